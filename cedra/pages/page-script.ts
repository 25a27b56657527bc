import {fileAfter, type Page, type Task, withoutMarks} from '@cedra-docs/proof/build';
import {pageName} from './files';
import {classify} from './tasks';

/**
 * A shell script that runs the commands of a page, to its end or to the end of one section, and says how to go on from
 * there.
 * @returns undefined when the page has too few commands, or when its commands repeat values from its outputs
 */
export function pageScript(page: Page): string | undefined {
  const tasks = classify(page);
  const commands = tasks.filter(({kind}) => kind === 'bash');
  if (commands.length < 2 || usesShownValues(tasks)) return undefined;
  const files = new Map<string, string>();
  const steps = tasks.flatMap((task, index) => {
    const {section} = task.block;
    const next = tasks[index + 1]?.block.section;
    const isLast = section !== undefined && section !== next;
    return [...step(task, files), ...(isLast ? [`reached ${section} ${next ?? ''}`.trimEnd()] : [])];
  });
  const sections = new Set(tasks.flatMap(({block: {section}}) => section ?? []));
  const checks = [
    ...(steps.some((each) => each.includes(FRAMEWORK)) ? [FRAMEWORK_CHECK] : []),
    // A page that installs or removes something must not change the reader's own machine.
    ...(commands.some(({block}) => /(?:~|\$HOME)\//.test(block.code)) ? ['HOME=$start'] : []),
  ];
  return [head(page.file, [...sections], checks), ...steps, 'reached "$last"', ''].join('\n\n');
}

const FRAMEWORK = 'https://github.com/cedra-labs/cedra-framework.git';
const FRAMEWORK_CHECK = `git ls-remote -q ${FRAMEWORK} HEAD > /dev/null 2>&1 || { echo "Move packages need ${FRAMEWORK}, which is out of reach. The page getting-started/libs#without-github says what to change by hand."; exit 1; }`;

/** The start of a script, with the function that saves the shell's variables and functions for the reader. */
const head = (
  file: string,
  sections: readonly string[],
  checks: readonly string[],
): string => `#!/usr/bin/env bash
# The commands of ${file}, as the proof of the documentation ran them.
# Needs the Cedra CLI and a localnet (cedra node run-localnet). Works in a new folder, ${pageName(file)}.
# Usage: bash ${pageName(file)}.sh [section]: stops at the end of the section, named as in the page's address after #.
set -eo pipefail
last=\${1:-}
case $last in
  ''${sections.map((section) => `|${section}`).join('')}) ;;
  *) echo "No code below #$last. The sections are: ${sections.join(', ')}"; exit 1 ;;
esac
curl -sf http://127.0.0.1:8080/v1 > /dev/null || { echo "Start a localnet first: cedra node run-localnet"; exit 1; }
cedra no-such-command > /dev/null 2>&1 && { echo "Link to the CLI itself: npm's start script hides failures. See the installation of the CLI."; exit 1; }
start=$PWD/${pageName(file)}
${checks.map((line) => `${line}\n`).join('')}mkdir "$start" || { echo "Remove the folder, or run the script in another one."; exit 1; }
cd "$start"
reached() {
  [ "$1" = "$last" ] || return 0
  unset -f reached
  compgen -v | grep -vxF "$known" | grep -vE '^(_|OLDPWD|FUNCNAME|PIPESTATUS|BASH_.*)$' |
    while read -r; do declare -p "$REPLY"; done > "$start/variables.sh" || true
  declare -f >> "$start/variables.sh"
  echo "Done\${last:+ to the end of #$last}. To go on with the page\${2:+ at #$2}:"
  echo "  cd '$PWD' && source '$start/variables.sh'"
  exit
}
known=$(compgen -v | grep -vx PATH)`;

function step(task: Task, files: Map<string, string>): string[] {
  if (task.kind === 'file') {
    const {block, path, region} = task;
    const marked = fileAfter(block, region, files.get(path));
    if (marked === undefined) return [];
    files.set(path, marked);
    return [
      `mkdir -p "$(dirname "$start/${path}")"\ncat > "$start/${path}" <<'END_OF_FILE'\n${withoutMarks(marked)}\nEND_OF_FILE`,
    ];
  }
  if (task.kind !== 'bash') return [];
  const place = `# line ${task.block.line}`;
  if (/^\s*cedra node run-localnet\b(?!.*--test-dir)/m.test(task.block.code))
    return [`${place}: the localnet already runs`];
  if (!task.fails) return [`${place}\n${task.block.code}`];
  return [
    `${place}: fails, as the page shows\nset +e\n(\nset -e\n${task.block.code}\n)\ncode=$?\nset -e\n[ $code -ne 0 ] || { echo "Expected a failure"; exit 1; }`,
  ];
}

/** Whether a command or file repeats a hash or address that an output of the page showed. */
function usesShownValues(tasks: readonly Task[]): boolean {
  const shown = new Set<string>();
  for (const {kind, block} of tasks) {
    const values = block.code.match(/[0-9a-f]{40,}/gi) ?? [];
    if (kind === 'output') for (const value of values) shown.add(value);
    else if ((kind === 'bash' || kind === 'file') && values.some((value) => shown.has(value))) return true;
  }
  return false;
}
