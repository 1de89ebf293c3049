import { company } from '../../modules/organisation/company/company';
import { document } from '../../modules/documents/document/document';
import { documentType, type DocumentType } from '../../modules/documents/document-type/document-type';
import { documentVersion } from '../../modules/documents/document-version/document-version';
import { employeeDocument } from '../../modules/documents/employee-document/employee-document';
import { keepBytes } from '../../modules/files/file/kept-file';
import { standardDocumentType } from '../../modules/documents/standard-document-type/standard-document-type';
import { addDays, addMonths } from '../../kernel/dates/plain-date';
import type { Row } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecord, createRecords, oneRecord, saveRecord } from '../../platform/records/records';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/records/write-rows';
import type { DemoCompany } from '../companies';
import { demoLogo, demoPdf } from './demo-files';

const types = [
  { name: 'Passport', category: 'Identity', appliesTo: 'employee', noticeDays: [180, 90, 30], isRequired: true },
  { name: 'Residence visa', category: 'Identity', appliesTo: 'employee', noticeDays: [60, 30, 7], isRequired: true },
  {
    name: 'National identity card',
    category: 'Identity',
    appliesTo: 'employee',
    noticeDays: [60, 30, 7],
    isRequired: false,
  },
  {
    name: 'Employment contract',
    category: 'Employment',
    appliesTo: 'employee',
    noticeDays: [90, 30],
    isRequired: true,
  },
  {
    name: 'Professional licence',
    category: 'Professional',
    appliesTo: 'employee',
    noticeDays: [90, 60, 30, 7],
    isRequired: false,
  },
  { name: 'Trade licence', category: 'Company', appliesTo: 'company', noticeDays: [90, 60, 30, 7], isRequired: false },
  { name: 'Tenancy contract', category: 'Company', appliesTo: 'company', noticeDays: [90, 30], isRequired: false },
  { name: 'Insurance policy', category: 'Company', appliesTo: 'company', noticeDays: [60, 30, 7], isRequired: false },
  { name: 'Policy', category: 'Policies', appliesTo: 'company', noticeDays: [30], isRequired: false },
].map((type, sortOrder) => ({ ...type, sortOrder, hasExpiry: !['Policy', 'Employment contract'].includes(type.name) }));

/** The types every company may take over. */
export async function fillStandardTypes(ctx: Ctx): Promise<void> {
  await createRecords(ctx, standardDocumentType, types);
}

/** Days from today that documents end in: most are far off, some near, a few past. */
const ends = [
  410, 690, -12, 240, 1020, 520, 5, 830, 155, 1260, 24, 610, 300, 980, 62, 450, -45, 720, 205, 1100, 85, 560, 3, 900,
  350, 16,
];

/**
 * Documents of a demo company and its people, in every state of expiry, some with files and a former version, and its
 * logo.
 */
export async function fillDocuments(ctx: Ctx, demo: DemoCompany): Promise<void> {
  const made = await createRecords(ctx, documentType, types);
  const typeNamed = (name: string): Row<DocumentType> => made.find((type) => type.name === name)!;
  await fillEmployeeDocuments(ctx, demo, typeNamed);
  await fillCompanyDocuments(ctx, demo, typeNamed);
  const row = await oneRecord(ctx, company, ctx.companyId);
  await saveRecord(
    ctx,
    company,
    row,
    { logoFileId: await fileOf(ctx, `${demo.prefix.toLowerCase()}-logo.png`, demoLogo(demo.prefix)) },
    'update',
  );
}

