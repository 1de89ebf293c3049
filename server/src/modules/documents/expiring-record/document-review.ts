import { ObjectType } from 'type-graphql';
import { reviewAfter, reviewOnEntry, type ReviewAction, type ReviewState } from '../domain/document-review';
import { mayDo } from '../../../platform/access/ability';
import type { Area, Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { reasonIn } from '../../../platform/records/note';
import { CompanyRecord } from '../../../platform/records/record';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { todaySql } from '../../../platform/database/transaction';
import { t } from '../texts/text';

export const DocumentReview = choiceOf<ReviewState>(
  'DocumentReview',
  'Whether somebody who may verify a document has looked at it.',
  {
    requested: 'Asked of its employee, who has not handed it in yet.',
    submitted: 'Handed in, and waits to be looked at.',
    verified: 'Found right by somebody who may verify it.',
    rejected: 'Sent back with a reason.',
  },
);

/** What a document tells of who handed it in and who looked at it. */
@ObjectType()
export abstract class ReviewedRecord extends CompanyRecord {
  @field.choice(DocumentReview, {
    description: 'Whether somebody has looked at it. What is entered by who may verify it is verified at once.',
    initial: 'verified',
    write: 'never',
  })
  review!: ReviewState;
  @field.reference('User', { description: 'Who handed it in last.', optional: true, write: 'never' }) submittedById!:
    | string
    | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.submitted_by_id', {
    description: 'Name of who handed it in last.',
    optional: true,
  })
  submittedByName!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) submittedAt!: Date | null;
  @field.reference('User', {
    description: 'Who verified or rejected it; never who handed it in, nor the employee it is about.',
    optional: true,
    write: 'never',
  })
  reviewedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.reviewed_by_id', {
    description: 'Name of who verified or rejected it.',
    optional: true,
  })
  reviewedByName!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) reviewedAt!: Date | null;
  @field.text({ description: 'Why it was rejected.', max: 500, optional: true, write: 'never' }) reviewNote!:
    | string
    | null;
}

/** SQL of where a document stands today, by its use, its review and its days. */
export const documentStateSql = (
  noticeFrom: string,
): string => `case when t.status <> 'active' then t.status when t.review <> 'verified' then t.review
  when t.expiry_date < ${todaySql} then 'expired' when t.expiry_date is not null
  and ${noticeFrom} <= ${todaySql} then 'expiring' when t.revision > 1 then 'renewed' else 'verified' end`;
export const whatStateSays =
  'Where it stands today: draft, requested, submitted, verified, rejected, expiring, expired, renewed (verified and renewed before) or archived.';

type Reviewed = Row<ReviewedRecord> & Values & { status: string };

const isOwn = (ctx: Ctx, row: Values): boolean => !!row.employeeId && row.employeeId === ctx.user.employeeId;
const content = [
  'typeId',
  'typeIds',
  'number',
  'issueDate',
  'expiryDate',
  'issuingAuthority',
  'issuingCountry',
  'fileId',
  'fileIds',
];
const says = (row: Values): string => JSON.stringify(content.map((name) => row[name] ?? null));

/** Where a document stands after somebody entered, changed or renewed it. */
export function enteredBy(ctx: Ctx, area: { name: string }, after: Values, before: Values | null): Values {
  const was = before && (before.review as ReviewState);
  const isChanged = !before || says(before) !== says(after);
  const review = reviewOnEntry(was, {
    mayVerify: !isOwn(ctx, after) && mayDo(ctx.ability, 'verify', area as Area, after),
    isChanged,
  });
  if (before && (!isChanged || (review === was && review !== 'submitted'))) return {};
  const isUploaded =
    before?.review === 'submitted' &&
    review === 'submitted' &&
    before.submittedById !== ctx.user.id &&
    mayDo(ctx.ability, 'verify', area as Area, after);
  const reviewed =
    review === 'verified'
      ? { reviewedById: ctx.user.id, reviewedAt: ctx.now }
      : { reviewedById: null, reviewedAt: null };
  return {
    review,
    ...(isUploaded ? {} : { submittedById: ctx.user.id, submittedAt: ctx.now }),
    ...reviewed,
    reviewNote: null,
  };
}

