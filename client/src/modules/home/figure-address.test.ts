import { addressOf } from './figure-address';

describe('the address of the list behind a number', () => {
  it.each([
    [
      'Employee',
      [
        { field: 'status', operator: 'in', values: ['active', 'notice'] },
        { field: 'exitDate', operator: 'gteOrEmpty', values: ['2026-03-10'] },
      ],
      '/employees?f.status.in=active&f.status.in=notice&f.exitDate.gteOrEmpty=2026-03-10',
    ],
    ['EmployeeLicence', [{ field: 'shortfall', operator: 'gte', values: ['0.01'] }], '/cme?f.shortfall.gte=0.01'],
    [
      'AttendanceDay',
      [
        { field: 'date', operator: 'eq', values: ['2026-03-10'] },
        { field: 'standing', operator: 'eq', values: ['late'] },
      ],
      '/attendance-days?day=2026-03-10&standing=late',
    ],
    ['Company', [], '/companies'],
  ])('of %s with %j', (subject, conditions, address) => {
    expect(addressOf({ subject, conditions })).toBe(address);
  });
});
