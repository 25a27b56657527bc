import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 240],
  lanes: [
    {area: [0, 0, 192, 136], name: 'Alice owns'},
    {area: [0, 152, 192, 88], name: 'Bob owns'},
    {area: [400, 0, 288, 240], name: 'Metadata object: the asset'},
  ],
  boxes: [
    {area: [8, 36, 176, 40], name: 'Primary store'},
    {area: [8, 84, 176, 40], name: 'Second store'},
    {area: [8, 188, 176, 40], name: 'Primary store'},
    {area: [408, 40, 272, 56], name: 'Metadata', note: 'name, symbol, decimals'},
    {area: [408, 108, 272, 56], name: 'Supply', note: 'never above its cap'},
    {area: [408, 176, 272, 56], name: 'Controls', note: 'administrator and refs', key: true},
  ],
  lines: [
    {path: '184,56 272,56 272,136 400,136'},
    {path: '184,208 272,208 272,136 288,136', plain: true},
    {path: '184,104 272,104 272,120', plain: true},
  ],
  labels: [{text: 'holds units of', at: [336, 128], anchor: 'middle'}],
};

const narrow: Scene = {
  size: [288, 344],
  lanes: [
    {area: [0, 0, 128, 128], name: 'Alice owns'},
    {area: [160, 0, 128, 128], name: 'Bob owns'},
    {area: [0, 176, 288, 168], name: 'Metadata object: the asset'},
  ],
  boxes: [
    {area: [8, 32, 112, 40], name: 'Primary store'},
    {area: [8, 80, 112, 40], name: 'Second store'},
    {area: [168, 32, 112, 40], name: 'Primary store'},
    {area: [8, 208, 132, 56], name: 'Metadata', note: 'name, decimals'},
    {area: [148, 208, 132, 56], name: 'Supply', note: 'with its cap'},
    {area: [8, 272, 272, 56], name: 'Controls', note: 'administrator and refs', key: true},
  ],
  lines: [{path: '64,128 64,176'}, {path: '224,128 224,176'}],
  labels: [{text: 'hold units of', at: [144, 156], anchor: 'middle'}],
};

/** The objects that a fungible asset consists of. */
export default {
  alt: 'Each store holds units of one asset, and points to its metadata object. Alice has a primary store and a second one, Bob has a primary store. The metadata object holds name, symbol and decimals, the supply with its cap, and the Controls of the module on this page, with the administrator and the refs.',
  wide,
  narrow,
};
