import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 216],
  lanes: [
    {area: [0, 0, 336, 104], name: 'copy: one value becomes two'},
    {area: [352, 0, 336, 104], name: 'drop: a value may be forgotten'},
    {area: [0, 112, 336, 104], name: 'store: part of a stored value'},
    {area: [352, 112, 336, 104], name: 'key: stored under an address'},
    {area: [16, 148, 304, 56], name: 'Vault', place: 'beside'},
  ],
  boxes: [
    {area: [16, 40, 88, 48], name: 'Note'},
    {area: [136, 40, 88, 48], name: 'Note'},
    {area: [232, 40, 88, 48], name: 'Note', key: true},
    {area: [368, 40, 88, 48], name: 'Note'},
    {area: [488, 40, 88, 48], name: 'Note', gone: true},
    {area: [136, 156, 88, 40], name: 'Coins', key: true},
    {area: [368, 152, 88, 48], name: '0xb0b'},
    {area: [488, 152, 88, 48], name: 'Vault', key: true},
  ],
  lines: [{path: '104,64 136,64', key: true}, {path: '456,64 488,64'}, {path: '456,176 488,176', key: true}],
};

const narrow: Scene = {
  size: [288, 376],
  lanes: [
    {area: [0, 0, 288, 88], name: 'copy: one value becomes two'},
    {area: [0, 96, 288, 88], name: 'drop: a value may be forgotten'},
    {area: [0, 192, 288, 88], name: 'store: part of a stored value'},
    {area: [0, 288, 288, 88], name: 'key: stored under an address'},
    {area: [12, 224, 264, 48], name: 'Vault', place: 'beside'},
  ],
  boxes: [
    {area: [12, 36, 72, 40], name: 'Note'},
    {area: [116, 36, 72, 40], name: 'Note'},
    {area: [196, 36, 72, 40], name: 'Note', key: true},
    {area: [12, 132, 72, 40], name: 'Note'},
    {area: [116, 132, 72, 40], name: 'Note', gone: true},
    {area: [116, 230, 72, 36], name: 'Coins', key: true},
    {area: [12, 324, 72, 40], name: '0xb0b'},
    {area: [116, 324, 72, 40], name: 'Vault', key: true},
  ],
  lines: [{path: '84,56 116,56', key: true}, {path: '84,152 116,152'}, {path: '84,344 116,344', key: true}],
};

/** What each of the four abilities allows. */
export default {
  alt: 'With copy, one Note becomes two. With drop, a Note may be forgotten. With store, Coins can be a part of a Vault in storage. With key, a Vault can be stored under an address, here 0xb0b.',
  wide,
  narrow,
};
