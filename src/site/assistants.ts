/** A site that can be opened with a question about a page. */
interface Assistant {
  label: string;
  /** Address of a new conversation; `{url}` stands for the page's Markdown. */
  href: string;
}

/** Offered in the page's actions. Empty on purpose: an operator who wants links to a service adds them here. */
export const assistants: readonly Assistant[] = [];
