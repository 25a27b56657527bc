/** Assistants that take a question in their address. */
export const assistants = [
  {name: 'Claude', ask: (question: string) => `https://claude.ai/new?q=${encodeURIComponent(question)}`},
  {name: 'ChatGPT', ask: (question: string) => `https://chatgpt.com/?q=${encodeURIComponent(question)}`},
] as const;
