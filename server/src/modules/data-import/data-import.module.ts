import type { Module } from '../../platform/module';
import { ImportResolver } from './import.resolver';
import { importJobs } from './jobs/import-jobs';

export const dataImport: Module = {
  resolvers: [...ImportResolver],
  jobs: (services) => ({
    ...importJobs(services),
  }),
  schedule: ['*/5 * * * * fail_abandoned_imports', '40 0 * * * forget_imported_cells ?fill=1d'],
};
