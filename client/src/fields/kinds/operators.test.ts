import type { Kind } from './kind';
import { filterOf, type Condition } from './operators';

const kinds: Record<string, Kind> = {
  name: { kind: 'text' },
  status: { kind: 'choice', choice: 'activeStatus' },
  hireDate: { kind: 'date' },
  createdAt: { kind: 'instant' },
  rows: { kind: 'number' },
  net: { kind: 'money' },
  isPrimary: { kind: 'flag' },
  departmentId: { kind: 'reference', to: 'department' },
  grants: { kind: 'weekDays' },
};
const filter = (...conditions: Condition[]) => filterOf(conditions, (field) => kinds[field]);

describe('the filter the server is asked', () => {
  it.each<[Condition, object]>([
    [{ field: 'name', operator: 'contains', values: ['ali'] }, { name: { contains: 'ali' } }],
    [{ field: 'name', operator: 'isEmpty', values: ['true'] }, { name: { isEmpty: true } }],
    [{ field: 'name', operator: 'isEmpty', values: ['false'] }, { name: { isEmpty: false } }],
    [{ field: 'status', operator: 'in', values: ['active', 'inactive'] }, { status: { in: ['active', 'inactive'] } }],
    [{ field: 'hireDate', operator: 'gte', values: ['2026-01-31'] }, { hireDate: { gte: '2026-01-31' } }],
    [{ field: 'hireDate', operator: 'gteOrEmpty', values: ['2026-01-31'] }, { hireDate: { gteOrEmpty: '2026-01-31' } }],
    [{ field: 'rows', operator: 'lte', values: ['12'] }, { rows: { lte: 12 } }],
    [{ field: 'net', operator: 'gte', values: ['0.10'] }, { net: { gte: '0.10' } }],
    [{ field: 'isPrimary', operator: 'eq', values: ['false'] }, { isPrimary: { eq: false } }],
    [{ field: 'departmentId', operator: 'in', values: ['a'] }, { departmentId: { in: ['a'] } }],
  ])('of %j has the type of its field', (condition, expected) => {
    expect(filter(condition)).toEqual(expected);
  });

  it('joins a first and a last day of the same field', () => {
    const from: Condition = { field: 'hireDate', operator: 'gte', values: ['2026-01-01'] };
    const to: Condition = { field: 'hireDate', operator: 'lte', values: ['2026-12-31'] };
    expect(filter(from, to)).toEqual({ hireDate: { gte: '2026-01-01', lte: '2026-12-31' } });
  });

  it('takes in the whole of a day by the clock of the company', () => {
    const within: Condition[] = [
      { field: 'createdAt', operator: 'gte', values: ['2026-03-01'] },
      { field: 'createdAt', operator: 'lte', values: ['2026-03-01'] },
    ];
    expect(filterOf(within, (field) => kinds[field], 'Asia/Dubai')).toEqual({
      createdAt: { gte: new Date('2026-02-28T20:00:00Z'), lte: new Date('2026-03-01T19:59:59.999Z') },
    });
  });

  it.each<[string, Condition]>([
    ['a field the list does not know', { field: 'salary', operator: 'eq', values: ['1'] }],
    ['a comparison its kind does not have', { field: 'name', operator: 'gte', values: ['a'] }],
    ['a number that is none', { field: 'rows', operator: 'eq', values: ['many'] }],
    ['a day that is none', { field: 'createdAt', operator: 'gte', values: ['soon'] }],
    ['a kind that cannot be filtered', { field: 'grants', operator: 'in', values: ['a'] }],
  ])('leaves out %s', (_what, condition) => {
    expect(filter(condition)).toBeNull();
  });
});
