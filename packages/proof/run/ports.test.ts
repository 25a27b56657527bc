import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {pageOf} from '../pages/page-of';
import {takenPort} from './ports';

const found = (text: string) => takenPort(pageOf(text).blocks, new Set([8080]));

test('a page does not start while another program uses its port', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const {port} = mute.address() as AddressInfo;
  const block = `\`\`\`bash\ncurl http://127.0.0.1:${port}/v1\n\`\`\`\n`;
  expect(await found(block)).toMatchObject({
    block: {line: 1},
    failures: [
      {external: true, problem: `port ${port}, which the page needs, is already in use on this machine`},
    ],
  });
  mute.close();
  await once(mute, 'close');
  expect(await found(block)).toBeUndefined();
});

test('other programs may use a port that is redirected', async () => {
  const server = createServer().listen(8080, '127.0.0.1');
  await Promise.race([once(server, 'listening'), once(server, 'error')]);
  expect(await found('```bash\ncurl http://127.0.0.1:8080/v1\n```\n')).toBeUndefined();
  server.close();
});
