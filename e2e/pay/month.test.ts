import { readFileSync } from 'node:fs';
import { type Asking, askerOf, type Row, type Rows } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, pick, shoot } from '../visitor';

const stage = openStage();
const now = new Date();
const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0));
const [period, days] = [lastMonth.toISOString().slice(0, 7), lastMonth.getUTCDate()];
const inWords = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);
const aed = (amount: number) =>
  `AED ${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)}`;
/** The first Wednesday from the fifteenth on. */
const wednesday = Array.from({ length: 7 }, (_day, at) => `${period}-${15 + at}`).find(
  (day) => new Date(day).getUTCDay() === 3,
)!;
const thursday = new Date(Date.parse(wednesday) + 86_400_000).toISOString().slice(0, 10);

const person =
  (ask: Asking) =>
  async (code: string, lastName: string, hireDate: string, salary: string, more: object = {}): Promise<Row> => {
    const made = await ask<Row>(
      'hr',
      'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version } }',
      { input: { code, firstName: 'Zaki', lastName, hireDate, ...more } },
    );
    await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
      input: { employeeId: made.id, baseSalary: salary, validFrom: hireDate },
    });
    return made;
  };

/** As many people as the company lacks of `count`; every tenth came within the month. */
async function hireUpTo(count: number, ask: Asking): Promise<void> {
  const hire = person(ask);
  const { total } = await ask<{ total: number }>(
    'hr',
    '{ employees(filter: { status: { eq: active } }, limit: 1) { total } }',
  );
  for (let nth = total; nth < count; nth += 1)
    await hire(`Z-${nth}`, `Colleague ${nth}`, nth % 10 ? '2025-01-01' : `${period}-11`, String(6000 + nth * 10));
}

/**
 * What the demo left open of last month's attendance: ways out nobody gave, corrections nobody decided. Times by an
 * admin, who is no employee: HR's own are for somebody else.
 */
async function settleAttendance(ask: Asking): Promise<void> {
  for (const { id, version } of (
    await ask<Rows<Row>>(
      'hr',
      '{ attendanceCorrections(filter: { status: { eq: submitted } }) { rows { id version } } }',
    )
  ).rows) {
    await ask(
      'hr',
      'mutation($id: ID!, $version: Int!) { approveAttendanceCorrection(id: $id, version: $version) { id } }',
      { id, version },
    );
  }
  const { rows } = await ask<Rows<{ date: string; employeeId: string }>>(
    'hr',
    'query($from: Date!, $to: Date!) { attendanceDays(filter: { date: { gte: $from, lte: $to }, problem: { in: [missing_out, missing_in] } }, limit: 100) { rows { date employeeId } } }',
    { from: `${period}-01`, to: `${period}-${days}` },
  );
  for (const { date, employeeId } of rows) {
    const { rows: times } = await ask<Rows<Row & { timeIn: string; timeOut: string | null }>>(
      'hr',
      'query($id: ID!, $date: Date!) { attendances(filter: { employeeId: { eq: $id }, date: { eq: $date } }) { rows { id version timeIn timeOut } } }',
      { id: employeeId, date },
    );
    for (const { id, version, timeIn, timeOut } of times) {
      if (timeOut) continue;
      const input = {
        timeOut: `${String((Number(timeIn.slice(0, 2)) + 8) % 24).padStart(2, '0')}${timeIn.slice(2, 5)}`,
      };
      await ask(
        'admin',
        'mutation($id: ID!, $version: Int!, $input: AttendanceChanges!) { updateAttendance(id: $id, version: $version, input: $input) { id } }',
        { id, version, input },
      );
    }
  }
}

