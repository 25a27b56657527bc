import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 232],
  lanes: [
    {area: [232, 0, 456, 96], name: 'Validators'},
    {area: [0, 136, 448, 96], name: 'For readers', place: 'below'},
  ],
  boxes: [
    {area: [0, 40, 144, 48], name: 'You', note: 'with a private key'},
    {area: [240, 40, 200, 48], name: 'Ledger', note: 'transactions in one order', key: true},
    {area: [488, 40, 192, 48], name: 'Move code', note: 'runs in a virtual machine'},
    {area: [472, 144, 216, 48], name: 'State', note: 'accounts, objects, modules', key: true},
    {area: [240, 144, 200, 48], name: 'REST API', note: 'the state now'},
    {area: [16, 144, 136, 48], name: 'Indexer', note: 'what happened'},
  ],
  lines: [
    {path: '144,64 240,64', key: true},
    {path: '440,64 488,64', key: true},
    {path: '584,88 584,144', key: true},
    {path: '472,168 440,168'},
    {path: '304,88 304,116 84,116 84,144'},
  ],
  labels: [
    {text: 'signed', at: [188, 56], anchor: 'middle'},
    {text: 'transaction', at: [188, 84], anchor: 'middle'},
    {text: 'writes', at: [594, 121]},
    {text: 'events', at: [194, 132], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 424],
  lanes: [
    {area: [0, 88, 288, 144], name: 'Validators', place: 'below'},
    {area: [0, 336, 288, 88], name: 'For readers', place: 'below'},
  ],
  boxes: [
    {area: [56, 0, 176, 48], name: 'You', note: 'with a private key'},
    {area: [56, 96, 184, 48], name: 'Ledger', note: 'transactions in one order', key: true},
    {area: [112, 168, 128, 40], name: 'Move code'},
    {area: [40, 256, 200, 48], name: 'State', note: 'accounts, objects, modules', key: true},
    {area: [8, 344, 128, 48], name: 'REST API', note: 'the state now'},
    {area: [152, 344, 128, 48], name: 'Indexer', note: 'what happened'},
  ],
  lines: [
    {path: '144,48 144,96', key: true},
    {path: '176,144 176,168', key: true},
    {path: '176,208 176,256', key: true},
    {path: '72,304 72,344'},
    {path: '240,120 264,120 264,344'},
  ],
  labels: [
    {text: 'signed transaction', at: [154, 76]},
    {text: 'writes', at: [186, 250]},
    {text: 'events', at: [256, 326], anchor: 'end'},
  ],
};

/** How transactions, ledger and state depend on one another. */
export default {
  alt: 'You sign a transaction with your private key. Validators put it into the ledger, a list of transactions in one order, and execute its Move code, which writes the state. You read the state now through the REST API, and what happened from the indexer, which follows the events of the ledger.',
  wide,
  narrow,
};
