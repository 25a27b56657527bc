export function keyOfSeed(seed: Uint8Array): Uint8Array;
export function drawUnlucky(keyOf?: (bytes: Uint8Array) => Uint8Array, draw?: () => Uint8Array): Uint8Array;
export function makeUnlucky(crypto: Crypto): void;
export function unluckyScript(accounts?: number): string;
