import { entryOf, fieldOf, widthsIn } from './column-widths';

describe('the width of a column', () => {
  it.each([
    ['name', null, 'name'],
    ['name', 220.4, 'name.220'],
    ['name', 5, 'name.60'],
    ['name', 5000, 'name.800'],
  ])('%s, %s pixels wide, is named %s', (field, width, entry) => {
    expect(entryOf(field, width)).toBe(entry);
    expect(fieldOf(entry)).toBe(field);
  });

  it('is read back, and nonsense counts as none', () => {
    expect([...widthsIn(['code', 'name.220', 'email.x', 'phone.9000', 'city.'])]).toEqual([['name', 220]]);
  });
});
