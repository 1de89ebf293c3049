import { askerOf, type Row, type Rows } from '../asking';
import { companyToday, typedDay } from '../days';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, shoot } from '../visitor';

const stage = openStage();

test('long leave goes from the manager to HR, whose colleague stands in; everybody sees how far it is', async () => {
  const mariam = await stage.as('manager', '/approvals');
  const { page } = mariam;
  await page.getByRole('heading', { name: 'Approvals', level: 1 }).waitFor();
  const group = page.getByRole('region', { name: /^Leave / });
  const asked = group.getByRole('listitem').filter({ hasText: 'Step 1 of 2, Leave over 10 days' });
  await asked.first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'approvals');
  const name = (await asked.first().getByRole('link').first().textContent()) ?? '';
  const address = await asked.first().getByRole('link').first().getAttribute('href');

  // The approver of payroll holds no right on leave: they decide because HR hands it over to them.
  const hr = await stage.as('hr', '/approvals?show=away');
  const finance = await stage.as('finance', '/');
  const whole = await finance.page.getByRole('heading', { name: /^Hello, / }).textContent();
  const first = (whole ?? '').replace('Hello, ', '').split(/[\s,]/)[0]!;
  await choose(hr.page.getByRole('combobox', { name: 'Who decides' }), first);
  const today = typedDay(companyToday());
  for (const label of ['First day', 'Last day']) {
    await hr.page.getByLabel(label, { exact: true }).fill(today);
    await hr.page.keyboard.press('Enter');
  }
  await hr.page.getByRole('button', { name: 'Hand over' }).click();
  await hr.page.getByRole('button', { name: 'End now' }).waitFor();
  expect(await barriers(hr.page)).toEqual([]);

  await asked
    .first()
    .getByRole('button', { name: /^Approve: / })
    .click();
  await page.getByText('Approved: 1').waitFor();
  await mariam.go(address!);
  await page.getByRole('heading', { name: /^Approval / }).waitFor();
  await page.getByText('Step 2').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'approval-steps');

  await finance.go('/approvals');
  const row = finance.page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Step 2 of 2' });
  await row.getByText(/instead of/).waitFor();
  await row.getByRole('button', { name: /^Approve: / }).click();
  await finance.page.getByText('Approved: 1').waitFor();
  await page.getByText('Approved', { exact: true }).first().waitFor();
});

test('a flow is put together and kept', async () => {
  const { page, go } = await stage.as('hr', '/approval-flows/new');
  await page.getByLabel('Name', { exact: true }).fill('Sick leave of a week');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('button', { name: 'Save flow' }).click();
  await page.getByText('Give a value to compare with.').first().waitFor();
  await page.getByRole('spinbutton', { name: 'Value of condition 1' }).fill('5');
  await page.getByRole('button', { name: 'Add step' }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save flow' }).click();
  await page.getByRole('heading', { name: 'Sick leave of a week' }).waitFor();
  await shoot(page, 'approval-flow');
  await go('/approval-flows');
  await page.getByText('Sick leave of a week').first().waitFor();
});

test('a salary is proposed by one person and approved by another where it stands', async () => {
  const ask = askerOf(stage.url());
  const {
    rows: [role],
  } = await ask<Rows<Row>>('hr', '{ companyRoles(filter: { title: { eq: "Payroll approver" } }) { rows { id } } }');
  const steps = [{ mode: 'any', skipAbsent: false, approvers: [{ kind: 'role', roleId: role!.id }] }];
  const flow = await ask<Row>(
    'hr',
    'mutation($input: ApprovalFlowInput!) { createApprovalFlow(input: $input) { id version } }',
    { input: { name: 'Salaries', subject: 'EmployeeSalary', isActive: true, conditions: [], steps } },
  );
  const {
    rows: [person],
  } = await ask<Rows<Row>>('hr', '{ employees(filter: { code: { eq: "HMG-0037" } }) { rows { id } } }');
  await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
    input: {
      employeeId: person!.id,
      frequency: 'year',
      quotedAmount: '180000',
      validFrom: '2027-01-01',
      reason: 'Promotion',
    },
  });

  const finance = await stage.as('finance', '/approvals');
  const item = finance.page.getByRole('listitem').filter({ hasText: 'Promotion' });
  await item.getByText(/Change: \+AED\s[\d,]+\.00/).waitFor();
  await item.getByRole('link').click();
  const asked = finance.page.getByRole('region', { name: /^Approval / });
  await asked.getByText('Waiting').waitFor();
  await finance.page.getByText('Agreed as AED 180,000.00 a year ÷ 12').waitFor();
  await asked.getByRole('button', { name: 'Reject' }).click();
  await finance.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await barriers(finance.page)).toEqual([]);
  await asked.getByRole('button', { name: 'Approve' }).click();
  await finance.page.getByText('Approved by').waitFor();
  expect(await finance.page.getByText('Waiting for approval').count()).toBe(0);
  await ask('hr', 'mutation($ids: [ID!]!) { deleteApprovalFlows(ids: $ids) { done } }', { ids: [flow.id] });
});

