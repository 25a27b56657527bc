/** The ids of the headings that are steps: those of level 3 in `<Steps>`. @param source MDX */
export function stepIds(source: string): string[] {
  const text = source.replace(/^```.*\n[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/<Steps>([\s\S]*?)<\/Steps>/g)]
    .flatMap(([, steps = '']) => [...steps.matchAll(/^### .*\{\/\* #([\w-]+) \*\/\}$/gm)])
    .map(([, id = '']) => id);
}
