import type * as BeautifulMermaid from 'beautiful-mermaid' with {'resolution-mode': 'import'};

export function loadRenderer(): Promise<typeof BeautifulMermaid>;