async function fillEmployeeDocuments(
  ctx: Ctx,
  demo: DemoCompany,
  typeNamed: (name: string) => Row<DocumentType>,
): Promise<void> {
  const today = todayIn(ctx);
  const { rows: people } = await ctx.tx.query<{
    id: string;
    name: string;
    hireDate: string;
    nationality: string | null;
    department: string | null;
  }>(
    `select e.id, concat_ws(' ', e.first_name, e.last_name) as name, e.hire_date as "hireDate", e.nationality,
      d.name as department
     from employee e left join department d on d.company_id = e.company_id and d.id = e.department_id
     where e.company_id = $1 and e.status <> 'exited' order by e.code`,
    [ctx.companyId],
  );
  const end = (nth: number) => addDays(today, ends[nth % ends.length]!);
  const isClinical = (department: string | null) =>
    ['Clinical Services', 'Nursing', 'Radiology', 'Laboratory'].includes(department ?? '');
  const inputs = people.flatMap(({ id, name, hireDate, department }, at) => {
    const paper = (title: string, number: string, expiryDate: string | null, issueDate: string) => ({
      employeeId: id,
      typeId: typeNamed(title).id,
      title,
      number,
      issueDate,
      expiryDate,
    });
    const [passportEnd, visaEnd] = [end(at * 3), end(at * 3 + 1)];
    return [
      paper('Passport', `P${4_200_000 + at * 137}`, passportEnd, addMonths(passportEnd, -120)),
      paper('Residence visa', `201/${2020 + (at % 5)}/${300_000 + at * 91}`, visaEnd, addMonths(visaEnd, -24)),
      ...(at % 4 === 3
        ? []
        : [
            paper(
              'National identity card',
              `784-19${70 + (at % 30)}-${1_000_000 + at * 7_919}-${at % 10}`,
              end(at * 5 + 3),
              addMonths(end(at * 5 + 3), -60),
            ),
          ]),
      ...(at % 9 === 4 ? [] : [paper('Employment contract', `${demo.prefix}-C-${at + 1}`, null, hireDate)]),
      ...(isClinical(department)
        ? [paper('Professional licence', `DHA-${80_000 + at * 13}`, end(at * 3 + 2), addMonths(end(at * 3 + 2), -12))]
        : []),
    ].map((input) => ({ ...input, description: null, name }));
  });
  const written = [];
  for (const [at, { name, ...input }] of inputs.entries()) {
    const fileId =
      at < 6
        ? await fileOf(
            ctx,
            `${input.title} ${name}.pdf`,
            demoPdf(input.title, [name, `No. ${input.number}`, demo.legalName]),
          )
        : null;
    written.push({ ...input, fileId });
  }
  await createRecords(ctx, employeeDocument, written);
}

async function fillCompanyDocuments(
  ctx: Ctx,
  demo: DemoCompany,
  typeNamed: (name: string) => Row<DocumentType>,
): Promise<void> {
  const today = todayIn(ctx);
  const papers = [
    { title: 'Trade licence', number: `CN-${demo.prefix}-4471`, type: 'Trade licence', days: 74, months: 12 },
    { title: 'Head office tenancy', number: 'T-2291', type: 'Tenancy contract', days: 21, months: 12 },
    { title: 'Medical insurance of the staff', number: 'INS-88120', type: 'Insurance policy', days: 4, months: 12 },
    { title: 'Property insurance', number: 'INS-77003', type: 'Insurance policy', days: -9, months: 12 },
    { title: 'Liability insurance', number: 'INS-79014', type: 'Insurance policy', days: 310, months: 12 },
    { title: 'Employee handbook', number: null, type: 'Policy', days: null, months: 0 },
    { title: 'Code of conduct', number: null, type: 'Policy', days: null, months: 0 },
  ];
  for (const { title, number, type, days, months } of papers) {
    const expiryDate = days === null ? null : addDays(today, days);
    const issueDate = expiryDate ? addDays(addMonths(expiryDate, -months), 1) : addMonths(today, -14);
    const fileIds = [
      await fileOf(
        ctx,
        `${title}.pdf`,
        demoPdf(title, [demo.legalName, number ? `No. ${number}` : 'For everyone in the company']),
      ),
    ];
    const made = await createRecord(ctx, document, {
      title,
      number,
      typeIds: [typeNamed(type).id],
      issueDate,
      expiryDate,
      fileIds,
    });
    if (title !== 'Trade licence') continue;
    // It was renewed a year ago.
    const former = [
      await fileOf(ctx, `${title} (former).pdf`, demoPdf(title, [demo.legalName, `No. ${number}`, 'Former licence'])),
    ];
    await saveRecord(ctx, document, made, { revision: 2 }, 'renew');
    await writeRows(
      ctx,
      documentVersion,
      [
        {
          id: newId(),
          values: {
            documentId: made.id,
            revision: 1,
            number,
            issueDate: addMonths(issueDate, -12),
            expiryDate: addDays(issueDate, -1),
            fileIds: former,
            deletedAt: null,
          },
        },
      ],
      'create',
    );
  }
}

/** A file of the company as if somebody had brought it. */
export const fileOf = async (ctx: Ctx, name: string, bytes: Buffer): Promise<string> =>
  (await keepBytes(ctx, bytes, name)).id;
