import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 280],
  lanes: [
    {area: [496, 0, 192, 280], name: 'The ledger'},
    {area: [0, 112, 440, 96], name: 'The state'},
  ],
  boxes: [
    {area: [0, 32, 176, 48], name: 'Waypoint', note: 'what you trust at first'},
    {area: [264, 32, 160, 48], name: 'Ledger info', note: 'signed by a quorum', key: true},
    {area: [504, 32, 176, 48], name: 'Accumulator', note: 'of all transactions'},
    {area: [504, 144, 176, 48], name: 'Transaction info', note: 'one for each version'},
    {area: [504, 232, 104, 40], name: 'Transaction'},
    {area: [612, 232, 68, 40], name: 'Events'},
    {area: [264, 144, 160, 48], name: 'State tree', note: 'of the whole state'},
    {area: [16, 144, 152, 48], name: 'A resource', note: 'what you verify', key: true},
  ],
  lines: [
    {path: '176,56 264,56', key: true},
    {path: '424,56 504,56', key: true},
    {path: '592,80 592,144', key: true},
    {path: '556,192 556,232'},
    {path: '646,192 646,232'},
    {path: '504,168 424,168', key: true},
    {path: '264,168 168,168', key: true},
  ],
  labels: [
    {text: 'names the', at: [220, 48], anchor: 'middle'},
    {text: 'validators', at: [220, 76], anchor: 'middle'},
    {text: 'root', at: [460, 48], anchor: 'middle'},
    {text: 'leaf', at: [602, 117]},
    {text: 'root', at: [468, 160], anchor: 'middle'},
    {text: 'leaf', at: [216, 160], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 536],
  lanes: [
    {area: [0, 160, 288, 248], name: 'The ledger', place: 'below'},
    {area: [0, 448, 288, 88], name: 'The state', place: 'below'},
  ],
  boxes: [
    {area: [56, 0, 176, 48], name: 'Waypoint', note: 'what you trust at first'},
    {area: [56, 80, 176, 48], name: 'Ledger info', note: 'signed by a quorum', key: true},
    {area: [56, 168, 176, 48], name: 'Accumulator', note: 'of all transactions'},
    {area: [56, 248, 176, 48], name: 'Transaction info', note: 'one for each version'},
    {area: [8, 336, 104, 40], name: 'Transaction'},
    {area: [120, 336, 72, 40], name: 'Events'},
    {area: [168, 456, 112, 48], name: 'State tree', note: 'the whole state'},
    {area: [8, 456, 112, 48], name: 'A resource', note: 'to verify', key: true},
  ],
  lines: [
    {path: '144,48 144,80', key: true},
    {path: '144,128 144,168', key: true},
    {path: '144,216 144,248', key: true},
    {path: '80,296 80,336'},
    {path: '156,296 156,336'},
    {path: '216,296 216,456', key: true},
    {path: '168,480 120,480', key: true},
  ],
  labels: [
    {text: 'names the validators', at: [154, 69]},
    {text: 'root', at: [154, 150]},
    {text: 'leaf', at: [154, 237]},
    {text: 'root', at: [226, 432]},
    {text: 'leaf', at: [144, 472], anchor: 'middle'},
  ],
};

/** The chain of hashes from the waypoint that is trusted to a single resource. */
export default {
  alt: 'A waypoint, which you trust at first, names the validators. They sign a ledger info with the root of the transaction accumulator. Its leaves are transaction infos, one for each version, with the hashes of the transaction and its events, and, at the end of a block, the root of the state tree. A leaf of that tree is a resource.',
  wide,
  narrow,
};
