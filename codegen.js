const fs = require('node:fs');
const path = require('node:path');

// Types and Apollo hooks of the client, from the printed schema and the documents beside each screen. One file for each
// folder of documents, so that a page loads the hooks of its own area only; fragments of several are named with each.

/** Folders of several documents, and those that use fragments of others. */
const several = {
  session: ['access/*.graphql'],
  references: ['fields/*.graphql', 'fields/kinds/*.graphql'],
  history: ['form/history/*.graphql'],
  views: ['list/views/*.graphql'],
  encashment: ['modules/pay/pieces/encashment.graphql', 'modules/pay/pieces/pay-line.graphql'],
  'leave-encashments': ['modules/pay/leave-encashment/*.graphql', 'modules/pay/pieces/pay-line.graphql'],
  'posted-months': ['modules/pay/pieces/posted-months.graphql'],
  'what-if': ['modules/pay/pieces/what-if/*.graphql'],
  bulk: ['list/bulk/*.graphql'],
  cme: ['modules/people/employee-cme/*.graphql'],
  attendance: ['modules/time/attendance/*.graphql'],
  roster: ['modules/time/rostered-shift/*.graphql'],
  documents: ['modules/documents/document/*.graphql'],
  'leave-balances': ['modules/leave/leave-balance/*.graphql'],
  'employee-leaves': ['modules/leave/employee-leave/*.graphql'],
  employees: ['modules/people/employee/**/*.graphql', 'modules/pay/pieces/award-line.graphql'],
  home: ['modules/home/*.graphql'],
  imports: ['modules/data-import/*.graphql'],
  login: ['modules/administration/login/*.graphql'],
  'payroll-runs': ['modules/pay/payroll-run/*.graphql', 'modules/pay/pieces/explained-amount.graphql'],
  payslips: [
    'modules/pay/payslip/*.graphql',
    'modules/pay/pieces/explained-amount.graphql',
    'modules/pay/pieces/pay-line.graphql',
  ],
  'pay-components': ['modules/pay/pay-component/*.graphql', 'modules/pay/pieces/pay-line.graphql'],
  'end-of-service': ['modules/pay/end-of-service/*.graphql', 'modules/pay/pieces/award-line.graphql'],
  'eos-provisions': [
    'modules/pay/eos-provision/*.graphql',
    'modules/pay/pieces/award-line.graphql',
    'modules/pay/pieces/explained-amount.graphql',
  ],
  search: ['app/palette/*.graphql'],
};

/** The one document of an area gives a file of the same name. */
function alone() {
  const taken = new Set(
    Object.values(several).flatMap((documents) => documents.map((each) => path.posix.dirname(each))),
  );
  return foldersIn('modules')
    .flatMap(foldersIn)
    .filter((folder) => !taken.has(folder))
    .map((folder) => [folder, namesIn(folder).filter((name) => name.endsWith('.graphql'))])
    .filter(([, documents]) => documents.length === 1)
    .map(([folder, [document]]) => [path.basename(document, '.graphql'), [`${folder}/${document}`]]);
}

const namesIn = (folder) => fs.readdirSync(path.join(__dirname, 'client/src', folder));
const foldersIn = (folder) =>
  fs
    .readdirSync(path.join(__dirname, 'client/src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

module.exports = {
  schema: 'server/schema.graphql',
  config: {
    scalars: { ID: 'string', Date: 'string', DateTime: 'string', Decimal: 'string', JSON: 'unknown' },
    enumsAsTypes: true,
    useTypeImports: true,
    dedupeFragments: true,
    // The plugin writes for Apollo Client 3; the local module bridges what 4 has moved.
    reactApolloVersion: 3,
    withHooks: true,
    withMutationFn: false,
    withMutationOptionsType: false,
    apolloReactHooksImportFrom: '../app/apollo-hooks',
    apolloReactCommonImportFrom: '@apollo/client/react',
  },
  generates: Object.fromEntries(
    [...Object.entries(several), ...alone()].map(([name, documents]) => [
      `client/src/generated/${name}.tsx`,
      {
        documents: documents.map((each) => `client/src/${each}`),
        plugins: ['typescript-operations', 'typescript-react-apollo'],
      },
    ]),
  ),
};
