import type { AnyField } from '../list/area';
import { changesBetween, fieldsFor, inputFrom, withoutUnasked } from './form-values';

describe('what a form sends', () => {
  it('for a new record is only what was filled in, so that the server’s defaults stand', () => {
    const input = inputFrom({
      name: 'Finance',
      code: '',
      parentId: null,
      description: undefined,
      isActive: false,
      rows: 0,
    });
    expect(input).toEqual({ name: 'Finance', isActive: false, rows: 0 });
  });

  it('for a change is only what differs, and nothing where a text was emptied', () => {
    const before = { name: 'Finance', code: 'F', roleIds: ['a'], weekendDays: [0, 6], rows: 0 };
    const after = { name: 'Finance', code: '', roleIds: ['a', 'b'], weekendDays: [0, 6], rows: 0 };
    expect(changesBetween(before, after)).toEqual({ code: null, roleIds: ['a', 'b'] });
  });

  it('does not count an empty text where there was nothing as a change', () => {
    expect(changesBetween({ code: null }, { code: '' })).toEqual({});
  });
});

it('what is asked only of another kind is emptied, whatever was typed there', () => {
  const fields: AnyField[] = [
    { field: 'kind', kind: 'text' },
    { field: 'amount', kind: 'money', when: { field: 'kind', in: ['money'] } },
    { field: 'points', kind: 'number', when: { field: 'kind', in: ['points', 'item'] } },
  ];
  expect(withoutUnasked(fields, { kind: 'item', amount: '5', points: 3 })).toEqual({
    kind: 'item',
    amount: null,
    points: 3,
  });
  expect(withoutUnasked(fields, { kind: 'money', amount: '5' })).toEqual({ kind: 'money', amount: '5', points: null });
});

describe('the fields a form offers', () => {
  const fields: AnyField[] = [
    { field: 'name', kind: 'text' },
    { field: 'email', kind: 'email', only: 'create' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', only: 'update' },
  ];
  const names = (record: Parameters<typeof fieldsFor>[1]) =>
    fieldsFor(fields, record).map((entry) => ('field' in entry ? entry.field : ''));

  it('of a choice are no more than the record says it may be given, beside what it is', () => {
    const stands: AnyField = {
      field: 'status',
      kind: 'choice',
      choice: 'employeeStatus',
      among: ['draft', 'active'],
      offeredIn: 'nextStatuses',
    };
    const record = { id: 'a', version: 1, allowedActions: [], status: 'active', nextStatuses: ['suspended'] };
    expect(fieldsFor([stands], record)).toEqual([{ ...stands, among: ['active', 'suspended'] }]);
    expect(fieldsFor([stands], null)).toEqual([stands]);
  });

  it('of one that stands for another are offered where the record has it alone', () => {
    const worded: AnyField[] = [
      { field: 'nationality', kind: 'listed', list: 'country' },
      { field: 'nationalityAsGiven', kind: 'text', insteadOf: 'nationality' },
    ];
    const offered = (more: object) =>
      fieldsFor(worded, { id: 'a', version: 1, allowedActions: [], ...more }).map(
        (entry) => 'field' in entry && entry.field,
      );
    expect(offered({ nationality: null, nationalityAsGiven: 'Atlantis' })).toEqual([
      'nationality',
      'nationalityAsGiven',
    ]);
    expect(offered({ nationality: 'JO', nationalityAsGiven: 'Jordanian' })).toEqual(['nationality']);
    expect(fieldsFor(worded, null)).toEqual([worded[0]]);
  });

  it('for a new record leave out those that only change', () => {
    expect(names(null)).toEqual(['name', 'email']);
  });

  it('for a known record leave out what is hidden in it, which a new one is made with all the same', () => {
    expect(names({ id: 'a', version: 1, allowedActions: [], hiddenFields: ['name'] })).toEqual(['status']);
    expect(names({ id: 'a', version: 1, allowedActions: [], hiddenFields: [] })).toEqual(['name', 'status']);
  });

  it('for a known record leave out those given once', () => {
    expect(names({ id: 'a', version: 1, allowedActions: [] })).toEqual(['name', 'status']);
  });
});
