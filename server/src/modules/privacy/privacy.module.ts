import type { Module } from '../../platform/module';
import { erasureJobs } from './erasure.job';
import { ErasureResolver } from './erasure.resolver';

export const privacy: Module = {
  resolvers: [ErasureResolver],
  jobs: (services) => ({
    ...erasureJobs(services),
  }),
};