test('a new bank account waits in the inbox of who a flow names; its number stays masked until pay goes there', async () => {
  const ask = askerOf(stage.url());
  const {
    rows: [role],
  } = await ask<Rows<Row>>('hr', '{ companyRoles(filter: { title: { eq: "Payroll approver" } }) { rows { id } } }');
  const steps = [{ mode: 'any', skipAbsent: false, approvers: [{ kind: 'role', roleId: role!.id }] }];
  const conditions = [{ fact: 'occasion', comparison: 'eq', values: ['change'] }];
  const flow = await ask<Row>(
    'hr',
    'mutation($input: ApprovalFlowInput!) { createApprovalFlow(input: $input) { id version } }',
    { input: { name: 'Accounts that change', subject: 'BankAccount', isActive: true, conditions, steps } },
  );
  const {
    rows: [person],
  } = await ask<Rows<Row>>('hr', '{ employees(filter: { code: { eq: "HMG-0031" } }) { rows { id } } }');
  const account = await ask<Row>(
    'hr',
    'mutation($input: BankAccountInput!) { createBankAccount(input: $input) { id version } }',
    {
      input: {
        employeeId: person!.id,
        holder: 'The new holder',
        iban: 'AE070331234567890123456',
        validFrom: '2027-01-01',
      },
    },
  );

  const finance = await stage.as('finance', '/approvals');
  const item = finance.page.getByRole('listitem').filter({ hasText: 'The new holder' });
  await item.getByText(/•••• 3456/).waitFor();
  await item.getByText(/Replaces the account pay goes to now/).waitFor();
  expect(await finance.page.getByText('AE070331234567890123456').count()).toBe(0);
  expect(await barriers(finance.page)).toEqual([]);
  await shoot(finance.page, 'approvals-bank');
  await finance.go(`/bank-accounts?open=${account.id}`);
  const drawer = finance.page.getByRole('dialog');
  await drawer.getByText('Step 1').waitFor();
  expect(await barriers(finance.page)).toEqual([]);
  await shoot(finance.page, 'bank-account-steps');
  await finance.go('/approvals');
  await item.getByRole('button', { name: /^Approve: / }).click();
  await finance.page.getByText('Approved: 1').waitFor();
  expect(
    await ask<Row>('hr', 'query($id: ID!) { bankAccount(id: $id) { state iban } }', { id: account.id }),
  ).toMatchObject({ state: 'verified' });
  await finance.go(`/bank-accounts?open=${account.id}`);
  await drawer.getByText('Verified', { exact: true }).first().waitFor();
  await ask('hr', 'mutation($ids: [ID!]!) { deleteApprovalFlows(ids: $ids) { done } }', { ids: [flow.id] });
});

test('what waits is decided by keys and by a finger, and undone for a minute', async () => {
  const hana = await stage.as('hr', '/approvals?kind=EmployeeLeave', {
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const { page } = hana;
  const rows = page.locator('[data-approval]').filter({ has: page.getByRole('button', { name: /^Approve: / }) });
  await rows.first().waitFor();
  const group = page.getByRole('region', { name: /^Leave / });
  const heading = await group.getByRole('heading').innerText();
  const first = await rows.first().getAttribute('data-approval');

  await page.keyboard.press('j');
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('LI'));
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Comment').waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  // The keys go on from the row they were on.
  await page.keyboard.press('c');
  await dialog.getByLabel('Comment').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const box = (await page.locator(`[data-approval="${first}"]`).boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: string, x: number | null) =>
    cdp.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === null ? [] : [{ x, y: box.y + 12 }],
    });
  await touch('touchStart', box.x + 40);
  for (const far of [70, 110, 160, 200]) await touch('touchMove', box.x + far);
  await touch('touchEnd', null);
  await page.getByText('Approved: 1').waitFor();
  await eventually(async () => expect(await group.getByRole('heading').innerText()).not.toBe(heading));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: it waits again').waitFor();
  await eventually(async () => expect(await group.getByRole('heading').innerText()).toBe(heading));
  expect(await overflow(page)).toBe(0);
});
