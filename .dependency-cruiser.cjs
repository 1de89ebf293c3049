/** Who may import whom: see "Imports" in the architecture. */
const area = '^server/src/areas/([^/]+)/';
const clientArea = '^client/src/areas/([^/]+)/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const production = { pathNot: '\\.test\\.tsx?$' };

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'A cycle cannot be understood, tested or started piece by piece.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'domain-is-pure',
      'The arithmetic of HR knows no database, no clock and no framework.',
      { path: '^server/src/domain/', ...production },
      {
        // Hashing is arithmetic too, and so is filling in a text.
        pathNot: ['^server/src/domain/', '^(node:)?crypto$', '(^|/)node_modules/((@types/)?mustache|rrule-temporal)/'],
      },
    ),
    rule(
      'platform-knows-no-area',
      'What every area stands on cannot stand on one.',
      { path: '^server/src/platform/', ...production },
      {
        path: ['^server/src/(areas|apps|demo)/'],
      },
    ),
    rule(
      "an-area-imports-only-others'-records",
      'Of another area, import its record file y/y.ts alone.',
      { path: area, ...production },
      {
        path: '^server/src/areas/([^/]+)/',
        // Its old names too, for other old names: the rule below keeps them out of everything else. And the words for its values.
        // A file is kept by whoever was given one, and told by its content; the lines of a payslip are read and written by one module; whoever makes an account invites its owner.
        pathNot: [
          '^server/src/areas/$1/',
          '^server/src/areas/([^/]+)/\\1(\\.rest|-words)?\\.ts$',
          '^server/src/areas/(file/(kept-file|file-content)|payslip/payslip-lines|company-user/invitation)\\.ts$',
        ],
      },
    ),
    rule(
      'doors-are-opened-by-the-registry',
      'Resolvers and REST routes are imported by the lists of areas only.',
      {
        pathNot: ['^server/src/areas/[^/]+\\.ts$', '\\.rest\\.ts$', '^server/src/(app|schema)\\.ts$', '\\.test\\.ts$'],
      },
      {
        path: '^server/src/areas/.*\\.(rest|resolver)\\.ts$',
      },
    ),
    rule(
      'client-areas-are-apart',
      'A screen never imports another area.',
      { path: clientArea, ...production },
      {
        path: '^client/src/areas/',
        pathNot: '^client/src/areas/$1/',
      },
    ),
    rule(
      'client-areas-stand-on',
      'Screens import crud, access, ui, generated and i18n.',
      { path: clientArea, ...production },
      {
        path: '^client/src/',
        pathNot: '^client/src/(areas|crud|access|ui|generated|i18n|app)/',
      },
    ),
    rule(
      'ui-has-no-data',
      'Pieces without data know no screen, no session and no query.',
      { path: '^client/src/ui/', ...production },
      {
        path: '^client/src/(areas|crud|access|generated)/',
      },
    ),
    rule(
      'client-and-server-meet-in-the-schema',
      'They share the GraphQL schema, the pure rules of what companies write themselves, forms and mail templates, and how texts are looked for.',
      { path: '^client/' },
      {
        path: '^server/',
        pathNot: '^server/src/domain/(forms/|mails/|plain-date\\.ts|text\\.ts|folded-text\\.ts)',
      },
    ),
    rule('server-needs-no-client', 'The GraphQL schema is all they share.', { path: '^server/' }, { path: '^client/' }),
    rule(
      'production-needs-no-tests',
      'What is served imports no test and no test package.',
      { path: '^(server|client)/src/', pathNot: ['\\.(test|fixture)\\.tsx?$'] },
      {
        path: ['\\.(test|fixture)\\.tsx?$', '^(server|client)/test/', '^e2e/'],
      },
    ),
    rule(
      'packages-are-declared',
      'A package that is served stands in the dependencies of package.json.',
      { path: '^(server|client)/src/', pathNot: ['\\.(test|fixture)\\.tsx?$'] },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.dist-'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
