/** The only helper of TypeScript that the framework's code for browsers calls. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
