import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 312],
  lanes: [
    {area: [0, 0, 136, 256], name: 'Anyone'},
    {area: [176, 0, 144, 256], name: 'Public full nodes'},
    {area: [344, 0, 168, 256], name: 'Validator full nodes'},
    {area: [536, 0, 152, 256], name: 'Validators'},
  ],
  boxes: [
    {area: [8, 104, 120, 48], name: 'Your program'},
    {area: [8, 168, 120, 48], name: 'Indexer'},
    {area: [192, 104, 112, 48], name: 'Full node'},
    {area: [388, 40, 80, 48], name: 'VFN'},
    {area: [388, 104, 80, 48], name: 'VFN'},
    {area: [388, 168, 80, 48], name: 'VFN'},
    {area: [552, 40, 96, 48], name: 'Validator', key: true},
    {area: [552, 104, 96, 48], name: 'Validator', key: true},
    {area: [552, 168, 96, 48], name: 'Validator', key: true},
  ],
  lines: [
    {path: '248,152 248,192 128,192', dashed: true},
    {path: '304,128 332,128 332,64 388,64'},
    {path: '304,128 332,128 332,192 388,192'},
    {path: '468,64 552,64'},
    {path: '468,192 552,192'},
    {path: '128,128 192,128', key: true},
    {path: '304,128 388,128', key: true},
    {path: '468,128 552,128', key: true},
    {path: '648,72 664,72 664,120 648,120', key: true, both: true},
    {path: '648,136 664,136 664,184 648,184', key: true, both: true},
    {path: '648,56 680,56 680,200 648,200', key: true, both: true},
    {path: '96,280 688,280', key: true},
    {path: '560,304 0,304', dashed: true},
  ],
  labels: [
    {text: 'REST', at: [156, 120], anchor: 'middle'},
    {text: 'stream', at: [258, 180]},
    {text: 'consensus', at: [612, 240], anchor: 'middle'},
    {text: 'transactions', at: [0, 285]},
    {text: 'committed results', at: [684, 309], anchor: 'end'},
  ],
};

const narrow: Scene = {
  size: [288, 416],
  lanes: [
    {area: [0, 0, 288, 56], name: 'Anyone', place: 'beside'},
    {area: [0, 104, 288, 56], name: 'Public', note: 'full nodes', place: 'beside'},
    {area: [0, 208, 288, 56], name: 'Validator', note: 'full nodes', place: 'beside'},
    {area: [0, 296, 288, 120], name: 'Validators', place: 'beside'},
  ],
  boxes: [
    {area: [88, 8, 112, 40], name: 'Your program'},
    {area: [208, 8, 72, 40], name: 'Indexer'},
    {area: [88, 112, 112, 40], name: 'Full node'},
    {area: [88, 216, 88, 40], name: 'VFN'},
    {area: [192, 216, 88, 40], name: 'VFN'},
    {area: [88, 304, 88, 40], name: 'Validator', key: true},
    {area: [192, 304, 88, 40], name: 'Validator', key: true},
  ],
  lines: [
    {path: '136,48 136,112', key: true},
    {path: '200,132 244,132 244,48', dashed: true},
    {path: '136,152 136,184 236,184 236,216'},
    {path: '136,152 136,216', key: true},
    {path: '136,256 136,304', key: true},
    {path: '236,256 236,304'},
    {path: '136,344 136,376 236,376 236,344', key: true, both: true},
  ],
  labels: [
    {text: 'REST', at: [146, 84]},
    {text: 'stream', at: [234, 84], anchor: 'end'},
    {text: 'consensus', at: [186, 400], anchor: 'middle'},
  ],
};

/** The kinds of nodes of a network, and which talk to each other. */
export default {
  alt: 'Your program talks to a public full node, which talks to the validator full nodes, and each of these talks to its validator. All validators are connected to one another. A full node also feeds an indexer.',
  wide,
  narrow,
};
