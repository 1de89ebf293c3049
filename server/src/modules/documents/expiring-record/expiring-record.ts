import { ObjectType } from 'type-graphql';
import { expiryProblem, expiryStateOf, type ExpiryState as Standing } from '../../../kernel/dates/expiry';
import { fitsMask, sampleOfMask } from '../../../kernel/text/number-mask';
import { addDays } from '../../../kernel/dates/plain-date';
import type { Area, Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { newId } from '../../../platform/records/ids';
import { checkedChanges, lockedRecord, saveRecord } from '../../../platform/records/records';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { enteredBy, ReviewedRecord } from './document-review';
import { t } from '../texts/text';

export {
  archiveDocument,
  documentStateSql,
  documentVerbs,
  enteredBy,
  uploaded,
  rejectDocument,
  submits,
  verifyDocument,
  whatStateSays,
} from './document-review';

export const DocumentStatus = choiceOf(
  'DocumentStatus',
  'Whether a document is in use. Archived ones are kept, and nobody is reminded of them.',
  {
    draft: 'Not in use yet; nobody is reminded of it.',
    active: 'In use: it counts as there, and people are told before it expires.',
    archived: 'Kept, no longer in use; nobody is reminded of it.',
  },
);
export const ExpiryState = choiceOf<Standing>('ExpiryState', 'Where a document stands today.', {
  none: 'Has no last day.',
  valid: 'Its notice has not begun.',
  expiring: 'Its notice has begun; its last day is still to come or today.',
  expired: 'Its last day is past.',
});

/** SQL of the first day of the notice of a document: its own days before the expiry, or the most that its types say. */
export const noticeFromSql = (types: string): string => `t.expiry_date - coalesce(t.notify_before_days,
  (select max(days) from document_type y, unnest(y.notice_days) days where y.company_id = t.company_id
  and ${types}), 0)`;

/** What every document has that may expire. */
@ObjectType()
export abstract class ExpiringRecord extends ReviewedRecord {
  @field.text({ description: 'What whoever issued it numbered it.', max: 80, optional: true, search: true }) number!:
    | string
    | null;
  @field.date({ reach: 'kept', description: 'First day.', optional: true }) issueDate!: string | null;
  @field.date({ reach: 'kept', description: 'Last day.', optional: true }) expiryDate!: string | null;
  @field.text({ description: 'Who issued it.', max: 120, optional: true, search: true }) issuingAuthority!:
    | string
    | null;
  @field.text({ description: 'Country it was issued in, ISO 3166-1 alpha-2.', codes: 'country', optional: true })
  issuingCountry!: string | null;
  @field.integer({
    description: 'Days of notice before the expiry, where they differ from those of its type.',
    min: 0,
    max: 3_650,
    optional: true,
  })
  notifyBeforeDays!: number | null;
  @field.integer({ description: 'Counts up with each renewal; former ones are kept.', write: 'never', initial: 1 })
  revision!: number;
  @field.choice(DocumentStatus, { description: 'Whether it is in use.', initial: 'active' }) status!: string;
  @field.longText({ description: 'What it says.', max: 5_000, optional: true }) description!: string | null;
  @field.derivedInContext<ExpiringRecord & { noticeFrom: string | null }>(
    () => ExpiryState,
    ['expiryDate', 'noticeFrom'],
    (row, ctx) => expiryStateOf(row.expiryDate, row.noticeFrom, todayIn(ctx)),
    'Where it stands today.',
  )
  expiryState!: string;
}

/** Rules that every such document keeps. */
export function refuseBackwards({ issueDate, expiryDate }: Pick<ExpiringRecord, 'issueDate' | 'expiryDate'>): void {
  if (issueDate && expiryDate && expiryDate < issueDate) {
    throw invalid('expiryDate', t('expiring_record.last_day_lies_before_first'));
  }
}

export interface Renewal {
  id: string;
  version: number;
  input: Values;
}

/**
 * Renews a document in place: what it was goes to its former versions with the fields named `kept`, and notices begin
 * anew. Its number stays unless another is given, and it begins the day after it would have ended.
 */
export async function renewed<R extends ExpiringRecord>(
  ctx: Ctx,
  area: Area<R>,
  versions: Area,
  { id, version, input }: Renewal,
  kept: string[],
): Promise<Row<R>> {
  const before = (await lockedRecord(ctx, area, id, 'renew')) as Row<R> & Row<ExpiringRecord>;
  const given = await checkedChanges(ctx, area, input);
  if (before.status === 'archived') throw archived;
  if (before.review !== 'verified') throw unverified;
  const dates = { issueDate: before.expiryDate && addDays(before.expiryDate, 1), expiryDate: null, ...given } as Pick<
    ExpiringRecord,
    'issueDate' | 'expiryDate'
  >;
  if (before.expiryDate && !(dates.expiryDate && dates.expiryDate > before.expiryDate)) throw noLonger;
  const renewal: Values = { ...given, ...dates, revision: before.revision + 1 };
  const values = { ...renewal, ...enteredBy(ctx, area, { ...before, ...renewal }, before) };
  await area.guard?.(ctx, { ...before, ...values }, before);
  const row = await saveRecord(ctx, area, { ...before, version }, values, 'renew');
  const former = Object.fromEntries(
    ['revision', 'number', 'issueDate', 'expiryDate', 'issuingAuthority', 'issuingCountry', ...kept].map((name) => [
      name,
      before[name],
    ]),
  );
  await writeRows(ctx, versions, [{ id: newId(), values: { ...former, documentId: id, deletedAt: null } }], 'create');
  return row;
}

const archived = conflict(t('expiring_record.document_archived_take_into_use'));
const unverified = conflict(t('expiring_record.nobody_has_verified_document_yet'));
const noLonger = invalid('expiryDate', t('expiring_record.give_last_day_after_present'));

type Expiring = Row<ExpiringRecord> & Values;

/**
 * The types of a document are for its owner, and say whether it has a last day. Looked at where types, last day or
 * revision change: documents made before stay as they are until then.
 */
export async function refuseUnfitTypes(
  ctx: Ctx,
  owner: 'company' | 'employee' | 'vendor',
  field: 'typeId' | 'typeIds',
  after: Expiring,
  before: Expiring | null,
): Promise<void> {
  const ids = [after[field] ?? []].flat() as string[];
  await refuseStrangeNumber(ctx, ids, field, after, before);
  const says = (row: Expiring) =>
    JSON.stringify([row[field], row.vendorId, row.expiryDate, row.revision, row.review === 'requested']);
  if (after.deletedAt || !ids.length || (before && says(before) === says(after))) return;
  const { rows: types } = await ctx.tx.query<{ appliesTo: string; hasExpiry: boolean }>(
    `select applies_to as "appliesTo", has_expiry as "hasExpiry" from document_type where company_id = $1
      and id = any($2::char(24)[])`,
    [ctx.companyId, ids],
  );
  if (types.some(({ appliesTo }) => appliesTo !== owner)) throw invalid(field, notForOwner[owner]);
  const problem = after.review === 'requested' ? null : expiryProblem(types, after.expiryDate);
  if (problem) throw invalid('expiryDate', lastDay[problem]);
}

/** A number is written as one of its types has it. Looked at where number or types change. */
async function refuseStrangeNumber(
  ctx: Ctx,
  ids: string[],
  field: string,
  after: Expiring,
  before: Expiring | null,
): Promise<void> {
  if (
    after.deletedAt ||
    !after.number ||
    !ids.length ||
    (before && before.number === after.number && JSON.stringify(before[field]) === JSON.stringify(after[field]))
  )
    return;
  const { rows } = await ctx.tx.query<{ mask: string }>(
    `select number_format as mask from document_type where company_id = $1 and id = any($2::char(24)[])
      and number_format is not null`,
    [ctx.companyId, ids],
  );
  if (!rows.length || rows.some(({ mask }) => fitsMask(after.number!, mask))) return;
  const [{ mask }] = rows as [{ mask: string }];
  throw invalid(
    'number',
    t('expiring_record.write_where_digit_letter_either', { mask: sampleOfMask(mask), mask2: mask }),
  );
}

const notForOwner = {
  company: t('expiring_record.not_for_owner.company'),
  employee: t('expiring_record.not_for_owner.employee'),
  vendor: t('expiring_record.not_for_owner.vendor'),
};

const lastDay = {
  needed: t('expiring_record.last_day.needed'),
  refused: t('expiring_record.last_day.refused'),
};
