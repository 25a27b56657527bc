import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 264],
  lanes: [{area: [192, 0, 496, 264], name: 'Framework, at 0x1'}],
  boxes: [
    {area: [0, 40, 144, 48], name: 'Transaction', note: 'with fa_address'},
    {area: [208, 40, 200, 48], name: 'transaction_validation', note: 'how much is the fee?'},
    {area: [472, 40, 200, 48], name: 'transaction_fee', note: 'may the asset pay?', key: true},
    {area: [304, 144, 168, 48], name: 'whitelist', note: 'is the asset listed?'},
    {area: [488, 144, 184, 48], name: 'stablecoin', note: 'may the admin move it?'},
    {area: [0, 208, 144, 48], name: 'Admin', note: 'receives the fee', key: true},
  ],
  lines: [
    {path: '144,64 208,64', key: true},
    {path: '408,64 472,64', key: true},
    {path: '532,88 532,116 388,116 388,144'},
    {path: '600,88 600,144', key: true},
    {path: '600,192 600,232 144,232', key: true},
  ],
  labels: [{text: 'the fee, from the sender', at: [380, 224], anchor: 'middle'}],
};

const narrow: Scene = {
  size: [288, 424],
  lanes: [{area: [0, 80, 288, 256], name: 'At 0x1'}],
  boxes: [
    {area: [72, 0, 144, 48], name: 'Transaction', note: 'with fa_address'},
    {area: [48, 112, 192, 48], name: 'transaction_validation', note: 'how much is the fee?'},
    {area: [48, 192, 192, 48], name: 'transaction_fee', note: 'may the asset pay?', key: true},
    {area: [8, 280, 120, 48], name: 'whitelist', note: 'is it listed?'},
    {area: [136, 280, 144, 48], name: 'stablecoin', note: 'may it be moved?'},
    {area: [104, 376, 184, 48], name: 'Admin', note: 'receives the fee', key: true},
  ],
  lines: [
    {path: '144,48 144,112', key: true},
    {path: '144,160 144,192', key: true},
    {path: '68,240 68,280'},
    {path: '208,240 208,280', key: true},
    {path: '208,328 208,376', key: true},
  ],
  labels: [{text: 'the fee', at: [198, 360], anchor: 'end'}],
};

/** The modules that take a fee in another asset than the native coin. */
export default {
  alt: 'A transaction names a fee asset in its field fa_address. After its execution, transaction_validation passes the fee to transaction_fee. That module asks the whitelist whether the asset is listed, and stablecoin whether the admin may move it. If both agree and the sender holds the fee, stablecoin moves it to the admin.',
  wide,
  narrow,
};
