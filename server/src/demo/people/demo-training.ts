import { cmeRule } from '../../modules/people/cme-rule/cme-rule';
import { employeeCme } from '../../modules/people/employee-cme/employee-cme';
import { employeeLicence } from '../../modules/people/employee-licence/employee-licence';
import { refreshCmeProgress } from '../../modules/people/cme-progress/cme-progress';
import { employeeSkill } from '../../modules/people/employee-skill/employee-skill';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecord, createRecords } from '../../platform/records/records';
import { writeRows } from '../../platform/records/write-rows';
import { addDays, addMonths, daysBetween, type PlainDate } from '../../kernel/dates/plain-date';
import { sequence } from './names';

interface Rule {
  authority: string;
  profession: string;
  titles: string[];
  credits: string;
  cycleMonths: number;
  carryOverMost: string | null;
  limits: { category: string; least?: string; most?: string }[];
}

const rules: Record<string, Rule[]> = {
  HMG: [
    {
      authority: 'Dubai Health Authority',
      profession: 'Nurse',
      titles: ['Nurse', 'Head Nurse'],
      credits: '20',
      cycleMonths: 12,
      carryOverMost: '5',
      limits: [
        { category: 'online', most: '10' },
        { category: 'workshop', least: '4' },
      ],
    },
    {
      authority: 'Dubai Health Authority',
      profession: 'Physician',
      titles: ['Radiologist', 'Medical Director'],
      credits: '50',
      cycleMonths: 24,
      carryOverMost: null,
      limits: [
        { category: 'conference', least: '10' },
        { category: 'online', most: '25' },
      ],
    },
    {
      authority: 'Dubai Health Authority',
      profession: 'Allied health',
      titles: ['Radiographer', 'Laboratory Technician', 'Laboratory Manager'],
      credits: '10',
      cycleMonths: 12,
      carryOverMost: '5',
      limits: [{ category: 'online', most: '5' }],
    },
  ],
  CL: [
    {
      authority: 'Transport General Authority',
      profession: 'Professional driver',
      titles: ['Driver', 'Fleet Supervisor'],
      credits: '12',
      cycleMonths: 24,
      carryOverMost: null,
      limits: [{ category: 'workshop', least: '6' }],
    },
  ],
};

const courses: Record<string, [title: string, category: string, provider: string, amount: string][]> = {
  HMG: [
    ['Wound care update', 'workshop', 'Continuum Health Academy', '4'],
    ['Basic life support renewal', 'course', 'Continuum Health Academy', '4.5'],
    ['Infection prevention online', 'online', 'World Health Academy', '3'],
    ['Gulf Nursing Congress', 'conference', 'Gulf Nursing Society', '8'],
    ['Medication safety online', 'online', 'World Health Academy', '2.25'],
    ['Ultrasound masterclass', 'course', 'Emirates Radiology Society', '6'],
    ['Journal club, second quarter', 'journal', 'Harbour Medical Group', '1.5'],
    ['Arab Health conference', 'conference', 'Arab Health', '12'],
    ['Pain assessment workshop', 'workshop', 'Harbour Medical Group', '3'],
  ],
  CL: [
    ['Defensive driving', 'workshop', 'Tamkeen Driver Training', '4'],
    ['Load securing', 'workshop', 'Tamkeen Driver Training', '3'],
    ['Working hours online', 'online', 'Transport General Authority', '2'],
    ['Hazardous goods refresher', 'course', 'Tamkeen Driver Training', '4'],
  ],
};

/**
 * Rules, a licence for everybody they apply to, and training since its cycle began: some are done, some behind, some
 * wait for a reviewer.
 */
export async function fillTraining(ctx: Ctx, prefix: string, reviewerId: string, today: PlainDate): Promise<void> {
  const ruleIds = new Map<Rule, string>();
  for (const rule of rules[prefix] ?? []) {
    const { titles: _titles, ...values } = rule;
    ruleIds.set(rule, (await createRecord(ctx, cmeRule, { ...values, validFrom: '2020-01-01' })).id);
  }
  const { rows: people } = await ctx.tx.query<{ id: string; title: string; hireDate: PlainDate }>(
    `select e.id, p.title, e.hire_date as "hireDate" from employee e join position p on p.company_id = e.company_id
      and p.id = e.position_id
     where e.company_id = $1 and e.status = 'active' order by e.code`,
    [ctx.companyId],
  );
  const licensed = people.flatMap((person, at) => {
    const rule = rules[prefix]?.find(({ titles }) => titles.includes(person.title));
    return rule ? [{ ...person, rule, cycleStart: cycleStartOf(rule, today, at) }] : [];
  });
  await createRecords(
    ctx,
    employeeLicence,
    licensed.map(({ id, rule, cycleStart }, at) => ({
      employeeId: id,
      number: `${prefix}-L-${40_100 + at * 7}`,
      authority: rule.authority,
      profession: rule.profession,
      ruleId: ruleIds.get(rule),
      issueDate: cycleStart,
      expiryDate: at % 13 === 12 ? addDays(today, -6) : addDays(addMonths(cycleStart, rule.cycleMonths * 2), -1),
    })),
  );
  const known = courses[prefix]?.slice(0, 2).map(([title]) => title.replace(/ (update|renewal)$/, '')) ?? [];
  await writeRows(
    ctx,
    employeeSkill,
    licensed.slice(0, 12).map(({ id, cycleStart }, at) => {
      const isVerified = at % 5 !== 4;
      return {
        id: newId(),
        values: {
          employeeId: id,
          skill: known[at % known.length],
          validFrom: cycleStart,
          validTo: at % 4 === 3 ? addDays(today, 20) : null,
          isVerified,
          verifiedById: isVerified ? reviewerId : null,
          verifiedAt: isVerified ? ctx.now : null,
          proofFileId: null,
          deletedAt: null,
        },
      };
    }),
    'create',
  );
  const next = sequence(prefix.length * 104_729);
  const activities = licensed.flatMap(({ id, cycleStart }, at) =>
    Array.from({ length: 1 + next(6) }, (_, nth) => {
      const [title, category, provider, amount] = courses[prefix]![(at + nth * 2) % courses[prefix]!.length]!;
      const activityDate = addDays(cycleStart, next(Math.max(1, daysBetween(cycleStart, today))));
      const state = nth === 0 || next(5) > 0 ? 'verified' : next(4) === 0 ? 'rejected' : 'submitted';
      const isReviewed = state !== 'submitted';
      return {
        employeeId: id,
        title,
        category,
        provider,
        amount,
        activityDate,
        hours: amount,
        accreditationNo: `ACC-${1_000 + at * 17 + nth}`,
        url: null,
        description: null,
        licenceIds: [],
        certificateFileId: null,
        state,
        reviewedById: isReviewed ? reviewerId : null,
        reviewedAt: isReviewed ? ctx.now : null,
        reviewNote: state === 'rejected' ? 'The certificate names somebody else.' : null,
        deletedAt: null,
      };
    }),
  );
  await writeRows(
    ctx,
    employeeCme,
    activities.map((values) => ({ id: newId(), values })),
    'create',
  );
  await refreshCmeProgress(ctx, null);
}

/** Cycles of colleagues end in different months, so that some are due soon. */
const cycleStartOf = ({ cycleMonths }: Rule, today: PlainDate, at: number): PlainDate =>
  `${addMonths(today, -(at * 5) % cycleMonths).slice(0, 7)}-01`;
