import type {Scene} from '../geometry';

// Solid lines are commands; dashed ones happen by themselves.
const wide: Scene = {
  size: [688, 312],
  lanes: [
    {area: [0, 64, 688, 56], name: 'pending_active', place: 'beside'},
    {area: [0, 128, 688, 56], name: 'active', place: 'beside'},
    {area: [0, 192, 688, 56], name: 'pending_inactive', place: 'beside'},
    {area: [0, 256, 688, 56], name: 'inactive', place: 'beside'},
  ],
  boxes: [
    {area: [160, 0, 528, 40], name: 'Your account'},
    {area: [160, 72, 80, 40], name: 'waits'},
    {area: [208, 136, 144, 40], name: 'votes and earns', key: true},
    {area: [320, 200, 144, 40], name: 'votes and earns', key: true},
    {area: [432, 264, 120, 40], name: 'withdrawable'},
  ],
  lines: [
    {path: '184,40 184,72', key: true},
    {path: '240,92 264,92 264,136', key: true, dashed: true},
    {path: '352,156 376,156 376,200', key: true},
    {path: '464,220 488,220 488,264', key: true, dashed: true},
    {path: '552,284 672,284 672,40', key: true},
    {path: '320,220 288,220 288,176'},
  ],
  labels: [
    {text: 'add-stake', at: [194, 57]},
    {text: 'next epoch', at: [274, 97]},
    {text: 'unlock-stake', at: [386, 161]},
    {text: 'lockup ends', at: [498, 225]},
    {text: 'withdraw-stake', at: [612, 276], anchor: 'middle'},
    {text: 'reactivate_stake', at: [278, 225], anchor: 'end'},
  ],
};

const narrow: Scene = {
  size: [288, 472],
  boxes: [
    {area: [0, 0, 144, 40], name: 'Your account'},
    {area: [0, 80, 144, 48], name: 'pending_active', note: 'waits'},
    {area: [0, 168, 144, 48], name: 'active', note: 'votes and earns', key: true},
    {area: [0, 256, 144, 48], name: 'pending_inactive', note: 'votes and earns', key: true},
    {area: [0, 344, 144, 48], name: 'inactive', note: 'withdrawable'},
    {area: [0, 432, 144, 40], name: 'Your account'},
  ],
  lines: [
    {path: '40,40 40,80', key: true},
    {path: '40,128 40,168', key: true, dashed: true},
    {path: '40,216 40,256', key: true},
    {path: '40,304 40,344', key: true, dashed: true},
    {path: '40,392 40,432', key: true},
    {path: '144,280 160,280 160,192 144,192'},
  ],
  labels: [
    {text: 'add-stake', at: [50, 64]},
    {text: 'next epoch', at: [50, 152]},
    {text: 'unlock-stake', at: [50, 240]},
    {text: 'lockup ends', at: [50, 328]},
    {text: 'withdraw-stake', at: [50, 416]},
    {text: 'reactivate_stake', at: [170, 240]},
  ],
};

/** The four parts of a stake pool, and how coins move between them. */
export default {
  alt: 'Added stake is pending active and becomes active at the next epoch. Unlocked stake is pending inactive until the lockup ends, then inactive, and can be withdrawn. Pending inactive stake can be reactivated.',
  wide,
  narrow,
};
