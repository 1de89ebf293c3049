import { isCurrent } from './menu-match';

const id = '01a1fab1fa2b1ff9eaa34005';

it.each([
  ['/employees', '/employees', true],
  ['/employees', `/employees/${id}`, true],
  ['/employees', '/employees/new', false],
  ['/employees', `/employees/${id}/pay`, false],
  ['/employees', '/employees/01a1fab1', false],
  ['/', '/employees', false],
  [null, '/employees', false],
])('menu item %s stands for the page %s: %s', (path, pathname, expected) => {
  expect(isCurrent(path, pathname)).toBe(expected);
});
