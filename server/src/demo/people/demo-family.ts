import { dependant } from '../../modules/people/dependant/dependant';
import { emergencyContact } from '../../modules/people/emergency-contact/emergency-contact';
import { employeeDocument } from '../../modules/documents/employee-document/employee-document';
import { profileChange } from '../../modules/people/profile-change/profile-change';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { writeRows } from '../../platform/records/write-rows';
import { createRecords } from '../../platform/records/records';
import { addDays, addMonths, type PlainDate } from '../../kernel/dates/plain-date';
import { men, women } from './names';

interface Married {
  id: string;
  name: string;
  gender: string;
  birthDate: PlainDate;
}

/**
 * The spouse and the children of who is married, some with a residence visa of their own, and whom to call for each.
 */
export async function fillFamilies(ctx: Ctx, today: PlainDate): Promise<void> {
  const { rows: married } = await ctx.tx.query<Married>(
    `select id, last_name as name, gender, birth_date as "birthDate" from employee
     where company_id = $1 and marital_status = 'married' and status <> 'exited' and birth_date is not null
       order by code`,
    [ctx.companyId],
  );
  const made = await createRecords(
    ctx,
    dependant,
    married.flatMap((person, at) => {
      const spouse =
        person.gender === 'female'
          ? { gender: 'male', given: men[at % men.length] }
          : { gender: 'female', given: women[at % women.length] };
      const adult = addMonths(person.birthDate, 24 * 12);
      const children = Array.from({ length: at % 3 }, (_, nth) => ({
        gender: (at + nth) % 2 ? 'male' : 'female',
        birthDate: addMonths(today, -(14 + ((at * 11) % 130) + nth * 29)),
      })).filter(({ birthDate }) => birthDate > adult);
      return [
        {
          employeeId: person.id,
          name: `${spouse.given} ${person.name}`,
          relation: 'spouse',
          gender: spouse.gender,
          birthDate: addMonths(person.birthDate, ((at * 7) % 60) - 24),
          nationalId: null,
          passportNo: `N${5_310_000 + at * 211}`,
        },
        ...children.map(({ gender, birthDate }, nth) => ({
          employeeId: person.id,
          name: `${(gender === 'male' ? men : women)[(at * 3 + nth * 5 + 2) % 16]} ${person.name}`,
          relation: 'child',
          gender,
          birthDate,
          nationalId: null,
          passportNo: `N${6_720_000 + at * 173 + nth}`,
        })),
      ];
    }),
  );
  const {
    rows: [visa],
  } = await ctx.tx.query<{ id: string }>(
    `select id from document_type where company_id = $1 and name = 'Residence visa' and deleted_at is null`,
    [ctx.companyId],
  );
  await createRecords(
    ctx,
    employeeDocument,
    made.slice(0, 5).map(({ id, employeeId }, at) => {
      const expiryDate = addDays(today, 400 + at * 37);
      return {
        employeeId,
        dependantId: id,
        typeId: visa!.id,
        title: 'Residence visa',
        number: `201/2025/${610_000 + at * 53}`,
        issueDate: addMonths(expiryDate, -24),
        expiryDate,
      };
    }),
  );
  const { rows: people } = await ctx.tx.query<{ id: string; name: string; spouse: string | null }>(
    `select e.id, e.last_name as name, (select d.name from dependant d where d.company_id = e.company_id
      and d.employee_id = e.id and d.relation = 'spouse') as spouse
     from employee e where e.company_id = $1 and e.status <> 'exited' order by e.code`,
    [ctx.companyId],
  );
  await createRecords(
    ctx,
    emergencyContact,
    people.flatMap(({ id, name, spouse }, at) => {
      const phone = (nth: number) => `+971 50 ${String(5_550_000 + at * 37 + nth).replace(/(\d{3})(\d{4})/, '$1 $2')}`;
      const brother = {
        employeeId: id,
        name: `${men[(at * 7 + 3) % men.length]} ${name}`,
        phone: phone(1),
        relationship: 'Brother',
        rank: spouse ? 2 : 1,
      };
      return spouse
        ? [
            { employeeId: id, name: spouse, phone: phone(0), relationship: 'Spouse', rank: 1 },
            ...(at % 2 ? [] : [brother]),
          ]
        : [brother];
    }),
  );
}

/** A change of their marital status that an employee asked for, and that waits for nobody: the proof was missing. */
export async function fillProfileChange(
  ctx: Ctx,
  employeeId: string | undefined,
  asks: string | undefined,
  decides: string | undefined,
): Promise<void> {
  if (!employeeId || !asks || !decides) return;
  const { rows } = await ctx.tx.query<{ before: string | null }>(
    'select marital_status as before from employee where company_id = $1 and id = $2',
    [ctx.companyId, employeeId],
  );
  const before = rows[0]?.before ?? null;
  const values = {
    employeeId,
    part: 'identity',
    recordId: null,
    isRemoval: false,
    changes: [{ field: 'maritalStatus', before, after: before === 'married' ? 'divorced' : 'married' }],
    fileIds: [],
    note: null,
    state: 'rejected',
    enteredById: asks,
    decidedById: decides,
    decidedAt: ctx.now,
    decisionNote: 'Please attach the certificate.',
    deletedAt: null,
  };
  await writeRows(ctx, profileChange, [{ id: newId(), values }], 'create');
}
