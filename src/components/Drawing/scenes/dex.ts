import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 232],
  lanes: [
    {area: [216, 0, 168, 232], name: 'Guard the price'},
    {area: [456, 0, 232, 232], name: 'Guard the money'},
  ],
  boxes: [
    {area: [0, 96, 144, 48], name: 'Client', note: 'in TypeScript'},
    {area: [232, 40, 136, 48], name: 'router'},
    {area: [232, 152, 136, 48], name: 'protection'},
    {area: [464, 96, 96, 48], name: 'pool', key: true},
    {area: [584, 40, 96, 48], name: 'amm_math'},
    {area: [584, 152, 96, 48], name: 'vaults', key: true},
  ],
  lines: [
    {path: '144,120 184,120 184,64 232,64'},
    {path: '144,120 184,120 184,176 232,176'},
    {path: '300,88 300,152'},
    {path: '368,64 416,64 416,112 464,112'},
    {path: '368,176 416,176 416,128 464,128'},
    {path: '512,96 512,64 584,64'},
    {path: '512,144 512,176 584,176', key: true},
  ],
  labels: [{text: 'each hop', at: [420, 56], anchor: 'middle'}],
};

const narrow: Scene = {
  size: [288, 344],
  lanes: [
    {area: [0, 80, 288, 80], name: 'Price', place: 'below'},
    {area: [0, 200, 288, 144], name: 'Money', place: 'below'},
  ],
  boxes: [
    {area: [72, 0, 144, 40], name: 'TypeScript client'},
    {area: [8, 88, 112, 40], name: 'router'},
    {area: [168, 88, 112, 40], name: 'protection'},
    {area: [72, 208, 144, 40], name: 'pool', key: true},
    {area: [40, 280, 96, 40], name: 'amm_math'},
    {area: [152, 280, 96, 40], name: 'vaults', key: true},
  ],
  lines: [
    {path: '88,40 88,88'},
    {path: '200,40 200,88'},
    {path: '120,108 168,108'},
    {path: '88,128 88,208'},
    {path: '200,128 200,208'},
    {path: '100,248 100,280'},
    {path: '188,248 188,280', key: true},
  ],
  labels: [{text: 'each hop', at: [98, 186]}],
};

/** The modules of the exchange, and which of them touch money. */
export default {
  alt: 'The TypeScript client calls router and protection, which guard the price. The router uses protection, and swaps in a pool at each hop. Protection swaps in one pool. The pool uses amm_math for the arithmetic, and is the only module that touches the vaults, so that these guard the money.',
  wide,
  narrow,
};
