import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connections } from '../../src/app';

const page = readFileSync(path.join(__dirname, '../../../docs/operations.md'), 'utf8').replaceAll(/\s+/g, ' ');

it('whoever runs the database reads how many connections a process holds at most', () => {
  const { web, signIn, work, jobs, events, alive, pulse } = connections;
  // 16 + 4 + 8 + 6 + 1 + 1 + 1
  expect(web + signIn + work + jobs + events + alive + pulse).toBe(37);
  expect(page).toContain(
    `Each process holds up to 37 connections: ${web} for requests, ${signIn} for signing in, ${work} for what jobs do, ${jobs} for taking jobs, and one each for events`,
  );
});
