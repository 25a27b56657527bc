/** Private keys as the CLI and the SDK write them, and plain ones in a constructor of the SDK. */
const PRIVATE_KEY = /-priv-0x[0-9a-f]{64}|PrivateKey\s*\(\s*["'`](?:0x)?[0-9a-f]{64}/i;

/** Whether a program contains a private key, which a link would show to everyone who has it. */
export const hasPrivateKey = (code: string): boolean => PRIVATE_KEY.test(code);
