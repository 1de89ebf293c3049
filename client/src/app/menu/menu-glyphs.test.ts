import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { menuIcons } from './menu-glyphs';

const modules = path.resolve(__dirname, '../../../../server/src/modules');

it('draws every icon the menu of the server names', () => {
  const source = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(modules, name), 'utf8'))
    .join('\n');
  const named = [...source.matchAll(/\bicon: '([\w-]+)'/g)].map(([, icon]) => icon);
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((name) => !Object.hasOwn(menuIcons, name!))).toEqual([]);
  expect(Object.keys(menuIcons).filter((name) => !named.includes(name))).toEqual([]);
});
