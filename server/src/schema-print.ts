import { lexicographicSortSchema, printSchema } from 'graphql';
import { appSchema } from './schema';

process.stdout.write(`${printSchema(lexicographicSortSchema(appSchema()))}\n`);
