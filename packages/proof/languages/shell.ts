import {forEachChild, parse, type Command, type SyntaxNode} from 'unbash';

/** A simple command of a script: its words without quotes, with expansions as written. */
export interface ShellCommand {
  words: string[];
  /** Line of the first word, from 0. */
  line: number;
  /** Reads the output of the previous command. */
  piped: boolean;
  /** Its input is redirected: `< file`, `<<< text`. */
  redirected: boolean;
}

// `<ADDRESS>` is a placeholder; a shell would read redirections.
const placeholder = /<[A-Za-z][\w-]*>/g;

/**
 * Finds the simple commands of a bash script, also inside pipes, loops, functions and `$(…)`.
 * Redirections are not words, and a placeholder such as `<ADDRESS>` becomes `…`.
 */
export function shellCommands(source: string): ShellCommand[] {
  const script = source.replace(placeholder, ({length}) => '…'.repeat(length));
  const commands: ShellCommand[] = [];
  const piped = new Set<SyntaxNode>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Pipeline') for (const command of node.commands.slice(1)) piped.add(command);
    if (node.type === 'Command' && node.name) {
      commands.push({
        words: [node.name.value, ...argumentsOf(node, script)],
        line: script.slice(0, node.name.pos).split('\n').length - 1,
        piped: piped.has(node),
        redirected: node.redirects.some(({operator}) => operator.startsWith('<')),
      });
    }
    forEachChild(node, visit);
  };
  visit(parse(script));
  return commands;
}

function argumentsOf({args}: Command, script: string): string[] {
  return args.map((argument) =>
    argument.type === 'Word' ? argument.value : script.slice(argument.pos, argument.end),
  );
}
