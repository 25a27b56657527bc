import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 272],
  lanes: [
    {area: [0, 0, 688, 128], name: 'The list'},
    {area: [144, 32, 536, 88], name: 'One block'},
    {area: [0, 176, 688, 96], name: 'The state', place: 'below'},
  ],
  boxes: [
    {area: [8, 64, 128, 48], name: 'Earlier blocks', note: 'to version 202'},
    {area: [152, 64, 140, 48], name: 'Block metadata', note: 'version 203'},
    {area: [296, 64, 188, 48], name: 'User transactions', note: 'versions 204 and 205'},
    {area: [488, 64, 184, 48], name: 'Block epilogue', note: 'version 206'},
    {area: [8, 192, 128, 48], name: 'State', note: 'at version 202'},
    {area: [288, 192, 200, 48], name: 'Execute the block', key: true},
    {area: [544, 192, 128, 48], name: 'State', note: 'at version 206'},
  ],
  lines: [
    {path: '72,112 72,192'},
    {path: '136,216 288,216', key: true},
    {path: '388,120 388,192', key: true},
    {path: '488,216 544,216', key: true},
    {path: '608,192 608,112'},
  ],
  labels: [{text: 'root hash', at: [618, 157]}],
};

const narrow: Scene = {
  size: [288, 288],
  lanes: [
    {area: [0, 0, 160, 288], name: 'The list'},
    {area: [8, 96, 144, 184], name: 'One block'},
    {area: [200, 0, 88, 288], name: 'The state'},
  ],
  boxes: [
    {area: [16, 32, 128, 48], name: 'Earlier blocks', note: 'to version 202'},
    {area: [16, 128, 128, 44], name: 'Block metadata', note: 'version 203'},
    {area: [16, 176, 128, 44], name: 'Transactions', note: '204 and 205'},
    {area: [16, 224, 128, 48], name: 'Block epilogue', note: 'version 206'},
    {area: [208, 32, 72, 48], name: 'State', note: 'at 202'},
    {area: [208, 136, 72, 48], name: 'Execute', key: true},
    {area: [208, 224, 72, 48], name: 'State', note: 'at 206'},
  ],
  lines: [
    {path: '144,56 208,56'},
    {path: '244,80 244,136', key: true},
    {path: '152,160 208,160', key: true},
    {path: '244,184 244,224', key: true},
    {path: '208,248 144,248'},
  ],
  labels: [
    {text: 'root', at: [180, 240], anchor: 'middle'},
    {text: 'hash', at: [180, 266], anchor: 'middle'},
  ],
};

/** How a block leads from one state to the next. */
export default {
  alt: 'The state at version 202 goes into a block with three kinds of transactions: metadata, user transactions and an epilogue. Executing the block gives the state at version 206, whose root hash the epilogue records.',
  wide,
  narrow,
};
