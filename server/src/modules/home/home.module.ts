import type { Module } from '../../platform/module';
import { HomeResolver } from './home.resolver';

export const home: Module = {
  resolvers: [HomeResolver],
};
