import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 248],
  lanes: [
    {area: [0, 0, 136, 248], name: 'You'},
    {area: [224, 0, 192, 248], name: 'Nodes'},
    {area: [448, 0, 240, 248], name: 'Validators'},
  ],
  boxes: [
    {area: [8, 40, 120, 48], name: 'Your program'},
    {area: [8, 184, 120, 48], name: 'Readers'},
    {area: [232, 40, 176, 48], name: 'Node'},
    {area: [232, 184, 176, 48], name: 'Nodes and indexers'},
    {area: [456, 40, 224, 48], name: 'Agree on an order', key: true},
    {area: [456, 112, 224, 48], name: 'Execute in parallel', note: 'Move VM', key: true},
    {area: [456, 184, 224, 48], name: 'Certify the result', key: true},
  ],
  lines: [
    {path: '128,64 232,64', key: true},
    {path: '408,64 456,64', key: true},
    {path: '568,88 568,112', key: true},
    {path: '568,160 568,184', key: true},
    {path: '456,208 408,208', key: true},
    {path: '232,208 128,208', dashed: true},
  ],
  labels: [
    {text: 'signed', at: [180, 56], anchor: 'middle'},
    {text: 'transaction', at: [180, 84], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 424],
  lanes: [
    {area: [0, 0, 288, 56], name: 'You', place: 'beside'},
    {area: [0, 96, 288, 56], name: 'Nodes', place: 'beside'},
    {area: [0, 176, 288, 168], name: 'Validators', place: 'beside'},
    {area: [0, 368, 288, 56], name: 'For readers', place: 'beside'},
  ],
  boxes: [
    {area: [104, 8, 176, 40], name: 'Your program'},
    {area: [104, 104, 176, 40], name: 'Node'},
    {area: [104, 184, 176, 40], name: 'Agree on an order', key: true},
    {area: [104, 240, 176, 40], name: 'Execute in parallel', key: true},
    {area: [104, 296, 176, 40], name: 'Certify the result', key: true},
    {area: [104, 376, 176, 40], name: 'Nodes and indexers'},
  ],
  lines: [
    {path: '192,48 192,104', key: true},
    {path: '192,144 192,184', key: true},
    {path: '192,224 192,240', key: true},
    {path: '192,280 192,296', key: true},
    {path: '192,336 192,376', key: true},
  ],
  labels: [{text: 'signed transaction', at: [182, 81], anchor: 'end'}],
};

/** The path of a transaction from a program through the validators to its readers. */
export default {
  alt: 'Your program sends a signed transaction to a node. Validators agree on an order, execute the block in parallel with the Move virtual machine, and certify the result. Nodes and indexers serve it to readers.',
  wide,
  narrow,
};
