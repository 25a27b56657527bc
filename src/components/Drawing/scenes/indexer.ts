import type {Scene} from '../geometry';

const wide: Scene = {
  size: [688, 264],
  lanes: [
    {area: [0, 0, 120, 264], name: 'Network'},
    {area: [184, 0, 136, 264], name: 'Stream'},
    {area: [384, 0, 152, 264], name: 'Processors'},
    {area: [576, 0, 112, 176], name: 'Tables'},
  ],
  boxes: [
    {area: [8, 112, 104, 40], name: 'Full node'},
    {area: [192, 56, 120, 40], name: 'Cache'},
    {area: [192, 112, 120, 40], name: 'File store'},
    {area: [192, 168, 120, 40], name: 'Data service'},
    {area: [392, 56, 136, 40], name: 'fungible_asset', key: true},
    {area: [392, 112, 136, 40], name: 'token_v2', key: true},
    {area: [392, 168, 136, 40], name: '…', key: true},
    {area: [584, 32, 96, 40], name: 'PostgreSQL'},
    {area: [584, 112, 96, 40], name: 'Hasura'},
    {area: [576, 216, 112, 48], name: 'Your program'},
  ],
  lines: [
    {path: '112,132 184,132', key: true},
    {path: '320,132 384,132', key: true},
    {path: '536,52 584,52', key: true},
    {path: '632,72 632,112', key: true},
    {path: '632,152 632,216', key: true},
  ],
  labels: [
    {text: 'gRPC', at: [152, 124], anchor: 'middle'},
    {text: '50051', at: [152, 150], anchor: 'middle'},
    {text: 'rows', at: [556, 44], anchor: 'middle'},
    {text: 'GraphQL', at: [624, 201], anchor: 'end'},
  ],
};

const narrow: Scene = {
  size: [288, 488],
  lanes: [
    {area: [0, 80, 288, 80], name: 'Stream, on a network'},
    {area: [0, 200, 288, 80], name: 'Processors'},
    {area: [0, 320, 288, 96], name: 'Tables', place: 'beside'},
  ],
  boxes: [
    {area: [88, 0, 136, 40], name: 'Full node'},
    {area: [8, 112, 64, 40], name: 'Cache'},
    {area: [76, 112, 92, 40], name: 'File store'},
    {area: [172, 112, 108, 40], name: 'Data service'},
    {area: [8, 232, 128, 40], name: 'fungible_asset', key: true},
    {area: [140, 232, 92, 40], name: 'token_v2', key: true},
    {area: [236, 232, 44, 40], name: '…', key: true},
    {area: [88, 328, 136, 36], name: 'PostgreSQL'},
    {area: [88, 372, 136, 36], name: 'Hasura'},
    {area: [88, 448, 136, 40], name: 'Your program'},
  ],
  lines: [
    {path: '156,40 156,80', key: true},
    {path: '156,160 156,200', key: true},
    {path: '156,280 156,328', key: true},
    {path: '156,408 156,448', key: true},
  ],
  labels: [
    {text: 'gRPC, port 50051', at: [166, 65]},
    {text: 'rows', at: [166, 305]},
    {text: 'GraphQL', at: [166, 436]},
  ],
};

/** The way of transactions from a node to an application that queries them. */
export default {
  alt: 'A full node sends its transactions by gRPC. On a network, a cache, a file store and a data service pass the stream on. Each processor turns it into rows for PostgreSQL, and Hasura serves the tables as GraphQL to your program.',
  wide,
  narrow,
};
