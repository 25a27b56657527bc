declare module '@generated/cli-reference/default/reference.json' {
  const reference: import('@site/plugins/cli-reference/compact').CompactReference;
  export default reference;
}
