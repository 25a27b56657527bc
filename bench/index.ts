// `npm run bench -- <measurement> [options]`: README.md lists the measurements.

/** The options of each measurement. */
const measurements: Record<string, string> = {
  'docs-tool': '',
  exam: '[--answers answers.json] [--held-out]',
  lighthouse: '[--runs 3] [routes]',
  peers: '[--runs 3]',
  search: '[--final]',
};

const [chosen = ''] = process.argv.splice(2, 1);
if (chosen in measurements) void import(`./${chosen}`);
else {
  const lines = Object.entries(measurements).map(
    ([name, options]) => `  npm run bench -- ${name} ${options}`,
  );
  const isHelp = chosen === '--help';
  (isHelp ? console.log : console.error)(['Usage:', ...lines].join('\n'));
  process.exitCode = isHelp ? 0 : 1;
}
