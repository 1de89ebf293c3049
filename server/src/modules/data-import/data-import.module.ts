import type { Module } from '../../platform/module';
import { answers } from './data-import.answers';
import { ImportResolver } from './import.resolver';
import { importJobs } from './jobs/import-jobs';

export const dataImport: Module = {
  answers,
  resolvers: [...ImportResolver],
  sealed: [
    { table: 'file_import', columns: { profile: 'text' }, key: { id: 'char(24)' }, isTenant: true },
    {
      table: 'import_row',
      columns: { cells: 'text[]', suggestion: 'text[]', meant: 'jsonb' },
      key: { import_id: 'char(24)', row_no: 'int' },
      isTenant: true,
    },
    {
      table: 'import_write',
      columns: { before: 'jsonb' },
      key: { import_id: 'char(24)', seq: 'bigint' },
      isTenant: true,
    },
  ],
  jobs: (services) => ({
    ...importJobs(services),
  }),
  schedule: ['*/5 * * * * fail_abandoned_imports', '40 0 * * * forget_imported_cells ?fill=1d'],
};
