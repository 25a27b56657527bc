// `npm run smoke -- <url> [--no-headers]`: checks a deployed site from outside. `--no-headers` is for hosts that
// cannot send our headers, such as GitHub Pages.
import {smoke} from './smoke/checks';

async function main(): Promise<void> {
  const [address, ...flags] = process.argv.slice(2);
  if (!address || !URL.canParse(address) || flags.some((flag) => flag !== '--no-headers')) {
    throw new Error('Usage: npm run smoke -- https://docs.example/base/ [--no-headers]');
  }
  const base = new URL(address.replace(/\/*$/, '/'));
  let failed = 0;
  for await (const {title, seen, problems} of smoke({base, sendsHeaders: flags.length === 0})) {
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${title}: ${seen}`);
    for (const problem of problems) console.log(`    ${problem}`);
    failed += problems.length;
  }
  console.log(failed > 0 ? `${failed} problems at ${base.href}` : `${base.href} is in order.`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
