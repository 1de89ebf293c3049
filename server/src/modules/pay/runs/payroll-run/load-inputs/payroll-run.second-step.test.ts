import { office, hr, openOffice, create, add, legal, works, shiftOf, hire, linesOf } from './attendance-pay.fixture';

const step = (validFrom: string, more: object = {}) =>
  create('OvertimeStep', { afterHours: '12', factor: '2', validFrom, ...more });

// A salary of 30,000 for 30 days of 8 hours is 125.00 an hour; overtime is paid 125 %, by night 150 %, work on days of
// rest and holidays 150 %.
describe('the second step of overtime in pay', () => {
  it('has its factor from the hours of the rule on, in the line of its kind of day, where that is more than the law', async () => {
    await add(...legal);
    const day = await shiftOf('08:00', '16:00');
    const [lina, omar, rana, samir] = [
      await hire('E-1', day),
      await hire('E-2', await shiftOf('14:00', '22:00')),
      await hire('E-3', day),
      await hire('E-4', day),
    ];
    await create('Holiday', { name: 'Founding day', firstDay: '2026-03-10', lastDay: '2026-03-10' });
    await works(lina, ['2026-03-02', '08:00', '21:00']);
    await works(omar, ['2026-03-03', '14:00', '04:00']);
    await works(rana, ['2026-03-10', '08:00', '22:00']);
    await works(samir, ['2026-03-07', '08:00', '21:00']);
    const before = await office.calculated(await office.create('2026-03'));
    // 5 h × 125 × 1.25; 6 h × 125 × 1.5; 14 h × 125 × 1.5; 13 h × 125 × 1.5.
    expect(await linesOf(before)).toEqual([
      'E-1 BASIC 30000.00 overtime 781.25',
      'E-2 BASIC 30000.00 night_overtime 1125.00',
      'E-3 BASIC 30000.00 holiday_work 2625.00',
      'E-4 BASIC 30000.00 rest_day_work 2437.50',
    ]);
    await step('2026-03-01');
    await works(lina);
    // 4 × 125 × 1.25 + 1 × 125 × 2; 4 × 125 × 1.5 + 2 × 125 × 2; 12 × 125 × 1.5 + 2 × 125 × 2; the same with one hour.
    expect(await linesOf(await office.calculated(before))).toEqual([
      'E-1 BASIC 30000.00 overtime 875.00',
      'E-2 BASIC 30000.00 night_overtime 1250.00',
      'E-3 BASIC 30000.00 holiday_work 2750.00',
      'E-4 BASIC 30000.00 rest_day_work 2500.00',
    ]);
    const { rows } = await office.ask(
      hr,
      `query($run: ID!) { payslips(filter: { runId: { eq: $run } }) {
        rows { employeeCode lines { code formula inputs } } } }`,
      { run: before.id },
    );
    const line = rows
      .find(({ employeeCode }: { employeeCode: string }) => employeeCode === 'E-1')
      .lines.find(({ code }: { code: string }) => code === 'overtime');
    expect(line.formula).toContain('hours × basic × basic_percent + hours_2 × basic_2 × second_percent');
    expect(line.inputs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'hours', value: '4' }),
        expect.objectContaining({ name: 'basic_percent', value: '125' }),
        expect.objectContaining({ name: 'hours_2', value: '1' }),
        expect.objectContaining({ name: 'second_percent', value: '200' }),
      ]),
    );
    const months = await office.ask(
      hr,
      `query($of: ID!) { attendanceMonths(filter: { employeeId: { eq: $of } }) {
        rows { overtimeMin secondOvertimeMin secondOvertimeCountedMin } } }`,
      { of: lina },
    );
    expect(months.rows).toContainEqual({ overtimeMin: 300, secondOvertimeMin: 60, secondOvertimeCountedMin: 120 });
  });

  it('goes by the rule of its day, by the hours of each shift, and stands in formulas of the company', async () => {
    await add('overtime');
    await create('PayComponent', {
      code: 'meals',
      name: 'Meals',
      kind: 'earning',
      formula: 'time.overtime_second_hours * 10 + time.overtime_hours',
      prorated: false,
      validFrom: '2026-01-01',
    });
    await step('2026-03-01', { validTo: '2026-03-15' });
    await step('2026-03-16', { afterHours: '10', factor: '2.5' });
    const { id: twice } = await create('Shift', {
      title: 'Night',
      kind: 'times',
      periods: [{ start: '08:00', end: '16:00' }],
      multiplier: '1.5',
    });
    await works(
      await hire('E-1', await shiftOf('08:00', '16:00')),
      ['2026-03-02', '08:00', '21:00'],
      ['2026-03-17', '08:00', '20:00'],
    );
    await works(await hire('E-2', twice), ['2026-03-02', '08:00', '21:00']);
    // 4 + 2 h × 125 × 1.25 + 1 h × 125 × 2 + 2 h × 125 × 2.5 = 937.50 + 250 + 625; of 9 h three are of the second step.
    // Each hour of the other counts one and a half: 6 h × 125 × 1.25 + 1.5 h × 125 × 2.
    expect(await linesOf(await office.calculated(await office.create('2026-03')))).toEqual([
      'E-1 BASIC 30000.00 meals 39.00 overtime 1812.50',
      'E-2 BASIC 30000.00 meals 22.50 overtime 1312.50',
    ]);
  });

  it('where the law of the country counts the wage, the factor is more of the basic salary', async () => {
    await openOffice();
    await office.sql(`update company set country = 'SA' where id = $1`, [office.company]);
    await add('overtime');
    await step('2026-03-01');
    await works(await hire('E-1', await shiftOf('08:00', '16:00')), ['2026-03-02', '08:00', '21:00']);
    // Art. 107: the hourly wage and half of the basic salary: 4 h × 125 × 1.5 + 1 h × 125 × 2.
    expect(await linesOf(await office.calculated(await office.create('2026-03')))).toEqual([
      'E-1 BASIC 30000.00 overtime 1000.00',
    ]);
  });

  it('a factor changed in an open month whose pay is posted is settled by the next one', async () => {
    await add('overtime');
    const { id } = await step('2026-03-01');
    const lina = await hire('E-1', await shiftOf('08:00', '16:00'));
    await works(lina, ['2026-03-02', '08:00', '21:00']);
    await office.posted('2026-03');
    await office.ask(
      hr,
      'mutation($id: ID!) { updateOvertimeStep(id: $id, version: 1, input: { factor: "3" }) { id } }',
      { id },
    );
    await works(lina);
    // One hour × 125 × (3 − 2).
    const [slip] = await office.slips((await office.calculated(await office.create('2026-04'))).id);
    expect(slip.lines.map(({ code, amount }: any) => `${code} ${amount}`).join(' ')).toContain('125.00');
  });
});
