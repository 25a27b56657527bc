import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 248],
  lanes: [
    {area: [0, 0, 688, 56], name: 'let gem = Gem { carats: 3 };', place: 'beside', code: true},
    {area: [0, 64, 688, 56], name: 'let mine = gem;', place: 'beside', code: true},
    {area: [0, 128, 688, 56], name: 'weigh(mine)', place: 'beside', code: true},
    {area: [0, 192, 688, 56], name: 'let other = note;', place: 'beside', code: true},
  ],
  boxes: [
    {area: [280, 8, 96, 40], name: 'gem', key: true},
    {area: [280, 72, 96, 40], name: 'gem', gone: true},
    {area: [432, 72, 96, 40], name: 'mine', key: true},
    {area: [432, 136, 96, 40], name: 'mine', gone: true},
    {area: [584, 136, 96, 40], name: 'weigh', key: true},
    {area: [280, 200, 96, 40], name: 'note', key: true},
    {area: [432, 200, 96, 40], name: 'other', key: true},
  ],
  lines: [
    {path: '376,92 432,92', key: true},
    {path: '528,156 584,156', key: true},
    {path: '376,220 432,220', dashed: true},
  ],
  labels: [
    {text: 'moves', at: [404, 84], anchor: 'middle'},
    {text: 'moves', at: [556, 148], anchor: 'middle'},
    {text: 'copies', at: [404, 212], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 360],
  lanes: [
    {area: [0, 0, 288, 84], name: 'let gem = Gem { carats: 3 };', code: true},
    {area: [0, 92, 288, 84], name: 'let mine = gem;', code: true},
    {area: [0, 184, 288, 84], name: 'weigh(mine)', code: true},
    {area: [0, 276, 288, 84], name: 'let other = note;', code: true},
  ],
  boxes: [
    {area: [8, 36, 88, 40], name: 'gem', key: true},
    {area: [8, 128, 88, 40], name: 'gem', gone: true},
    {area: [192, 128, 88, 40], name: 'mine', key: true},
    {area: [8, 220, 88, 40], name: 'mine', gone: true},
    {area: [192, 220, 88, 40], name: 'weigh', key: true},
    {area: [8, 312, 88, 40], name: 'note', key: true},
    {area: [192, 312, 88, 40], name: 'other', key: true},
  ],
  lines: [
    {path: '96,148 192,148', key: true},
    {path: '96,240 192,240', key: true},
    {path: '96,332 192,332', dashed: true},
  ],
  labels: [
    {text: 'moves', at: [144, 140], anchor: 'middle'},
    {text: 'moves', at: [144, 232], anchor: 'middle'},
    {text: 'copies', at: [144, 324], anchor: 'middle'},
  ],
};

/** A value that moves from owner to owner, and one that is copied. */
export default {
  alt: 'The value of gem moves to mine, and then into the function weigh. Each time, the variable that it leaves is struck out, because it can no longer be used. A value with copy that is used again is duplicated: note keeps its value, and other gets a copy.',
  wide,
  narrow,
};
