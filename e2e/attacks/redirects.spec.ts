import {testAttacks} from './_attacks';
import {leaveBy, redirects} from './redirects';

// For nginx see `nginx.spec.ts`.
testAttacks({title: 'redirects', attacks: redirects, nameOf: (address) => address, attempt: leaveBy});
