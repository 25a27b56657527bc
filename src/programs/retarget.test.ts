import {describe, expect, it} from 'vitest';
import {networkOf} from '@site/cedra/networks/model';
import {retarget} from './retarget';

const code = `new CedraConfig({network: Network.LOCAL});
fetch('http://127.0.0.1:8080/v1/accounts/0x1');
fetch("http://127.0.0.1:8081/mint");
const LOCAL = MyNetwork.LOCAL_1;`;

describe('retarget', () => {
  it('replaces the name and the addresses of the localnet', () => {
    expect(retarget(code, networkOf('testnet'))).toBe(`new CedraConfig({network: Network.TESTNET});
fetch('https://testnet.cedra.dev/v1/accounts/0x1');
fetch("https://faucet-api.cedra.dev/mint");
const LOCAL = MyNetwork.LOCAL_1;`);
  });

  it('changes nothing for the localnet', () => {
    expect(retarget(code, networkOf('localnet'))).toBe(code);
  });
});
