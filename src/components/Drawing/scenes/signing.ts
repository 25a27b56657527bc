import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 232],
  lanes: [
    {area: [0, 0, 336, 96], name: 'Signing message'},
    {area: [96, 136, 408, 96], name: 'Signed transaction', place: 'below'},
  ],
  boxes: [
    {area: [16, 32, 92, 48], name: 'Seed', note: '32 bytes'},
    {area: [112, 32, 208, 48], name: 'Raw transaction', note: 'what should happen'},
    {area: [112, 152, 204, 48], name: 'Raw transaction', note: 'what should happen'},
    {area: [320, 152, 168, 48], name: 'Authenticator', note: 'public key, signature', key: true},
    {area: [592, 152, 96, 48], name: 'Hash', note: 'names it'},
  ],
  lines: [{path: '216,80 216,152'}, {path: '336,56 400,56 400,152', key: true}, {path: '504,176 592,176'}],
  labels: [
    {text: 'unchanged', at: [228, 121]},
    {text: 'signed with your private key', at: [412, 92]},
    {text: 'SHA3-256', at: [546, 168], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 320],
  lanes: [
    {area: [0, 0, 200, 88], name: 'Signing message'},
    {area: [48, 152, 240, 88], name: 'Signed transaction', place: 'below'},
  ],
  boxes: [
    {area: [8, 32, 44, 48], name: 'Seed'},
    {area: [56, 32, 136, 48], name: 'Raw transaction'},
    {area: [56, 160, 132, 48], name: 'Raw transaction'},
    {area: [192, 160, 88, 48], name: 'Signature', note: 'public key', key: true},
    {area: [96, 280, 144, 40], name: 'Transaction hash'},
  ],
  lines: [{path: '88,80 88,160'}, {path: '200,56 232,56 232,160', key: true}, {path: '168,240 168,280'}],
  labels: [
    {text: 'your private key', at: [222, 112], anchor: 'end'},
    {text: 'unchanged', at: [98, 136]},
    {text: 'SHA3-256', at: [178, 264]},
  ],
};

/** The parts of a transaction that are signed and sent, and the origin of its hash. */
export default {
  alt: 'The signing message is a seed followed by the raw transaction. Your key signs it. The raw transaction and the signature together form the signed transaction, which is sent and which its hash identifies.',
  wide,
  narrow,
};
