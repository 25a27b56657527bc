export function loadRenderer(): Promise<
  typeof import('beautiful-mermaid', {with: {'resolution-mode': 'import'}})
>;
