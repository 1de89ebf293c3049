import { Exclusion } from 'typeorm';
import { mayDo } from '../../../platform/access/ability';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

@record(
  'EmployeeSkill',
  'Something an employee is able and allowed to do, from one day to another. It counts on rosters once somebody has verified it.',
)
@Exclusion(
  'employee_skill_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, lower(skill) WITH =, daterange(valid_from, valid_to, '[]')
    WITH &&) WHERE (deleted_at IS NULL)`,
)
export class EmployeeSkill extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create', search: true })
  employeeId!: string;
  @field.text({
    description: 'What it is, as shifts name it; no comma, which parts the skills of a shift.',
    max: 120,
    search: true,
    pattern: /^[^,\u060c;\u061b]+$/,
    example: 'Dialysis',
  })
  skill!: string;
  @field.date({ reach: 'kept', description: 'First day it counts.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day it counts; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
  @field.flag({
    description: 'Whether somebody has seen the proof; who verifies skills sets it, never for themselves.',
    initial: false,
  })
  isVerified!: boolean;
  @field.reference('User', { description: 'Who verified it.', optional: true, write: 'never' }) verifiedById!:
    | string
    | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) verifiedAt!: Date | null;
  @field.reference('File', { description: 'What proves it, as a file.', optional: true }) proofFileId!: string | null;
}

type Skill = Row<EmployeeSkill>;
const told = (row: Skill): string => JSON.stringify([row.skill, row.validFrom, row.validTo, row.proofFileId]);

/** What is changed by who does not verify skills waits to be verified again. */
function withVerifier(ctx: Ctx, after: Skill, before: Skill | null): Values {
  if (before?.isVerified && after.isVerified && (told(before) === told(after) || !mayVerify(ctx, after))) {
    return told(before) === told(after)
      ? { verifiedById: before.verifiedById, verifiedAt: before.verifiedAt }
      : { isVerified: false, verifiedById: null, verifiedAt: null };
  }
  return after.isVerified
    ? { verifiedById: ctx.user.id, verifiedAt: ctx.now }
    : { verifiedById: null, verifiedAt: null };
}

const mayVerify = (ctx: Ctx, row: Skill): boolean =>
  ctx.user.employeeId !== row.employeeId && mayDo(ctx.ability, 'verify', employeeSkill, row);

function validateEmployeeSkill(ctx: Ctx, after: Skill, before: Skill | null): void {
  const { deletedAt, validFrom, validTo, isVerified } = after;
  if (deletedAt) return;
  if (validTo && validTo < validFrom) throw invalid('validTo', t('employee_skill.last_day_lies_before_first'));
  if (isVerified && !before?.isVerified && !mayVerify(ctx, after)) {
    throw invalid('isVerified', t('employee_skill.somebody_else_who_verifies_skills'));
  }
}

export const employeeSkill = defineArea('EmployeeSkill', EmployeeSkill, {
  one: 'employeeSkill',
  many: 'employeeSkills',
  label: t('employee_skill.skill'),
  page: '/cme/skills?open=:id',
  sort: 'skill',
  title: 'skill',
  person: 'employeeId',
  timeline: { day: 'validFrom', tells: ['skill', 'validTo', 'isVerified'] },
  // Granted for the people it reaches; what it lets one do is set a field.
  verbs: { verify: () => false },
  derive: withVerifier,
  guard: validateEmployeeSkill,
});
export const EmployeeSkillResolver = CrudResolver(employeeSkill);
