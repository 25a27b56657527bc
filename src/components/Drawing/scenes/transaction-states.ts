import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 232],
  lanes: [
    {area: [0, 0, 152, 232], name: 'Node'},
    {area: [232, 0, 168, 232], name: 'Mempool'},
    {area: [480, 0, 208, 232], name: 'Ledger'},
  ],
  boxes: [
    {area: [16, 40, 120, 48], name: 'Checked'},
    {area: [16, 168, 120, 48], name: 'Rejected'},
    {area: [248, 40, 136, 48], name: 'Pending', note: 'ready or parked'},
    {area: [248, 168, 136, 48], name: 'Gone'},
    {area: [488, 40, 192, 48], name: 'Committed', note: 'final', key: true},
    {area: [488, 168, 100, 48], name: 'Succeeded', key: true},
    {area: [596, 168, 84, 48], name: 'Failed', key: true},
  ],
  lines: [
    {path: '136,64 248,64', key: true},
    {path: '76,88 76,168'},
    {path: '384,64 488,64', key: true},
    {path: '316,88 316,168'},
    {path: '538,88 538,168', key: true},
    {path: '638,88 638,168', key: true},
  ],
  labels: [
    {text: 'HTTP 202', at: [192, 56], anchor: 'middle'},
    {text: '400 or', at: [86, 124]},
    {text: '507', at: [86, 142]},
    {text: 'executed', at: [440, 56], anchor: 'middle'},
    {text: 'in a block', at: [440, 84], anchor: 'middle'},
    {text: 'expired,', at: [326, 124]},
    {text: 'discarded', at: [326, 142]},
  ],
};

const narrow: Scene = {
  size: [288, 344],
  lanes: [
    {area: [0, 0, 288, 56], name: 'Node', place: 'beside'},
    {area: [0, 96, 288, 64], name: 'Mempool', place: 'beside'},
    {area: [0, 200, 288, 144], name: 'Ledger', place: 'beside'},
  ],
  boxes: [
    {area: [80, 8, 96, 40], name: 'Checked'},
    {area: [200, 8, 80, 40], name: 'Rejected'},
    {area: [80, 104, 96, 48], name: 'Pending', note: 'or parked'},
    {area: [200, 104, 80, 48], name: 'Gone'},
    {area: [80, 208, 104, 48], name: 'Committed', note: 'final', key: true},
    {area: [80, 296, 96, 40], name: 'Succeeded', key: true},
    {area: [192, 296, 88, 40], name: 'Failed', key: true},
  ],
  lines: [
    {path: '176,28 200,28'},
    {path: '128,48 128,104', key: true},
    {path: '176,128 200,128'},
    {path: '128,152 128,208', key: true},
    {path: '128,256 128,296', key: true},
    {path: '184,232 236,232 236,296', key: true},
  ],
  labels: [
    {text: 'HTTP 202', at: [138, 81]},
    {text: 'executed in a block', at: [138, 185]},
  ],
};

/** The states of a transaction between sending and its result. */
export default {
  alt: 'A node checks a sent transaction. If the check fails, it is rejected with HTTP 400 or 507. Otherwise the answer is HTTP 202, and it is pending, ready or parked, in the mempool. From there it is executed in a block and committed, as succeeded or failed, or it expires or is discarded, and is gone.',
  wide,
  narrow,
};
