// For the browser: a client that searches the files of the index.
export {createClient, type ClientOptions, type SearchClient} from './client/client';
