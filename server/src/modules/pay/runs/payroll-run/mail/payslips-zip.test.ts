import { inflateRawSync } from 'node:zlib';
import { newId } from '../../../../../platform/records/ids';
import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import { approverGrants, clerkGrants, payrollOffice, type Office } from '../payroll.fixture';
import { fileNames } from './payslip-file-names';

let test: TestApp;
let office: Office;
let printer: Person;
const printing = [...clerkGrants, { subject: 'Payslip', action: 'export', scope: 'company' as const }];
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test);
  printer = await test.as({ company: office.company, grants: printing });
});
afterAll(() => test.close());

const zip = (who: Person, id: string) => who.fetch(`/payroll-runs/${id}/payslips.zip`, {});

/** Names and content of an archive by its directory. */
function filesIn(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameBytes, start] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 42),
    ];
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    files.set(
      archive.toString('utf8', at + 46, at + 46 + nameBytes),
      inflateRawSync(archive.subarray(from, from + packed)),
    );
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

const languageOf = (pdf: Buffer): string | undefined => /\/Lang \((\w+)/.exec(pdf.toString('latin1'))?.[1];

it('a few hundred payslips come in one archive, while other requests are answered', async () => {
  await office.hireMany(300);
  const run = await office.posted('2026-03');
  const answer = await zip(printer, run.id);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="payslips-2026-03.zip"',
  });
  const [files, other] = await Promise.all([
    answer.arrayBuffer().then((bytes) => filesIn(Buffer.from(bytes))),
    office.read(run.id),
  ]);
  expect(other.state).toBe('posted');
  expect(files.size).toBe(300);
  expect(files.get('2026-03 M42 Number 42.pdf')!.subarray(0, 5).toString()).toBe('%PDF-');
  expect([...files.values()].every((pdf) => pdf.subarray(0, 5).toString() === '%PDF-')).toBe(true);
});

it('each is in the language of its employee, who has no account in that of the company', async () => {
  const [mona] = [await office.hire({ code: 'E-1' }), await office.hire({ code: 'E-2', name: 'Omar Saleh' })];
  const { id } = await test.as({ company: office.company, employeeId: mona, grants: [] });
  await test.sql(`update app_user set locale = 'ar' where id = $1`, [id]);
  const run = await office.calculated(await office.create('2026-03'));
  const files = filesIn(Buffer.from(await (await zip(printer, run.id)).arrayBuffer()));
  expect([...files].map(([name, pdf]) => [name, languageOf(pdf)])).toEqual([
    ['2026-03 E-1 Mona Haddad.pdf', 'ar'],
    ['2026-03 E-2 Omar Saleh.pdf', 'en'],
  ]);
});

it('is for who may export the payslips of this company, and holds none in error', async () => {
  await office.hire({ code: 'E-1' });
  await office.hire({ code: 'E-2', salaries: [] });
  const run = await office.calculated(await office.create('2026-03'));
  expect((await zip(office.clerk, run.id)).status).toBe(403);
  expect((await zip((await payrollOffice(test)).clerk, run.id)).status).toBe(404);
  expect(
    (
      await zip(
        await test.as({
          company: office.company,
          grants: approverGrants.filter(({ subject }) => subject === 'Payslip'),
        }),
        run.id,
      )
    ).status,
  ).toBe(404);
  expect((await fetch(`${test.url}/payroll-runs/${run.id}/payslips.zip`)).status).toBe(401);
  expect((await zip(printer, newId())).status).toBe(404);
  expect([...filesIn(Buffer.from(await (await zip(printer, run.id)).arrayBuffer())).keys()]).toEqual([
    '2026-03 E-1 Mona Haddad.pdf',
  ]);
  expect((await zip(printer, (await office.create('2026-04')).id)).status).toBe(409);
});

it.each([
  ['E-1', 'Mona Haddad', '2026-03 E-1 Mona Haddad.pdf'],
  ['E/1', '../../etc: "x"', '2026-03 E_1 .._.._etc_ _x_.pdf'],
  ['E-2', 'سالم بن عبد الله', '2026-03 E-2 سالم بن عبد الله.pdf'],
  ['E-3', 'a\u202egnp.exe\n', '2026-03 E-3 a_gnp.exe_.pdf'],
  ['E-4', 'W'.repeat(300), `2026-03 E-4 ${'W'.repeat(108)}.pdf`],
])('the paper of %j, %#, has a name that every machine takes', (code, name, file) =>
  expect(fileNames('2026-03', [{ code, name }])).toEqual([file]),
);

it('two of one name are two files', () => {
  expect(
    fileNames('2026-03', [
      { code: 'E/1', name: 'Mona' },
      { code: 'E:1', name: 'mona' },
    ]),
  ).toEqual(['2026-03 E_1 Mona.pdf', '2026-03 E_1 mona (2).pdf']);
});
