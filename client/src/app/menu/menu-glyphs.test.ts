import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { menuIcons } from './menu-glyphs';

const menu = path.resolve(__dirname, '../../../../server/src/modules/administration/menu');

it('draws every icon the menu of the server names', () => {
  const source = readdirSync(menu)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(menu, name), 'utf8'))
    .join('\n');
  const named = [...source.matchAll(/\bicon: '([\w-]+)'|\bentry\(.*?, '([\w-]+)', '[\w-]+'\)/g)].map(
    ([, ofGroup, ofEntry]) => ofGroup ?? ofEntry,
  );
  expect(named.length).toBeGreaterThan(40);
  expect([...new Set(named)].filter((name) => !Object.hasOwn(menuIcons, name!))).toEqual([]);
  expect(Object.keys(menuIcons).filter((name) => !named.includes(name))).toEqual([]);
});
