import type {Block} from '../page/model';

/** A program put together from blocks, with the way back from its lines to theirs. */
export interface Program {
  text: string;
  /** For each line of the text: the block it comes from and the line in its code, from 0. */
  origin: ({block: Block; line: number} | undefined)[];
}

const importStart = /^import\b(?!\s*[(.])/;

/**
 * Puts blocks together so that each sees the ones before it and may declare a name again: imports stand once
 * at the top, and every block opens a scope inside the one before it.
 */
export function nestBlocks(blocks: readonly Block[], separate?: (block: Block) => string): Program {
  const program: Program = {text: '', origin: []};
  const imported = new Set<string>();
  const bodies = blocks.map((block) => {
    const {imports, body} = splitImports(block);
    for (const statement of imports) {
      const fresh = withoutKnownNames(statement.text, imported);
      if (fresh !== undefined) add(program, fresh, block, statement.line);
    }
    return {block, body};
  });
  for (const {block, body} of bodies) {
    add(program, separate ? `{ ${separate(block)}` : '{');
    add(program, body, block, 0);
  }
  add(program, '}'.repeat(bodies.length));
  // Without imports, the text would be a script, which may not await.
  add(program, 'export {};');
  return program;
}

function add(program: Program, text: string, block?: Block, line = 0): void {
  text.split('\n').forEach((each, index) => {
    program.text += `${each}\n`;
    program.origin.push(block && {block, line: line + index});
  });
}

/** Takes the import declarations out of a block and leaves blank lines in their places. */
function splitImports(block: Block): {imports: {text: string; line: number}[]; body: string} {
  const imports: {text: string; line: number}[] = [];
  const body: string[] = [];
  let open: {text: string; line: number} | undefined;
  block.code.split('\n').forEach((line, index) => {
    if (!open && importStart.test(line)) {
      open = {text: line, line: index};
      imports.push(open);
    } else if (open) open.text += `\n${line}`;
    // An exported declaration is an ordinary one inside a scope.
    else
      body.push(
        line.replace(
          /^export (default )?(?=const|let|function|async|class|interface|type|enum|abstract)/,
          '',
        ),
      );
    if (!open) return;
    body.push('');
    if (/['"];?\s*(\/\/.*)?$/.test(line)) open = undefined;
  });
  return {imports, body: body.join('\n')};
}

/** Leaves out names that an earlier block imported from the same module. */
function withoutKnownNames(statement: string, known: Set<string>): string | undefined {
  const source = /from\s*(['"])(.*?)\1/.exec(statement)?.[2] ?? '';
  const group = /\{([\s\S]*)\}/.exec(statement);
  if (!group) {
    if (known.has(statement)) return undefined;
    known.add(statement);
    return statement;
  }
  const fresh = (group[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !known.has(`${source} ${name}`));
  for (const name of fresh) known.add(`${source} ${name}`);
  if (fresh.length === 0) return undefined;
  const breaks = '\n'.repeat(statement.split('\n').length - 1);
  return statement.replace(/\n/g, ' ').replace(/\{.*\}/, `{ ${fresh.join(', ')} }`) + breaks;
}
