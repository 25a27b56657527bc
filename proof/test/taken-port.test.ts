import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {takenPort} from '../prove';
import {classify} from '../tasks';
import {pageOf} from './page-of';

const found = (text: string) => takenPort(classify(pageOf(text)));

test('a page whose port another program holds is not begun', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const {port} = mute.address() as AddressInfo;
  const block = `\`\`\`bash\ncurl http://127.0.0.1:${port}/v1\n\`\`\`\n`;
  expect(await found(block)).toMatchObject({port, block: {line: 1}});
  // What is not run needs no port.
  expect(await found(block.replace('bash', 'bash checked="needs a server"'))).toBeUndefined();
  mute.close();
  await once(mute, 'close');
  expect(await found(block)).toBeUndefined();
});

test("the ports of the run's localnet are led elsewhere", async () => {
  const server = createServer().listen(8080, '127.0.0.1');
  await Promise.race([once(server, 'listening'), once(server, 'error')]);
  expect(await found('```bash\ncurl http://127.0.0.1:8080/v1\n```\n')).toBeUndefined();
  server.close();
});
