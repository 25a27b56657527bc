import {limits} from './limits';
import {hasLongCombiningMarks} from './combining-marks';

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

export const sharesProgram = (hash: string, program: string): boolean =>
  hash.startsWith(`#run=${program}&code=`);

/** The URL hash that shares a program: its name, and its code compressed as Base64url. */
export async function linkHash(program: string, code: string): Promise<string> {
  const stream = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `#run=${program}&code=${toBase64Url(bytes)}`;
}

/**
 * Reads the code from a hash of `linkHash`.
 * @throws Error when the link is damaged, or when its code is too long or takes too long to draw
 */
export async function codeOfLink(hash: string): Promise<string> {
  const [, packed = ''] = /&code=([\w-]*)/.exec(hash) ?? [];
  const stream = new Blob([fromBase64Url(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.pipeThrough(new TextDecoderStream('utf-8', {fatal: true})).getReader();
  let code = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    code += part.value;
    // Stop early: a few compressed bytes can expand to gigabytes.
    if (code.length > limits.sharedCharacters) {
      await reader.cancel();
      throw new Error(`The program is longer than ${limits.sharedCharacters} characters.`);
    }
  }
  if (hasLongCombiningMarks(code))
    throw new Error('The program contains a long sequence of combining marks.');
  return code;
}
