import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 304],
  lanes: [
    {area: [0, 0, 192, 224], name: 'greeting, version 1'},
    {area: [248, 0, 192, 224], name: 'greeting, version 2'},
    {area: [496, 0, 192, 224], name: 'rejected'},
    {area: [8, 32, 176, 184], name: 'module board'},
    {area: [256, 32, 176, 184], name: 'module board'},
    {area: [504, 32, 176, 184], name: 'module board'},
  ],
  boxes: [
    {area: [16, 64, 160, 32], name: 'write'},
    {area: [16, 100, 160, 32], name: 'read'},
    {area: [264, 64, 160, 32], name: 'write'},
    {area: [264, 100, 160, 32], name: 'read'},
    {area: [264, 136, 160, 32], name: 'edits', key: true},
    {area: [512, 64, 160, 32], name: 'write'},
    {area: [512, 100, 160, 32], name: 'read'},
    {area: [512, 136, 160, 32], name: 'edits', gone: true},
    {area: [512, 172, 160, 32], name: 'edit_count'},
    {area: [0, 256, 440, 48], name: 'Board, a resource', note: 'an upgrade does not change it'},
  ],
  lines: [
    {path: '192,120 248,120', key: true},
    {path: '440,120 496,120', wrong: true},
    {path: '96,224 96,256'},
    {path: '344,224 344,256'},
  ],
  labels: [
    {text: 'publish', at: [220, 112], anchor: 'middle'},
    {text: 'publish', at: [468, 112], anchor: 'middle'},
  ],
};

const narrow: Scene = {
  size: [288, 384],
  lanes: [
    {area: [0, 0, 200, 84], name: 'module board, version 1'},
    {area: [0, 124, 200, 84], name: 'version 2'},
    {area: [0, 248, 200, 136], name: 'rejected'},
  ],
  boxes: [
    {area: [8, 36, 56, 40], name: 'write'},
    {area: [72, 36, 56, 40], name: 'read'},
    {area: [8, 160, 56, 40], name: 'write'},
    {area: [72, 160, 56, 40], name: 'read'},
    {area: [136, 160, 56, 40], name: 'edits', key: true},
    {area: [8, 288, 56, 40], name: 'write'},
    {area: [72, 288, 56, 40], name: 'read'},
    {area: [136, 288, 56, 40], name: 'edits', gone: true},
    {area: [8, 336, 120, 40], name: 'edit_count'},
    {area: [216, 80, 72, 48], name: 'Board', note: 'unchanged'},
  ],
  lines: [
    {path: '100,84 100,124', key: true},
    {path: '100,208 100,248', wrong: true},
    {path: '200,56 252,56 252,80'},
    {path: '200,160 252,160 252,128'},
  ],
  labels: [
    {text: 'publish', at: [110, 108]},
    {text: 'publish', at: [110, 232]},
  ],
};

/** A package with its module, an upgrade that callers survive, and one that the chain rejects. */
export default {
  alt: 'The package greeting contains the module board. Version 2 adds the function edits, and the chain accepts it. The next version has edit_count in place of edits, and is rejected, because callers may use edits. The resource Board stays as it is through every upgrade.',
  wide,
  narrow,
};
