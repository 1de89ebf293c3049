const { order } = require('./scripts/house-order.cjs');

/** Who may import whom: see "Imports" in the architecture. */
const alone = 'home|privacy|data-import';
const parts = 'items|runs|termination|bank';
/** The folder of one area: of a module, of a part of pay, or the module itself where it has one area alone. */
const area = `^server/src/modules/((?:${alone})|pay/(?:${parts})/[^/]+|(?!(?:${alone}|pay)/)[^/]+/[^/]+)/`;
const clientArea = `^client/src/modules/((?:home|data-import)|(?!(?:home|data-import)/)[^/]+/[^/]+)/`;
/** Rules as arithmetic: pay's are the engine and the law. */
const pure = '^server/src/(kernel/|.*/(domain|texts)/|modules/pay/(engine|statutory)/)';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const production = { pathNot: '\\.test\\.tsx?$' };

const downwards = order
  .slice(0, -1)
  .map((module, at) =>
    rule(
      `${module}-knows-no-module-above`,
      'A module may use those before it alone.',
      { path: `^server/src/modules/${module}/`, pathNot: '\\.(test|fixture)\\.ts$' },
      { path: `^server/src/modules/(${order.slice(at + 1).join('|')})/` },
    ),
  );

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
      { path: pure, ...production },
      {
        // Hashing is arithmetic too, and so is filling in a text.
        pathNot: [pure, '^(node:)?crypto$', '(^|/)node_modules/((@types/)?mustache|rrule-temporal)/'],
      },
    ),
    rule(
      'the-kernel-knows-nothing',
      'What is about nothing in particular is used by all and uses itself alone.',
      { path: '^server/src/kernel/', ...production },
      { path: '^server/', pathNot: '^server/src/kernel/' },
    ),
    rule(
      'platform-knows-no-module',
      'What every module stands on cannot stand on one.',
      { path: '^server/src/platform/', ...production },
      {
        path: ['^server/src/(modules|rest|demo)/'],
      },
    ),
    ...downwards,
    rule(
      "an-area-imports-only-others'-faces",
      "Of another area, import its face y/y.ts alone: its record and what others may do with it; of another module what it shares in SQL, and, to erase a person, what it keeps of one. Rules in domain/ are everybody's.",
      { path: area, pathNot: ['\\.(test|fixture)\\.tsx?$', pure, '/data-import/importables\\.ts$'] },
      {
        path: '^server/src/modules/',
        // The words for its values too. A file is kept by whoever was given one, and told by its content; the lines of
        // a payslip are read and written in one place; whoever makes an account invites its owner.
        pathNot: [
          '^server/src/modules/$1/',
          '/([^/]+)/\\1(-words|\\.sql)?\\.ts$',
          pure,
          '^server/src/modules/pay/paper/',
          '\\.erasure\\.ts$',
          '/(file/(kept-file|file-content)|payslip/payslip-lines|company-user/invitation|data-import/import)\\.ts$',
        ],
      },
    ),
    rule(
      'a-module-erases-for-privacy',
      'What a module keeps of a person beside its records is erased with the person alone.',
      { pathNot: '^server/src/modules/privacy/' },
      { path: '\\.erasure\\.ts$' },
    ),
    rule(
      'doors-are-opened-by-the-registry',
      'Resolvers and REST routes are imported by the lists of areas only.',
      {
        pathNot: [
          '^server/src/modules/[^/]+/[^/]+\\.module\\.ts$',
          '^server/src/rest/',
          '^server/src/(app|schema)\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      {
        path: '^server/src/(modules/.*\\.resolver\\.ts$|rest/)',
      },
    ),
    rule(
      'client-areas-are-apart',
      'A screen never imports another area; what several show stands in pieces/ of its module.',
      { path: clientArea, pathNot: ['\\.test\\.tsx?$', '/pieces/'] },
      {
        path: '^client/src/modules/',
        pathNot: ['^client/src/modules/$1/', '^client/src/modules/[^/]+/pieces/'],
      },
    ),
    rule(
      'client-areas-stand-on',
      'Screens import list, form, fields, access, ui, generated and i18n.',
      { path: clientArea, ...production },
      {
        path: '^client/src/',
        pathNot: '^client/src/(modules|list|form|fields|access|ui|generated|i18n|app)/',
      },
    ),
    rule(
      'ui-has-no-data',
      'Pieces without data know no screen, no session and no query.',
      { path: '^client/src/ui/', ...production },
      {
        path: '^client/src/(modules|list|form|fields|access|generated)/',
      },
    ),
    rule(
      'client-and-server-meet-in-the-schema',
      'They share the GraphQL schema, the pure rules of what companies write themselves, forms and mail templates with their texts, the list of languages, and how texts are looked for.',
      { path: '^client/' },
      {
        path: '^server/',
        pathNot:
          '^server/src/(modules/requests/domain/|platform/mail/domain/|kernel/dates/plain-date\\.ts|kernel/text/(text|folded-text|languages)\\.ts|(platform/mail|modules/requests)/texts/\\w+\\.json)',
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
