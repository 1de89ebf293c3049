import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): string => readFileSync(path.join(__dirname, '../../..', file), 'utf8');
const dockerfile = read('Dockerfile');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: { start: string };
  engines: { node: string };
};

it('the image starts the server with the flags of npm start, and source maps as it does', () => {
  const flags = scripts.start.match(/--\S+/g);
  const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile)!;
  expect(JSON.parse(command!)).toEqual(['node', ...flags!, '--enable-source-maps', 'server/dist/main.js']);
});

it('the image is of one maintained Node that the product takes', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim']));
  expect(engines.node).toBe('>=20.19');
});
