import {terms} from '../../src/glossary/terms';

/** A section that a component renders from data, and that therefore is not in the MDX source. */
export interface GeneratedSection {
  anchor: string;
  heading: string;
  depth: number;
  content: string;
  code: string;
}

function glossary(): GeneratedSection[] {
  return terms.map(({id, term, definition, aliases = []}) => ({
    anchor: id,
    heading: term,
    depth: 3,
    content: [definition, ...aliases].join(' '),
    code: '',
  }));
}

/** Components that write headings or text of their own. A component that does and is missing here fails the check of the built pages. */
const components: Record<string, () => GeneratedSection[]> = {Glossary: glossary};

/** What a component adds to the page on which it stands. */
export const generatedSections = (component: string): GeneratedSection[] => components[component]?.() ?? [];
