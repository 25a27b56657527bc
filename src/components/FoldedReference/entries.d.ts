/** HTML of entries by their ids. */
declare module '@generated/reference-data/default/aborts.json' {
  const entries: Partial<Record<string, string>>;
  export default entries;
}
declare module '@generated/reference-data/default/cli.json' {
  const entries: Partial<Record<string, string>>;
  export default entries;
}
