import { inCompany } from '../../../platform/system-ctx';
import { insertRow } from '../../../../test/rows';
import { type Person } from '../../../../test/test-app';
import { expiryJobs, noticeExpiring } from '../expiring-record/expiry-notices.job';
import { clock, test, admin } from './document.fixture';

describe('notices', () => {
  const notices = (place: string) =>
    inCompany(test.app.services, { companyId: place, userId: admin.id }, 'write', (ctx) => noticeExpiring(ctx));
  const later = async (days: number, work: () => Promise<void>) => {
    const before = clock.now;
    clock.now = new Date(clock.now.getTime() + days * 86_400_000);
    await work().finally(() => {
      clock.now = before;
    });
  };

  it('are due once for each document, expiry and number of days, the tightest alone where days were missed', async () => {
    const place = await test.company();
    const row = (values: object) => insertRow(test, 'Document', place, { status: 'active', typeIds: [], ...values });
    const type = await insertRow(test, 'DocumentType', place, { noticeDays: [60, 30, 7] });
    const due = await row({ title: 'Due', typeIds: [type], expiryDate: '2026-05-05' });
    await row({ title: 'Far', typeIds: [type], expiryDate: '2026-12-31' });
    await row({ title: 'Archived', typeIds: [type], expiryDate: '2026-05-05', status: 'archived' });
    await row({ title: 'Long over', typeIds: [type], expiryDate: '2026-04-01' });
    const own = await row({ title: 'Own days', typeIds: [type], expiryDate: '2026-05-21', notifyBeforeDays: 20 });
    const told = (found: { recordId: string; days: number }[]) => found.map(({ recordId, days }) => [recordId, days]);
    expect(told(await notices(place))).toEqual([
      [due, 7],
      [own, 20],
    ]);
    expect(await notices(place)).toEqual([]);
    await test.sql(`select set_config('app.company_id', $1, true)`, [place]);
    await inCompany(test.app.services, { companyId: place, userId: admin.id }, 'write', (ctx) =>
      ctx.tx.query(`update document set expiry_date = '2026-05-25' where company_id = $1 and id = $2`, [place, due]),
    );
    expect(told(await notices(place))).toEqual([[due, 30]]);
    await later(20, async () => expect(told(await notices(place))).toEqual([[due, 7]]));
  });

  it('are mailed to the employee, once', async () => {
    const place = await test.company();
    const employeeId = await insertRow(test, 'Employee', place, {
      firstName: 'Layla',
      lastName: 'Reyes',
      workEmail: 'layla@example.com',
    });
    await insertRow(test, 'EmployeeDocument', place, {
      employeeId,
      title: 'Visa',
      status: 'active',
      expiryDate: '2026-05-11',
      notifyBeforeDays: 30,
    });
    for (let time = 0; time < 2; time += 1)
      await expiryJobs(test.app.services).notify_expiring_documents!({
        companyId: place,
        userId: admin.id,
        recordId: place,
      });
    const { rows } = await inCompany(test.app.services, { companyId: place, userId: admin.id }, 'read', (ctx) =>
      ctx.tx.query<{ email: string; message: string }>('select email, message from mail where company_id = $1', [
        place,
      ]),
    );
    expect(rows).toEqual([{ email: 'layla@example.com', message: expect.stringMatching(/Visa[^]*2026-05-11/) }]);
  });
});

describe('notices to who keeps the documents', () => {
  it('come as one mail with all that is new, of what they may update; once', async () => {
    const place = await test.company();
    const member = (subject: string) =>
      test.as({
        company: place,
        grants: [
          { subject, action: 'update', scope: 'company' },
          { subject: 'Employee', action: 'read', scope: 'company' },
        ],
      });
    const [theirs, ours] = [await member('EmployeeDocument'), await member('Document')];
    await test.as({
      company: place,
      grants: [
        { subject: 'EmployeeDocument', action: 'update', scope: 'team' },
        { subject: 'EmployeeDocument', action: 'read', scope: 'company' },
      ],
    });
    const employeeId = await insertRow(test, 'Employee', place, {
      firstName: 'Layla',
      lastName: 'Reyes',
      workEmail: null,
      personalEmail: null,
    });
    for (const title of ['Visa', 'Passport']) {
      await insertRow(test, 'EmployeeDocument', place, {
        employeeId,
        title,
        status: 'active',
        expiryDate: '2026-05-11',
        notifyBeforeDays: 30,
      });
    }
    await insertRow(test, 'Document', place, {
      title: 'Tenancy',
      status: 'active',
      typeIds: [],
      expiryDate: '2026-05-12',
      notifyBeforeDays: 30,
    });
    for (let time = 0; time < 2; time += 1)
      await expiryJobs(test.app.services).notify_expiring_documents!({
        companyId: place,
        userId: admin.id,
        recordId: place,
      });
    const mails = await test.inside<{ key: string; subject: string; message: string }>(
      place,
      'select key, subject, message from mail where company_id = $1 order by subject',
      [place],
    );
    const of = (who: Person) =>
      mails.filter(({ key }) => key.startsWith(`documents to ${who.id}`)).map(({ message }) => message);
    expect([of(theirs), of(ours)]).toEqual([
      [expect.stringMatching(/Layla Reyes, (Visa|Passport): 2026-05-11\nLayla Reyes, (Visa|Passport): 2026-05-11/)],
      [expect.stringMatching(/\nTenancy: 2026-05-12\n/)],
    ]);
    expect(mails).toHaveLength(2);
  });
});
