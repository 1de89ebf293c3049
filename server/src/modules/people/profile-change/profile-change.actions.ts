import { mayDo } from '../../../platform/access/ability';
import { advanceApproval } from '../../../platform/approval/approval';
import { areaNamed, type Area, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid, invalidFields, stale, type FieldProblem } from '../../../platform/errors';
import { problemsWithReferences } from '../../../platform/code-lists/references';
import { newId } from '../../../platform/records/ids';
import { noteIn, reasonIn } from '../../../platform/records/note';
import {
  checkedChanges,
  createRecord,
  deleteRecord,
  lockedRecord,
  oneRecord,
  saveRecord,
  updateRecord,
} from '../../../platform/records/records';
import { typedInput } from '../../../platform/records/typed-input';
import { cleaned, problemsOf } from '../../../platform/records/validate';
import { asAsked } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { validateDependant } from '../dependant/dependant';
import { refuseUnreachable } from '../emergency-contact/emergency-contact';
import { employee, profileParts, profileRules, validateEmployee, type Part } from '../employee/employee';
import { isOwnChange, profileChange, type ProfileChange, type ProfileChangeLine } from './profile-change';
import { t } from '../texts/text';

export interface WantedChange {
  part: Part;
  recordId?: string | null;
  isRemoval?: boolean;
  values?: unknown;
  fileIds?: string[];
  note?: string | null;
}

type Change = Row<ProfileChange>;

/**
 * What somebody changes of what the company knows of them: at once, or once somebody else has approved, as the company
 * rules for each part.
 */
export async function changeMyProfile(ctx: Ctx, wanted: WantedChange): Promise<Change> {
  const { employeeId } = ctx.user;
  if (!employeeId || !mayDo(ctx.ability, 'create', profileChange, { employeeId })) throw forbidden();
  const { of, fields, needsProof } = profileParts[wanted.part];
  const rule = (await profileRules(ctx))[wanted.part];
  if (rule === 'closed') throw forbidden(t('profile_change.only_company_changes'));
  // What somebody asks for about themselves takes its turn.
  const self = await lockedRecord(ctx, employee, employeeId, 'read');
  const area = areaNamed(of);
  const before = of === 'Employee' ? (self as unknown as Row) : await ownRow(ctx, area, wanted.recordId, employeeId);
  const isRemoval = !!wanted.isRemoval && of !== 'Employee';
  if (isRemoval && !before) throw invalid('recordId', t('profile_change.say_which'));
  const changes = isRemoval ? [] : await linesOf(ctx, area, fields, before, wanted);
  if (!isRemoval && !changes.length) throw invalid('values', t('profile_change.nothing_changed'));
  await refuseSecond(ctx, employeeId, wanted);
  const photos = wanted.part === 'photo' ? changes.flatMap(({ after }) => after ?? []) : [];
  const proof = wanted.fileIds ?? [];
  if (rule === 'approval' && needsProof && !isRemoval && !proof.length)
    throw invalid('fileIds', t('profile_change.attach_proof'));
  refuseAny(await problemsWithReferences(ctx, profileChange as unknown as Area, [{ fileIds: proof }]));
  const values = {
    employeeId,
    part: wanted.part,
    recordId: of === 'Employee' ? null : (wanted.recordId ?? null),
    isRemoval,
    changes,
    fileIds: [...new Set([...photos, ...proof])],
    note: noteIn(wanted.note, 300),
    state: rule === 'at_once' ? 'applied' : 'pending',
    enteredById: ctx.user.id,
    decidedById: null,
    decidedAt: null,
    decisionNote: null,
    deletedAt: null,
  };
  const [made] = await writeRows(ctx, profileChange, [{ id: newId(), values }], 'create');
  if (rule === 'at_once') await apply(ctx, made!);
  return made!;
}

async function ownRow(
  ctx: Ctx,
  area: Area,
  id: string | null | undefined,
  employeeId: string,
): Promise<(Row & Values) | null> {
  if (!id) return null;
  const row = (await lockedRecord(ctx, area, id, 'read')) as Row & Values;
  if (row.employeeId !== employeeId) throw forbidden();
  return row;
}

const rulesOf: Record<string, (ctx: Ctx, after: never, before: never) => Promise<void> | void> = {
  Employee: validateEmployee,
  EmergencyContact: refuseUnreachable,
  Dependant: validateDependant,
};

