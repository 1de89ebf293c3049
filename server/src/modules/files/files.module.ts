import type { Module } from '../../platform/module';
import { fileJobs } from './file/file.job';
import { FileResolver } from './file/file.resolver';

export const files: Module = {
  resolvers: [...FileResolver],
  jobs: (services) => ({
    ...fileJobs(services),
  }),
  schedule: ['20 1 * * * sweep_files ?fill=1d'],
  longJobs: ['sweep_files'],
};
