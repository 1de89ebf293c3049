import { byDepartment } from './journal-departments';

const line = (department: string | null, debit: string, name: string) => ({ department, debit, name });

test('bookings stand under their department, whose debit side is added to the cent', () => {
  const lines = [
    line('Wards', '0.10', 'basic'),
    line('Wards', '0.20', 'housing'),
    line(null, '5.00', 'basic'),
    line('Wards', '0.00', 'net'),
  ];
  expect(
    byDepartment(lines).map(({ department, debit, lines: own }) => [department, debit, own.map(({ name }) => name)]),
  ).toEqual([
    ['Wards', '0.30', ['basic', 'housing', 'net']],
    [null, '5.00', ['basic']],
  ]);
});

test.each([
  [['1000000000000.01', '0.02'], '1000000000000.03'],
  [['1.005', '2'], '3.005'],
  [['500', '500'], '1000'],
  [['0.00'], '0.00'],
])('%j is %s', (debits, sum) => {
  expect(byDepartment(debits.map((debit) => line('Wards', debit, 'x')))[0]!.debit).toBe(sum);
});
