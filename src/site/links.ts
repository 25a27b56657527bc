/** Every address outside this site that the shell links to. */
const docsRepository = 'https://github.com/cedra-labs/docs';

export const links = {
  docsRepository,
  docsIssues: `${docsRepository}/issues`,
  newDocsIssue: `${docsRepository}/issues/new`,
  editDocs: `${docsRepository}/edit/main/`,
  reportVulnerability: `${docsRepository}/security/advisories/new`,
  securityPolicy: `${docsRepository}/security/policy`,
  docsHistory: `${docsRepository}/commits/main/`,
  codeExamples: 'https://github.com/cedra-labs/move-contract-examples',
  // At the revision that the pages document.
  networkSource: 'https://github.com/cedra-labs/cedra-network/tree/0b457d43',
  feedback: 'https://tally.so/r/nWavBe',
  buildersChat: 'https://t.me/+Ba3QXd0VG9U0Mzky',
  news: 'https://t.me/cedranetwork',
} as const;
