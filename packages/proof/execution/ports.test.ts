import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {pageOf} from '../pages/test-page';
import {takenPort} from './ports';

/** Takes a free port; a fixed one may be in use, for example by the reader's own localnet. */
async function occupyPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const {blocks} = pageOf(`\`\`\`bash\ncurl http://127.0.0.1:${port}/v1\n\`\`\`\n`);
  return {server, port, blocks};
}

test('a page does not start while another program uses its port', async () => {
  const {server, port, blocks} = await occupyPort();
  expect(await takenPort(blocks, new Set())).toMatchObject({
    block: {line: 1},
    failures: [
      {external: true, problem: `port ${port}, which the page needs, is already in use on this machine`},
    ],
  });
  server.close();
  await once(server, 'close');
  expect(await takenPort(blocks, new Set())).toBeUndefined();
});

test('other programs may use a port that is redirected', async () => {
  const {server, port, blocks} = await occupyPort();
  expect(await takenPort(blocks, new Set([port]))).toBeUndefined();
  server.close();
});
