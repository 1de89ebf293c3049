import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { smallPdf, upload } from '../../files/file/file.fixture';
import {
  act,
  approved,
  ask,
  made,
  office,
  refusalOf,
  seenBy,
  notificationsOf,
  versionOfForm,
  type Office,
} from './form-request.fixture';

// A Monday at noon in Dubai.
const monday = '2026-11-23T08:00:00Z';
let now = new Date(monday);
let test: TestApp;
let at: Office;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  at = await office(test);
});
beforeEach(() => {
  now = new Date(monday);
});
afterAll(() => test.close());

describe('an approved request', () => {
  it('is fulfilled with a word and files for who asked, who closes it, and then changes no more', async () => {
    const request = await approved(at, await versionOfForm(at));
    expect(request).toMatchObject({ state: 'approved', dueOn: null, dueStanding: null });
    const {
      body: { id: fileId },
    } = await upload(at.clerk, smallPdf, 'certificate.pdf');
    const mayOpen = async (who: Person) => (await who.fetch(`/files/${fileId}`)).status;
    expect(await mayOpen(at.worker)).not.toBe(200);
    const done = made(await act(at.clerk, 'fulfil', request, { comment: ' At the front desk ', fileIds: [fileId] }));
    expect(done).toMatchObject({
      state: 'fulfilled',
      fulfilledAt: new Date(monday).toISOString(),
      fulfilledById: at.clerk.id,
      handedFileIds: [fileId],
      allowedActions: [],
    });
    expect(done.history.at(-1)).toMatchObject({ action: 'fulfil', comment: 'At the front desk' });
    expect(await mayOpen(at.worker)).toBe(200);
    expect((await seenBy(at.worker, done)).allowedActions).toEqual(['close', 'dispute']);
    expect(await notificationsOf(at.worker, done)).toEqual(['request_approved', 'request_fulfilled']);
    expect(
      await test.inside<any>(
        at.company,
        `select m.subject from mail m join app_user u on u.email = m.email where u.id = $1 and m.key = $2`,
        [at.worker.id, `request ${done.id} ${done.version}`],
      ),
    ).toEqual([{ subject: `Your request ${done.no} was done` }]);
    const closed = made(await act(at.worker, 'close', done));
    expect(closed).toMatchObject({ state: 'closed', allowedActions: [] });
    for (const [who, verb, more] of [
      [at.worker, 'dispute', { comment: 'Late' }],
      [at.clerk, 'fulfil', {}],
      [at.manager, 'approve', {}],
      [at.worker, 'withdraw', {}],
    ] as const) {
      expect(refusalOf(await act(who, verb, closed, more))).toMatchObject({ code: 'CONFLICT' });
    }
  });

  it('done wrong goes back with a reason, is told to who may do it, and is done again with what is handed over then', async () => {
    const form = await versionOfForm(at, { dueWithinDays: 2 });
    const {
      body: { id: wrong },
    } = await upload(at.clerk, smallPdf, 'wrong.pdf');
    const {
      body: { id: right },
    } = await upload(at.clerk, smallPdf, 'right.pdf');
    const done = made(await act(at.clerk, 'fulfil', await approved(at, form), { fileIds: [wrong] }));
    expect(refusalOf(await act(at.worker, 'dispute', done, { comment: ' ' }))).toMatchObject({
      code: 'INVALID',
      field: 'comment',
    });
    now = new Date('2026-11-26T08:00:00Z');
    const back = made(await act(at.worker, 'dispute', done, { comment: 'Not my name' }));
    expect(back).toMatchObject({
      state: 'approved',
      fulfilledAt: null,
      fulfilledById: null,
      dueOn: '2026-11-30',
      dueStanding: 'ahead',
    });
    expect(await notificationsOf(at.clerk, done)).toEqual(['request_disputed', 'request_to_fulfil']);
    const again = made(await act(at.clerk, 'fulfil', back, { fileIds: [right] }));
    expect(again).toMatchObject({ state: 'fulfilled', handedFileIds: [right] });
    expect(again.history.map(({ action }: any) => action)).toEqual([
      'submit',
      'approve',
      'fulfil',
      'dispute',
      'fulfil',
    ]);
  });

  it('is called by the title of its form in the language of whoever reads, in lists, on home and in notices', async () => {
    const request = await approved(
      at,
      await versionOfForm(at, { title: 'Parking', titleAr: 'موقف سيارة', dueWithinDays: 2 }),
    );
    const reads = async (who: Person, language: string, query: string) =>
      JSON.stringify(await who.graphql(query, {}, { 'accept-language': language }));
    for (const [language, title, other] of [
      ['en', 'Parking', 'موقف'],
      ['ar', 'موقف سيارة', 'Parking'],
    ] as const) {
      for (const [who, query] of [
        [at.worker, `{ formRequest(id: "${request.id}") { formLabel } }`],
        [at.worker, '{ notifications(limit: 50) { rows { text } } }'],
        [at.clerk, '{ homeToFulfil { items { what } } }'],
        [at.worker, '{ formRequests(search: "موقف") { rows { formLabel } } }'],
      ] as const) {
        const said = await reads(who, language, query);
        expect(said).toContain(title);
        expect(said).not.toContain(other);
      }
    }
  });

  it('is fulfilled by nobody without the right, and closed by nobody but whom it was done for', async () => {
    const request = await approved(at, await versionOfForm(at));
    expect(refusalOf(await act(at.worker, 'fulfil', request))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await act(at.manager, 'fulfil', request))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await act(at.admin, 'close', made(await act(at.clerk, 'fulfil', request))))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(refusalOf(await act(at.clerk, 'fulfil', await ask(at, await versionOfForm(at))))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('fulfilled twice is fulfilled once; by two at once, by one of them', async () => {
    const request = await approved(at, await versionOfForm(at));
    const other = await test.as({
      company: at.company,
      grants: ['read', 'fulfil'].map((action) => ({ subject: 'FormRequest', action, scope: 'company' })),
    });
    const answers = await Promise.all([act(at.clerk, 'fulfil', request), act(other, 'fulfil', request)]);
    const done = made(answers[0]!);
    expect([made(answers[1]!).version, done.history.filter(({ action }: any) => action === 'fulfil').length]).toEqual([
      done.version,
      1,
    ]);
    expect(made(await act(at.clerk, 'fulfil', done)).version).toBe(done.version);
  });

  it('hands over no file that who fulfils it may not read', async () => {
    const request = await approved(at, await versionOfForm(at));
    const {
      body: { id: secret },
    } = await upload(at.admin, smallPdf, 'secret.pdf');
    for (const fileId of [secret, newId(), 'x'])
      expect(refusalOf(await act(at.clerk, 'fulfil', request, { fileIds: [fileId] }))).toMatchObject({
        code: 'INVALID',
        field: 'fileIds',
      });
    expect((await seenBy(at.clerk, request)).state).toBe('approved');
  });

  it('can be fulfilled among others, and tells old clients that it is approved', async () => {
    const form = await versionOfForm(at);
    const requests = [await approved(at, form), await approved(at, form)];
    const { data } = await at.clerk.graphql(
      'mutation($ids: [ID!]!) { bulk(subject: "FormRequest", action: "fulfil", ids: $ids) { done } }',
      { ids: requests.map(({ id }) => id) },
    );
    expect(data.bulk).toEqual([{ done: true }, { done: true }]);
    made(await act(at.worker, 'close', await seenBy(at.worker, requests[1])));
    const { body } = await at.admin.rest('GET', '/api/request/?requestStatus=approved&sort=-no&page=1&limit=2');
    expect(body.data.map(({ no, status }: any) => [no, status])).toEqual([
      [requests[1].no, 'approved'],
      [requests[0].no, 'approved'],
    ]);
    expect((await at.admin.rest('GET', '/api/request/?requestStatus=closed')).body.data).toEqual([]);
  });
});
