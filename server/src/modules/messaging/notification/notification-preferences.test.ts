import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { askForLeave, kinds, smallCompany } from './notification.fixture';
import { notificationJobs } from './notification.job';

let now: Date;
let test: TestApp;
let company: string;
let mona: string;
let hr: Person;
let chief: Person;
let manager: Person;
let employee: Person;
let colleague: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z');
  ({ company, mona, hr, chief, manager, employee, colleague } = await smallCompany(test));
});
afterAll(() => test.close());

const prefer = (who: Person, input: object) =>
  who.graphql(
    'mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { quietFrom quietTo choices { kind inApp mail } } }',
    { i: { choices: [], ...input } },
  );

describe('what one chose', () => {
  it("offers what one's rights make news, and keeps it", async () => {
    const offered = (
      await employee.graphql('{ notificationPreferences { quietFrom choices { kind inApp mail label topicLabel } } }')
    ).data.notificationPreferences;
    expect(offered.choices.map(({ kind }: { kind: string }) => kind)).toEqual([
      'leave_approved',
      'leave_rejected',
      'leave_cancelled',
      'leave_kept',
      'leave_given_back',
      'leave_replaced',
      'leave_replaced_no_more',
      'leave_replaced_by_other',
      'payslip_posted',
      'document_to_confirm',
      'probation_ending',
      'contract_ending',
    ]);
    expect(offered.choices[0]).toEqual({
      kind: 'leave_approved',
      inApp: true,
      mail: true,
      label: 'Leave was approved',
      topicLabel: 'Leave',
    });
    const { data } = await prefer(employee, {
      quietFrom: '22:00',
      quietTo: '07:00',
      choices: [{ kind: 'leave_approved', inApp: false, mail: true }],
    });
    expect(data.setNotificationPreferences).toMatchObject({
      quietFrom: '22:00',
      quietTo: '07:00',
      choices: [
        { kind: 'leave_approved', inApp: false, mail: true },
        { inApp: true },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
    expect(
      (await colleague.graphql('{ notificationPreferences { quietFrom } }')).data.notificationPreferences.quietFrom,
    ).toBeNull();
  });

  it.each([
    [{ quietFrom: '22:00' }, 'quietTo'],
    [{ quietTo: '22:00' }, 'quietFrom'],
    [{ quietFrom: '25:00', quietTo: '07:00' }, 'quietFrom'],
    [{ quietFrom: '07:00', quietTo: '07:00' }, 'quietTo'],
  ])('%j is refused beside %s', async (input, field) => {
    const { errors } = await prefer(employee, input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  it('is kept quiet about at the bell where one does not want it, and mailed where one does', async () => {
    await prefer(manager, { choices: [{ kind: 'leave_submitted', inApp: false, mail: true }] });
    await prefer(chief, {
      choices: [{ kind: 'leave_submitted', inApp: true, mail: true }],
      quietFrom: '11:00',
      quietTo: '13:00',
    });
    await prefer(hr, { choices: [{ kind: 'leave_submitted', inApp: false, mail: false }] });
    await askForLeave(employee, mona);
    expect([await kinds(manager), await kinds(chief), await kinds(hr)]).toEqual([[], ['leave_submitted'], []]);
    const { mail_notifications: mail } = notificationJobs(test.app.services);
    const mailed = async () =>
      (
        await test.inside(
          company,
          `select u.id from mail m join app_user u on u.email = m.email where m.kind = 'notification' order by m.id`,
        )
      ).map(({ id }) => id);
    // Noon in Dubai: quiet hours of the chief.
    await mail!(null as never);
    expect(await mailed()).toEqual([manager.id]);
    now = new Date('2026-11-21T09:30:00Z');
    await mail!(null as never);
    await mail!(null as never);
    expect(await mailed()).toEqual([manager.id, chief.id]);
    const [letter] = await test.inside(
      company,
      "select subject, message from mail where kind = 'notification' limit 1",
    );
    expect(letter!.subject).toMatch(/^Mona Haddad asks for leave/);
    expect(letter!.message).toContain('http://localhost/employee-leaves/');
  });

  it('mails whoever has chosen nothing what waits for them and what became of their own, and no other news', async () => {
    const offered = await employee.graphql('{ notificationPreferences { choices { kind mail } } }');
    const mailed = offered.data.notificationPreferences.choices.flatMap(({ kind, mail }: any) => (mail ? [kind] : []));
    expect(mailed).toEqual(['leave_approved', 'leave_rejected', 'leave_cancelled', 'document_to_confirm']);
    await askForLeave(employee, mona);
    await notificationJobs(test.app.services).mail_notifications!(null as never);
    const letters = await test.inside(
      company,
      `select u.id from mail m join app_user u on u.email = m.email
        where m.kind = 'notification' and m.company_id = $1`,
      [company],
    );
    expect(new Set(letters.map(({ id }) => id))).toEqual(new Set([manager.id, chief.id, hr.id]));
  });

  describe('to be told in the morning', () => {
    const digests = () =>
      test.inside<{ subject: string; message: string; key: string }>(
        company,
        `select subject, message, key from mail where company_id = $1 and kind = 'notification_digest' order by id`,
        [company],
      );
    const mail = () => notificationJobs(test.app.services).mail_notifications!(null as never);
    const daily = { choices: [{ kind: 'leave_submitted', inApp: true, mail: true, isDaily: true }] };

    it('is one mail a day with what came until seven in the company’s zone, and none where nothing did', async () => {
      const { data } = await manager.graphql(
        'mutation($i: NotificationPreferencesInput!) { setNotificationPreferences(input: $i) { choices { kind mail isDaily } } }',
        { i: daily },
      );
      expect(data.setNotificationPreferences.choices).toContainEqual({
        kind: 'leave_submitted',
        mail: true,
        isDaily: true,
      });
      await askForLeave(employee, mona);
      await askForLeave(employee, mona, '2027-05');
      await mail();
      expect(await digests()).toEqual([]);
      // Seven in Dubai.
      now = new Date('2026-11-22T02:59:00Z');
      await mail();
      expect(await digests()).toEqual([]);
      now = new Date('2026-11-22T03:00:00Z');
      await mail();
      await Promise.allSettled([mail(), mail()]);
      const [digest, ...more] = await digests();
      expect([more, digest!.key]).toEqual([[], `digest ${manager.id} 2026-11-22`]);
      expect(digest!.message.match(/^- Mona Haddad asks for leave/gm)).toHaveLength(2);
      expect(digest!.message).toContain('http://localhost/notifications');
      await askForLeave(employee, mona, '2027-07');
      await mail();
      expect(await digests()).toHaveLength(1);
      now = new Date('2026-11-23T04:00:00Z');
      await mail();
      now = new Date('2026-11-24T04:00:00Z');
      await mail();
      expect((await digests()).map(({ key }) => key)).toEqual([
        `digest ${manager.id} 2026-11-22`,
        `digest ${manager.id} 2026-11-23`,
      ]);
    });

    it('waits for the end of quiet hours, and is nothing where all was read meanwhile', async () => {
      await prefer(manager, { ...daily, quietFrom: '22:00', quietTo: '09:00' });
      await prefer(chief, daily);
      await askForLeave(employee, mona);
      await chief.graphql('mutation { markNotificationsRead }');
      now = new Date('2026-11-22T04:00:00Z');
      await mail();
      expect(await digests()).toEqual([]);
      now = new Date('2026-11-22T05:00:00Z');
      await mail();
      expect((await digests()).map(({ key }) => key)).toEqual([`digest ${manager.id} 2026-11-22`]);
    });
  });
});