/** What the values given change, field by field, where they keep all rules of the row they are for. */
async function linesOf(
  ctx: Ctx,
  area: Area,
  fields: readonly string[],
  before: (Row & Values) | null,
  { values }: WantedChange,
): Promise<ProfileChangeLine[]> {
  const given = { ...typedInput<Values>(`${area.name}Changes`, values ?? {}, 'values') };
  if (Object.keys(given).some((name) => !fields.includes(name)))
    throw invalid('values', t('profile_change.not_of_this_part'));
  let kept: Values;
  if (before) kept = await checkedChanges(ctx, area, given);
  else {
    kept = cleaned(area, given);
    refuseAny(problemsOf(area, kept, true, todayIn(ctx)).filter(({ field }) => field !== 'employeeId'));
  }
  await rulesOf[area.name]!(ctx, { deletedAt: null, ...before, ...kept } as never, before as never);
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field] ?? null, kept[field] ?? null] as (string | null)[];
    return field in kept && was !== is ? [{ field, before: was!, after: is! }] : [];
  });
}

function refuseAny(problems: FieldProblem[]): void {
  if (problems.length) throw invalidFields(problems);
}

/** Of one thing one change waits at a time: who decides about it knows all of it. */
async function refuseSecond(ctx: Ctx, employeeId: string, { part, recordId }: WantedChange): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select from profile_change where company_id = $1 and employee_id = $2 and part = $3
      and record_id is not distinct from $4
       and ($4::text is not null or part not in ('emergency', 'dependants')) and state = 'pending'
       and deleted_at is null`,
    [ctx.companyId, employeeId, part, recordId ?? null],
  );
  if (rows.length) throw conflict(t('profile_change.waits_already'));
}

/** Writes a change into what is on file, as the one it is about was allowed to ask. */
function apply(ctx: Ctx, { part, employeeId, recordId, isRemoval, changes }: Change): Promise<unknown> {
  const area = areaNamed(profileParts[part].of);
  const id = area.name === 'Employee' ? employeeId : recordId;
  const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  return asAsked(ctx, async (asked) => {
    if (isRemoval) return deleteRecord(asked, area, id!);
    if (!id) return createRecord(asked, area, { employeeId, ...values });
    const row = (await lockedRecord(asked, area, id, 'read')) as Row & Values;
    if (changes.some(({ field, before }) => (row[field] ?? null) !== before))
      throw conflict(t('profile_change.has_changed_since'));
    return updateRecord(asked, area, id, null, values);
  });
}

/** What somebody else says to a change that waits; asked again it changes nothing. */
export async function decideProfileChange(
  ctx: Ctx,
  action: 'approve' | 'reject',
  id: string,
  version: number,
  note: string | null = null,
): Promise<Change> {
  const row = await lockedRecord(ctx, profileChange, id, action);
  const to = action === 'approve' ? 'applied' : 'rejected';
  if (isOwnChange(ctx, row)) throw conflict(t('profile_change.somebody_else_decides'));
  const said = action === 'reject' ? reasonIn(note ?? '', 300) : noteIn(note, 300);
  if (row.state === to) return row;
  if (row.state !== 'pending') throw conflict(t('profile_change.no_longer_waits'));
  if (row.version !== version) throw stale(undefined, row.updatedAt);
  const verdict = action === 'approve' ? 'approved' : 'rejected';
  if ((await advanceApproval(ctx, profileChange, row, verdict, said)) === 'later')
    return oneRecord(ctx, profileChange, id, action);
  if (action === 'approve') await apply(ctx, row);
  const decided = { state: to, decidedById: ctx.user.id, decidedAt: ctx.now };
  return saveRecord(
    ctx,
    profileChange,
    row,
    action === 'reject' ? { ...decided, decisionNote: said } : decided,
    action,
    said ?? undefined,
  );
}

/** Takes back what nobody has decided yet. */
export async function withdrawProfileChange(ctx: Ctx, id: string, version: number): Promise<Change> {
  const row = await lockedRecord(ctx, profileChange, id, 'withdraw');
  if (row.state === 'withdrawn') return row;
  if (row.state !== 'pending') throw conflict(t('profile_change.no_longer_waits'));
  return saveRecord(ctx, profileChange, { ...row, version }, { state: 'withdrawn' }, 'withdraw');
}