test('a month from punches to published payslips, the pay of who leaves, and what was corrected after it was closed', async () => {
  const ask = askerOf(stage.url());
  const hire = person(ask);
  // A few of the demo are not paid for last month.
  await hireUpTo(130, ask);
  const {
    rows: [night],
  } = await ask<Rows<Row>>('hr', '{ shifts(filter: { title: { eq: "Night" } }) { rows { id } } }');
  const worker = await hire('Z-NIGHT', 'Night', '2024-01-01', '9300', { shiftId: night!.id });
  const leaver = await hire('Z-LEFT', 'Leaver', `${lastMonth.getUTCFullYear() - 7}-${period.slice(5)}-21`, '9300');
  await ask(
    'hr',
    'mutation($id: ID!, $version: Int!, $day: Date!) { endEmployment(id: $id, version: $version, exitDate: $day, exitReason: "Resigned") { id } }',
    { ...leaver, day: `${period}-20` },
  );
  const { id, version } = await ask<Row>(
    'hr',
    'mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version } }',
    { input: { employeeId: worker.id, kind: 'unpaid', fromDate: thursday, toDate: thursday } },
  );
  await ask('admin', 'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { id } }', {
    id,
    version,
  });

  // A night from 22:00 to 06:00 ends at 07:00, by the file of a device.
  const device = await ask<Row>('hr', 'mutation { createPunchDevice(input: { name: "Gate", kind: terminal }) { id } }');
  const { token } = await ask<{ token: string }>(
    'hr',
    'mutation($id: ID!) { issue_tokenPunchDevice(id: $id) { token } }',
    { id: device.id },
  );
  const punches = [`${wednesday}T22:00:00+04:00`, `${thursday}T07:00:00+04:00`].map((at) => ({
    employee: 'Z-NIGHT',
    at,
    externalId: at,
  }));
  const sent = await fetch(`${stage.url()}/device/punches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Device ${token}` },
    body: JSON.stringify({ punches }),
  });
  expect(await sent.json()).toMatchObject({ results: [{ status: 'taken' }, { status: 'taken' }] });
  await settleAttendance(ask);

  // The month of attendance is closed.
  const hana = await stage.as('hr', '/attendance-months');
  const { page } = hana;
  const closing = page.getByRole('region', { name: 'Closing a month' });
  await closing.getByText(inWords(lastMonth), { exact: true }).waitFor();
  await closing.getByRole('button', { name: 'Close month' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Close month' }).click();
  await page.getByText('The month is closed').waitFor();
  await closing.getByRole('button', { name: 'Open again' }).waitFor();

  // The home page names the month that is to be paid, not the one that runs; the form knows it already.
  await hana.go('/');
  await page.getByText(`No payroll run for ${inWords(lastMonth)} yet`).waitFor();
  await page.getByRole('link', { name: 'Start it' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: `Payroll of ${inWords(lastMonth)}` }).waitFor();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Changes vs last month' }).waitFor();
  expect(
    Number(
      await page
        .locator('.figures > div', { hasText: /^Employees/ })
        .locator('dd')
        .innerText(),
    ),
  ).toBeGreaterThanOrEqual(120);
  const path = new URL(page.url()).pathname;
  const openSlip = async (): Promise<void> => {
    const slips = page.getByRole('region', { name: 'Payslips' });
    await slips.getByPlaceholder('Search').fill('Zaki Night');
    await slips.getByRole('rowheader').nth(1).waitFor({ state: 'detached' });
    await slips.getByRole('link', { name: 'Zaki Night' }).click();
  };
  await openSlip();
  // 1 hour × 9,300 ÷ 30 ÷ 8 × 125 %, and a day of unpaid leave by the days of the month.
  const line = (name: string, amount: number) =>
    page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .getByText(aed(amount), { exact: true })
      .waitFor();
  await line('Overtime', 48.44);
  await line('Unpaid leave', 9300 / days);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'month-payslip');

  // Who leaves is found, and their end of service begins with what is known.
  await hana.go(path);
  const finding = page.getByRole('region', { name: /^Warnings Leaves in this month/ });
  await finding.getByRole('heading').click();
  await finding.getByRole('link', { name: 'Zaki Leaver' }).click();
  await eventually(async () => expect(await form.getByLabel('Last day of work').inputValue()).not.toBe(''));
  await pick(form.getByLabel('Reason for leaving'), 'Resignation');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Ready to calculate').waitFor();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'How it is calculated' }).waitFor();
  // Seven years: (5 × 21 + 2 × 30) days × 9,300 ÷ 30.
  await page.getByText('AED 51,150.00').first().waitFor();
  const ending = new URL(page.url()).pathname;
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'month-settlement');

  // A second person approves, pays by file and posts.
  const faisal = await stage.as('finance', ending);
  await faisal.page.getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByRole('button', { name: 'Mark as paid' }).waitFor();
  await faisal.go(path);
  await faisal.page.getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByRole('button', { name: 'Generate bank file' }).click();
  await pick(faisal.page.getByRole('dialog').getByLabel('Format'), 'List (CSV)');
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Generate bank file' }).click();
  const payments = faisal.page.getByRole('region', { name: 'Payments' });
  const [download] = await Promise.all([
    faisal.page.waitForEvent('download'),
    payments.getByRole('link', { name: /Download/ }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Hana Aziz');
  await faisal.page.getByRole('button', { name: 'Mark as paid' }).first().click();
  await faisal.page.getByRole('checkbox', { name: /in no payment/ }).check();
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await faisal.page
    .getByText(/^Paid on/)
    .first()
    .waitFor();
  await faisal.page.getByRole('button', { name: 'Post', exact: true }).click();
  await faisal.page.getByRole('tooltip').getByRole('button', { name: 'Post', exact: true }).click();
  await faisal.page.getByText('Posted', { exact: true }).first().waitFor();

  // The employee finds the payslip on a phone, with its PDF.
  const {
    rows: [own],
  } = await ask<Rows<{ id: string; net: string }>>(
    'employee',
    'query($period: String!) { payslips(filter: { period: { eq: $period } }) { rows { id net } } }',
    { period },
  );
  const elias = await stage.as('employee', `/payslips/${own!.id}`, { viewport: { width: 390, height: 844 } });
  await elias.page
    .getByText(aed(Number(own!.net)), { exact: true })
    .first()
    .waitFor();
  expect((await elias.page.request.get(`/payslips/${own!.id}.pdf`)).headers()['content-type']).toContain('pdf');
  expect(await overflow(elias.page)).toBe(0);
  expect(await barriers(elias.page)).toEqual([]);
  await shoot(elias.page, 'month-payslip-phone');
  await elias.page
    .getByRole('button', { name: /^Net: / })
    .first()
    .click();
  const why = elias.page.getByRole('region', { name: 'Net', exact: true });
  await why.getByText(/^All earnings less all deductions/).waitFor();
  await why.getByText('BASIC').first().waitFor();
  expect(await overflow(elias.page)).toBe(0);
  expect(await barriers(elias.page)).toEqual([]);
  await shoot(elias.page, 'month-net-explained');

  // The unpaid day is cancelled after all: the next month gives it back in a line of its own.
  const { version: kept } = await ask<Row>('hr', 'query($id: ID!) { employeeLeave(id: $id) { version } }', { id });
  await ask('hr', 'mutation($id: ID!, $version: Int!) { cancelEmployeeLeave(id: $id, version: $version) { id } }', {
    id,
    version: kept,
  });
  await hana.go('/');
  await page.getByText(`No payroll run for ${inWords(now)} yet`).waitFor();
  await page.getByRole('link', { name: 'Start it' }).click();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: `Payroll of ${inWords(now)}` }).waitFor();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Changes vs last month' }).waitFor();
  await openSlip();
  await line(`Unpaid leave, ${inWords(lastMonth)}`, 9300 / days);
}, 480_000);
