// For the program: the command line, the server, and the tools that need only pages.
export {runProgram, type Terminal} from './program';
export {type Answer, callTool, InputError, type Program, type Tool} from './tool';
export {Library, type Hit} from './library';
export {type Docs, type Place, unpack} from './data';
export {readTool, searchTool} from './page-tools';
