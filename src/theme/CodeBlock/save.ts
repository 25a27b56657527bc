/** Downloads a text as a file. @param path its last part is the name of the file */
export function save(path: string, content: string): void {
  const url = URL.createObjectURL(new Blob([`${content}\n`], {type: 'text/plain'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.split('/').at(-1) ?? path;
  link.click();
  URL.revokeObjectURL(url);
}
