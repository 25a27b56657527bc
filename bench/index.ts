// `npm run bench -- <measurement> [options]`: README.md lists the measurements.
const measurements = ['lighthouse', 'peers', 'reader', 'search', 'search/fit'];

const [chosen = ''] = process.argv.splice(2, 1);
if (measurements.includes(chosen)) void import(`./${chosen}`);
else {
  console.error(`Usage: npm run bench -- <${measurements.join('|')}> [options]`);
  process.exitCode = 1;
}
