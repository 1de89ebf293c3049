import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.SERVER_URL ?? 'http://127.0.0.1:4000';

/**
 * Ant Design's Table brings a tree, a menu and radio buttons for filters and choices in its own header, and pages of
 * its own.
 * Lists here filter above the table and turn pages below it, and 60 kB gzip of every list would be code that never
 * runs.
 */
const plainTable: Plugin = {
  name: 'plain-table',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /antd\/es\/table\//.test(importer ?? '') && /\/(FilterDropdown|dropdown|radio|pagination)(\.js)?$/.test(source)
      ? fileURLToPath(new URL('./src/list/no-table-part.ts', import.meta.url))
      : undefined,
};

const partsOf = { shell: new Set<string>(), playground: new Set<string>() };

/**
 * What the app loads before any page is one file: sixty small ones that routes happen to share weigh 20 kB gzip more
 * and are sixty requests. Of a package that is one index of everything the bundler takes what is used; graphql's rest
 * belongs to the playground.
 * What both pages use is a file of its own: the playground must not run the app.
 */
const oneShell: Plugin = {
  name: 'one-shell',
  buildEnd() {
    const reach = (parts: Set<string>, id: string) => {
      if (parts.has(id)) return;
      parts.add(id);
      this.getModuleInfo(id)?.importedIds.forEach((imported) => reach(parts, imported));
    };
    reach(partsOf.shell, fileURLToPath(new URL('./src/main.tsx', import.meta.url)));
    reach(partsOf.playground, fileURLToPath(new URL('./src/playground/playground.tsx', import.meta.url)));
  },
};

const inShell = (id: string) => partsOf.shell.has(id) && !/node_modules\/graphql\//.test(id);

/** The web app and the playground are two pages of one build; in dev everything the server owns is passed on to it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [plainTable, react(), oneShell],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { index: 'index.html', playground: 'playground.html' },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'both-pages',
              includeDependenciesRecursively: false,
              tags: ['$initial'],
              test: (id) => inShell(id) && partsOf.playground.has(id),
            },
            {
              name: 'shell',
              includeDependenciesRecursively: false,
              tags: ['$initial'],
              test: (id) => inShell(id) && !partsOf.playground.has(id),
            },
          ],
        },
      },
      // Ant Design's parts do nothing when merely imported, but do not say so: without this the shell carries all of
      // them.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': { target: server },
      '/upload': { target: server },
      '/export': { target: server },
      '/device/': { target: server },
      '^/payslips/[^/]+\\.pdf': { target: server },
      '^/imports/[^/]+/rejected\\.csv': { target: server },
    },
  },
});
