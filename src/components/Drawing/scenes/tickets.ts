import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 200],
  lanes: [
    {area: [224, 0, 216, 200], name: 'Collections'},
    {area: [488, 0, 200, 200], name: 'Owned by Bob'},
  ],
  boxes: [
    {area: [0, 80, 160, 48], name: 'Box office', note: 'price, sold, key', key: true},
    {area: [232, 40, 200, 56], name: 'Tickets', note: '100 at most, royalty'},
    {area: [232, 128, 200, 56], name: 'Badges', note: 'for those who came'},
    {area: [496, 40, 184, 56], name: 'Ticket #1', note: 'can be passed on'},
    {area: [496, 128, 184, 56], name: 'Badge #1', note: 'cannot be moved'},
  ],
  lines: [
    {path: '160,104 192,104 192,68 232,68'},
    {path: '160,104 192,104 192,156 232,156'},
    {path: '432,68 496,68', key: true},
    {path: '432,156 496,156', key: true},
  ],
};

const narrow: Scene = {
  size: [288, 296],
  lanes: [
    {area: [0, 96, 288, 88], name: 'Collections', place: 'below'},
    {area: [0, 216, 288, 80], name: 'Owned by Bob', place: 'below'},
  ],
  boxes: [
    {area: [64, 0, 160, 48], name: 'Box office', note: 'price, sold, key', key: true},
    {area: [8, 104, 128, 48], name: 'Tickets', note: '100, royalty'},
    {area: [152, 104, 128, 48], name: 'Badges', note: 'for those who came'},
    {area: [8, 224, 128, 40], name: 'Ticket #1'},
    {area: [152, 224, 128, 40], name: 'Badge #1'},
  ],
  lines: [
    {path: '104,48 104,104'},
    {path: '184,48 184,104'},
    {path: '120,152 120,224', key: true},
    {path: '216,152 216,224', key: true},
  ],
};

/** The objects of the ticket sale. */
export default {
  alt: 'The box office object creates two collections. The collection of tickets has at most 100, with a royalty; ticket number 1 belongs to it, and Bob owns it. The collection of badges has badge number 1, which Bob owns too, and cannot move.',
  wide,
  narrow,
};
