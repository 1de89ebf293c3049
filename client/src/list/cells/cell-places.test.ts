import type { AnyField, AnyRecord } from '../area';
import { cellField, cellFields, placeFrom, wayOf, type CellPlace } from './cell-places';

const update = () => [() => Promise.resolve({}), { loading: false }] as const;
const column = (field: string) => ({ field, kind: 'text' }) as const;
const row = (more: object = {}): AnyRecord => ({ id: 'a', version: 1, allowedActions: ['read', 'update'], ...more });
const fieldsOf = (form: AnyField[]) => cellFields({ update, form, columns: form.map(({ field }) => column(field)) });
const names = (form: AnyField[]) => [...fieldsOf(form).keys()];

describe('what can be changed in a list', () => {
  it.each<[string, AnyField, boolean]>([
    ['a text', { field: 'name', kind: 'text' }, true],
    ['a choice', { field: 'status', kind: 'choice', choice: 'activeStatus' }, true],
    ['a day', { field: 'validFrom', kind: 'date' }, true],
    ['a switch', { field: 'isActive', kind: 'flag' }, true],
    ['no money, which not everybody sees', { field: 'amount', kind: 'money' }, false],
    ['no masked value', { field: 'iban', kind: 'masked' }, false],
    ['no text of several lines', { field: 'note', kind: 'longText' }, false],
    ['no address, which is a link', { field: 'email', kind: 'email' }, false],
    ['nothing that is given once', { field: 'kind', kind: 'text', only: 'create' }, false],
    ['nothing that is told and not kept', { field: 'from', kind: 'date', isNotKept: true }, false],
  ])('%s', (_law, entry, can) => expect(names([entry])).toEqual(can ? [entry.field] : []));

  it('nothing that other fields of the form hang on, and those only as long as they are asked for', () => {
    const points: AnyField = { field: 'points', kind: 'number', when: { field: 'kind', in: ['points'] } };
    const fields = fieldsOf([{ field: 'kind', kind: 'choice', choice: 'rewardKind' }, points]);
    expect([...fields.keys()]).toEqual(['points']);
    expect(cellField(fields, row({ kind: 'points' }), 'points')).toBeDefined();
    expect(cellField(fields, row({ kind: 'money' }), 'points')).toBeUndefined();
  });

  it('nothing that is not a column, and nothing where the area has no form or is never changed', () => {
    const form: AnyField[] = [{ field: 'name', kind: 'text' }];
    expect(cellFields({ update, form, columns: [] }).size).toBe(0);
    expect(cellFields({ update, columns: [column('name')] }).size).toBe(0);
    expect(cellFields({ form, columns: [column('name')] }).size).toBe(0);
  });

  it('only in rows that may be changed and stand', () => {
    const fields = fieldsOf([{ field: 'name', kind: 'text' }]);
    expect(cellField(fields, row(), 'name')).toBeDefined();
    expect(cellField(fields, row({ allowedActions: ['read'] }), 'name')).toBeUndefined();
    expect(cellField(fields, row({ deletedAt: '2026-01-01T00:00:00Z' }), 'name')).toBeUndefined();
    expect(cellField(fields, row({ hiddenFields: ['name'] }), 'name')).toBeUndefined();
  });

  it('a choice whose offers the row tells is offered those, and not where the list does not ask for them', () => {
    const fields = fieldsOf([{ field: 'status', kind: 'choice', choice: 'employeeStatus', offeredIn: 'nextStatuses' }]);
    expect(cellField(fields, row({ status: 'draft', nextStatuses: ['active'] }), 'status')).toMatchObject({
      among: ['draft', 'active'],
    });
    expect(cellField(fields, row({ status: 'draft' }), 'status')).toBeUndefined();
  });
});

describe('where a key leads', () => {
  const at = (id: string, field: string): CellPlace => ({ id, field });
  const rows = [
    [at('1', 'name'), at('1', 'code')],
    [at('3', 'name'), at('3', 'code'), at('3', 'status')],
  ];
  it.each([
    ['down: the same column of the next row that can be changed', at('1', 'code'), 'down', at('3', 'code')],
    ['down in the last row: stays', at('3', 'code'), 'down', at('3', 'code')],
    ['up past rows without that cell: stays', at('3', 'status'), 'up', at('3', 'status')],
    ['on at the end of a row: the first of the next', at('1', 'code'), 'on', at('3', 'name')],
    ['on at the very end: stays', at('3', 'status'), 'on', at('3', 'status')],
    ['back at the beginning of a row: the last of the one before', at('3', 'name'), 'back', at('1', 'code')],
    ['after at the end of a row: stays', at('1', 'code'), 'after', at('1', 'code')],
    ['last of the row', at('3', 'name'), 'last', at('3', 'status')],
    ['from a row that is gone: the first', at('2', 'name'), 'on', at('1', 'name')],
  ] as const)('%s', (_law, from, way, to) => expect(placeFrom(rows, from, way)).toEqual(to));

  it('left leads on where one reads from right to left', () => {
    expect([wayOf('ArrowLeft', true), wayOf('ArrowLeft', false), wayOf('ArrowDown', true), wayOf('x', false)]).toEqual([
      'after',
      'before',
      'down',
      undefined,
    ]);
  });
});
