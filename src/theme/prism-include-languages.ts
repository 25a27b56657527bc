// Change: does nothing, because code is coloured at build time (`plugins/mdx/rehype/highlight-code.ts`).
export default function prismIncludeLanguages(): void {
  // Intentionally empty.
}
