const { keepTemporaryFilesInMemory } = require('./scripts/temporary-folder.cjs');

keepTemporaryFilesInMemory();

/**
 * Jest runs the web app as CommonJS. These packages come as ES modules only, so they are compiled like our own files. A
 * package that is missing here fails with "Must use import to load ES Module" or "Unexpected token 'export'".
 */
const esModules = ['@ant-design/colors', '@ant-design/fast-color'];
const transformIgnorePatterns = [`/node_modules/(?!(${esModules.join('|')})/)`];

const compiled = (tsconfig) => ({ '^.+\\.c?[jt]sx?$': ['ts-jest', { tsconfig, diagnostics: false }] });

/** What asks the server: it and the packages are loaded once for each worker (decision 0165). */
const withDatabase = {
  testEnvironment: '<rootDir>/server/test/shared-environment.cjs',
  runtime: '<rootDir>/server/test/shared-runtime.cjs',
  globalSetup: '<rootDir>/server/test/global-setup.mjs',
  globalTeardown: '<rootDir>/server/test/global-teardown.mjs',
  transform: compiled('server/tsconfig.test.json'),
  transformIgnorePatterns: ['/node_modules/', '<rootDir>/server/dist/'],
};

module.exports = {
  maxWorkers: '100%',
  // Beside the packages, not among them: `npm ci` leaves it alone.
  cacheDirectory: '<rootDir>/.cache/jest',
  testSequencer: '<rootDir>/server/test/matrices-first.cjs',
  // A worker keeps something of every file it ran, and what runs later in it takes ever longer.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 120_000,
  projects: [
    {
      ...withDatabase,
      displayName: 'server',
      setupFiles: ['<rootDir>/server/test/graphql-as-in-production.ts'],
      setupFilesAfterEnv: ['<rootDir>/server/test/texts-as-said.ts'],
      testMatch: ['<rootDir>/server/**/*.test.ts'],
    },
    {
      displayName: 'client',
      testEnvironment: '<rootDir>/client/test/environment.cjs',
      globalSetup: '<rootDir>/client/test/global-setup.mjs',
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/client/test/browser.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/client/test/style.ts',
        '^@rc-component/util/lib/Dom/dynamicCSS$': '<rootDir>/client/test/no-styles.ts',
      },
      transform: compiled('client/tsconfig.test.json'),
      transformIgnorePatterns,
    },
    {
      ...withDatabase,
      displayName: 'e2e',
      globalSetup: '<rootDir>/e2e/global-setup.ts',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
    },
  ].map((project) => ({
    ...project,
    // A compiled file that was left beside its source is not what is tested.
    moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json', 'node'],
    modulePathIgnorePatterns: ['<rootDir>/(server|client)/dist/', '<rootDir>/.data/'],
  })),
};
