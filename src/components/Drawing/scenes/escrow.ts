import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 232],
  boxes: [
    {area: [72, 96, 104, 40], name: 'Open'},
    {area: [304, 96, 120, 40], name: 'Disputed'},
    {area: [536, 0, 152, 48], name: 'Released', note: 'the payee is paid', key: true},
    {area: [536, 184, 152, 48], name: 'Refunded', note: 'the payer is paid'},
  ],
  lines: [
    {path: '0,116 72,116', key: true},
    {path: '124,96 124,24 536,24', key: true},
    {path: '124,136 124,208 536,208'},
    {path: '176,116 304,116'},
    {path: '424,108 612,108 612,48'},
    {path: '424,124 612,124 612,184'},
  ],
  labels: [
    {text: 'open', at: [32, 108], anchor: 'middle'},
    {text: 'release, claim', at: [330, 16], anchor: 'middle'},
    {text: 'refund', at: [330, 200], anchor: 'middle'},
    {text: 'dispute', at: [240, 108], anchor: 'middle'},
    {text: 'resolve, release,', at: [518, 82], anchor: 'middle'},
    {text: 'claim', at: [518, 100], anchor: 'middle'},
    {text: 'resolve, refund', at: [518, 142], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 312],
  boxes: [
    {area: [96, 32, 96, 40], name: 'Open'},
    {area: [88, 136, 112, 40], name: 'Disputed'},
    {area: [0, 264, 112, 48], name: 'Released', note: 'payee is paid', key: true},
    {area: [176, 264, 112, 48], name: 'Refunded', note: 'payer is paid'},
  ],
  lines: [
    {path: '144,0 144,32', key: true},
    {path: '144,72 144,136'},
    {path: '96,52 24,52 24,264', key: true},
    {path: '192,52 264,52 264,264'},
    {path: '112,176 112,236 84,236 84,264'},
    {path: '176,176 176,236 204,236 204,264'},
  ],
  labels: [
    {text: 'open', at: [154, 20]},
    {text: 'dispute', at: [154, 108]},
    {text: 'release,', at: [34, 84]},
    {text: 'claim', at: [34, 101]},
    {text: 'refund', at: [254, 84], anchor: 'end'},
    {text: 'resolve,', at: [104, 194], anchor: 'end'},
    {text: 'release,', at: [104, 211], anchor: 'end'},
    {text: 'claim', at: [104, 228], anchor: 'end'},
    {text: 'resolve,', at: [184, 194]},
    {text: 'refund', at: [184, 211]},
  ],
};

/** The states of an escrow, and the functions that lead from one to the next. */
export default {
  alt: 'An escrow starts as open. Release or claim pay the payee: it is released. Refund pays the payer: it is refunded. Dispute makes it disputed. From there, release, or claim after the review, leads to released, refund to refunded, and resolve to either.',
  wide,
  narrow,
};