const leads = (row: Reviewed, action: ReviewAction): boolean =>
  row.status !== 'archived' && reviewAfter(row.review, action) !== undefined;
const mayReview = (row: Reviewed, ctx: Ctx): boolean => !isOwn(ctx, row) && row.submittedById !== ctx.user.id;

/** The verbs of every such document. */
export const documentVerbs = {
  renew: (row: Reviewed) => row.status !== 'archived' && row.review === 'verified',
  verify: (row: Reviewed, ctx: Ctx) => leads(row, 'verify') && mayReview(row, ctx),
  reject: (row: Reviewed, ctx: Ctx) =>
    leads(row, 'reject') && (row.review === 'verified' ? !isOwn(ctx, row) : mayReview(row, ctx)),
  archive: (row: Reviewed) => row.status !== 'archived',
};
export const submits = (row: Reviewed): boolean => leads(row, 'submit');

const noLonger = conflict(t('document_review.document_no_longer_state_allows'));
const notOneself = conflict(t('document_review.somebody_else_must_look_what'));

async function moved<R extends ReviewedRecord>(
  ctx: Ctx,
  area: Area<R>,
  row: Row<R>,
  version: number,
  action: ReviewAction,
  values: Values,
): Promise<Row<R>> {
  const review = leads(row as unknown as Reviewed, action) && reviewAfter(row.review as ReviewState, action);
  if (!review) throw noLonger;
  return saveRecord(
    ctx,
    area,
    { ...row, version },
    { ...values, review },
    action,
    (values.reviewNote as string | null) ?? undefined,
  );
}

/** Says that a document is right; asked again it changes nothing. */
export const verifyDocument =
  <R extends ReviewedRecord>(area: Area<R>) =>
  async (ctx: Ctx, id: string, version: number): Promise<Row<R>> => {
    const row = await lockedRecord(ctx, area, id, 'verify');
    if (row.review === 'verified') return row;
    if (!mayReview(row as unknown as Reviewed, ctx)) throw notOneself;
    return moved(ctx, area, row, version, 'verify', {
      reviewedById: ctx.user.id,
      reviewedAt: ctx.now,
      reviewNote: null,
    });
  };

/** Sends a document back with a reason who handed it in reads. */
export const rejectDocument =
  <R extends ReviewedRecord>(area: Area<R>) =>
  async (ctx: Ctx, id: string, version: number, note: string): Promise<Row<R>> => {
    const row = await lockedRecord(ctx, area, id, 'reject');
    const reviewNote = reasonIn(note);
    if (row.review === 'rejected') return row;
    if (row.review === 'verified' ? isOwn(ctx, row) : !mayReview(row as unknown as Reviewed, ctx)) throw notOneself;
    return moved(ctx, area, row, version, 'reject', { reviewedById: ctx.user.id, reviewedAt: ctx.now, reviewNote });
  };

/** Hands in what was asked for, or anew what was sent back. */
export async function uploaded<R extends ReviewedRecord>(
  ctx: Ctx,
  area: Area<R>,
  row: Row<R>,
  version: number,
  given: Values,
): Promise<Row<R>> {
  const values = {
    ...given,
    submittedById: ctx.user.id,
    submittedAt: ctx.now,
    reviewedById: null,
    reviewedAt: null,
    reviewNote: null,
  };
  if (!submits(row as unknown as Reviewed)) throw noLonger;
  await area.guard?.(ctx, { ...row, ...values, review: 'submitted' }, row);
  return moved(ctx, area, row, version, 'submit', values);
}

/** Keeps a document without reminding anybody of it any more. */
export const archiveDocument =
  <R extends ReviewedRecord>(area: Area<R>) =>
  async (ctx: Ctx, id: string, version: number): Promise<Row<R>> => {
    const row = await lockedRecord(ctx, area, id, 'archive');
    return row.status === 'archived'
      ? row
      : saveRecord(ctx, area, { ...row, version }, { status: 'archived' }, 'archive');
  };
