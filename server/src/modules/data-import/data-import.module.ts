import type { Module } from '../../platform/module';
import { answers } from './data-import.answers';
import { ImportResolver } from './import.resolver';
import { importJobs } from './jobs/import-jobs';

export const dataImport: Module = {
  answers,
  resolvers: [...ImportResolver],
  jobs: (services) => ({
    ...importJobs(services),
  }),
  schedule: ['*/5 * * * * fail_abandoned_imports', '40 0 * * * forget_imported_cells ?fill=1d'],
};
