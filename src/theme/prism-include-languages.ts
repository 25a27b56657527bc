// Change: does nothing, because code is coloured at build time (`markdown/rehype/colour-blocks.ts`).
export default function prismIncludeLanguages(): void {
  // Intentionally empty.
}
