import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 192],
  lanes: [
    {area: [0, 0, 336, 192], name: 'Compiles'},
    {area: [352, 0, 336, 192], name: 'Rejected'},
  ],
  boxes: [],
  lines: [
    {path: '192,76 208,76 208,120 192,120', key: true, plain: true},
    {path: '192,132 208,132 208,176 192,176', key: true, plain: true},
    {path: '584,48 600,48 600,120 584,120', key: true, plain: true},
    {path: '552,84 600,84', wrong: true},
  ],
  labels: [
    {text: 'let x = 1;', at: [16, 60], code: true},
    {text: 'let first = &mut x;', at: [16, 88], code: true},
    {text: '*first += 4;', at: [16, 116], code: true},
    {text: 'let second = &x;', at: [16, 144], code: true},
    {text: '*second', at: [16, 172], code: true},
    {text: 'lent to first', at: [220, 103]},
    {text: 'lent to second', at: [220, 159]},
    {text: 'let first = &numbers[0];', at: [368, 60], code: true},
    {text: 'numbers.push_back(4);', at: [368, 88], code: true},
    {text: '*first', at: [368, 116], code: true},
    {text: 'lent to', at: [612, 80]},
    {text: 'first', at: [612, 98]},
    {text: 'push_back would change what is lent', at: [368, 160]},
  ],
};

const narrow: Scene = {
  size: [288, 336],
  lanes: [
    {area: [0, 0, 288, 168], name: 'Compiles'},
    {area: [0, 176, 288, 160], name: 'Rejected'},
  ],
  boxes: [],
  lines: [
    {path: '164,63 180,63 180,103 164,103', key: true, plain: true},
    {path: '164,115 180,115 180,155 164,155', key: true, plain: true},
    {path: '208,213 224,213 224,281 208,281', key: true, plain: true},
    {path: '184,247 224,247', wrong: true},
  ],
  labels: [
    {text: 'let x = 1;', at: [12, 48], code: true},
    {text: 'let first = &mut x;', at: [12, 74], code: true},
    {text: '*first += 4;', at: [12, 100], code: true},
    {text: 'let second = &x;', at: [12, 126], code: true},
    {text: '*second', at: [12, 152], code: true},
    {text: 'lent to first', at: [189, 88]},
    {text: 'lent to second', at: [189, 140]},
    {text: 'let first = &numbers[0];', at: [12, 224], code: true},
    {text: 'numbers.push_back(4);', at: [12, 251], code: true},
    {text: '*first', at: [12, 278], code: true},
    {text: 'lent to', at: [232, 243]},
    {text: 'first', at: [232, 260]},
    {text: 'push_back would change what is lent', at: [12, 314]},
  ],
};

/** Borrows as brackets beside lines of code: from where a reference is taken to its last use. */
export default {
  alt: 'Each reference lends a value from the line that takes it to its last use. In the code that compiles, first is used for the last time before second is taken. In the rejected code, push_back would change numbers while an element is lent to first, which the next line still uses.',
  wide,
  narrow,
};
