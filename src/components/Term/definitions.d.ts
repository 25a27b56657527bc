declare module '@generated/reference-data/default/definitions.json' {
  /** Definitions of the glossary by the ids of their terms. */
  const definitions: Partial<Record<string, string>>;
  export default definitions;
}
