import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 248],
  lanes: [
    {area: [0, 0, 216, 152], name: 'Account at 0xb0b'},
    {area: [328, 0, 360, 112], name: 'Object at an address of its own'},
    {area: [328, 136, 360, 112], name: 'Another object'},
  ],
  boxes: [
    {area: [16, 36, 184, 48], name: 'Account', note: 'of 0x1::account'},
    {area: [16, 92, 184, 48], name: 'Vault', note: 'of 0xcafe::vault'},
    {area: [344, 40, 160, 48], name: 'ObjectCore', note: 'owner: 0xb0b'},
    {area: [512, 40, 160, 48], name: 'Sword', note: 'sharpness: 1', key: true},
    {area: [344, 176, 160, 48], name: 'ObjectCore', note: 'owner: 0xb0b'},
    {area: [512, 176, 160, 48], name: 'Sword', note: 'sharpness: 7', key: true},
    {area: [0, 200, 216, 48], name: 'Object<Sword>', note: 'can be copied and passed on'},
  ],
  lines: [
    {path: '344,64 216,64', key: true},
    {path: '344,200 272,200 272,104 216,104', key: true},
    {path: '216,236 328,236', dashed: true},
  ],
  labels: [
    {text: 'owner', at: [272, 56], anchor: 'middle'},
    {text: 'owner', at: [282, 150]},
    {text: 'points to', at: [272, 228], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 328],
  lanes: [
    {area: [0, 0, 288, 88], name: 'Account at 0xb0b'},
    {area: [0, 136, 288, 88], name: 'Object at an address of its own', place: 'below'},
  ],
  boxes: [
    {area: [8, 32, 132, 48], name: 'Account', note: 'of 0x1::account'},
    {area: [148, 32, 132, 48], name: 'Vault', note: 'of 0xcafe::vault'},
    {area: [8, 144, 132, 48], name: 'ObjectCore', note: 'owner: 0xb0b'},
    {area: [148, 144, 132, 48], name: 'Sword', note: 'sharpness: 1', key: true},
    {area: [40, 280, 208, 48], name: 'Object<Sword>', note: 'can be copied and passed on'},
  ],
  lines: [
    {path: '72,144 72,88', key: true},
    {path: '144,280 144,224', dashed: true},
  ],
  labels: [
    {text: 'owner', at: [82, 116]},
    {text: 'points to', at: [154, 256]},
  ],
};

/** Where resources are kept: in accounts, and in objects that accounts own. */
export default {
  alt: 'The account 0xb0b holds at most one resource of each type, here an Account and a Vault. Each object has an address of its own, where ObjectCore names the owner, here the account, beside other resources such as a Sword. A value of type Object<Sword> points to an object.',
  wide,
  narrow,
};
