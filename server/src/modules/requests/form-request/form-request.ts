import { inLanguage } from '../../../kernel/text/languages';
import { Field, ObjectType } from 'type-graphql';
import { Index } from 'typeorm';
import { decidersSql, isDecider } from '../../../platform/approval/approval';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid, invalidFields } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { listRecords } from '../../../platform/lists/list-query';
import { relatedRows } from '../../../platform/records/loaders';
import { CompanyRecord, record } from '../../../platform/records/record';
import { nextNumber } from '../../../platform/records/running-number';
import { textsSql } from '../../../platform/lists/texts-sql';
import { todaySql } from '../../../platform/database/transaction';
import { filesIn, keptAnswers, problemsOfAnswers } from '../domain/form-answers';
import { owedStates } from '../domain/request-due';
import {
  isOffered,
  requestActions,
  type RequestAction,
  type RequestState,
  type RequestStep,
} from '../domain/request-state';
import { department } from '../../organisation/department/department';
import { employee } from '../../people/employee/employee';
import { file } from '../../files/file/file';
import { dropDraft } from '../form-draft/form-draft';
import { FormType, formVersion, type FormVersion } from '../form-version/form-version';
import { dueOnAfter } from './due-on';
import { t } from '../texts/text';
import type { Text } from '../../../kernel/text/text';

export const FormRequestState = choiceOf<RequestState>(
  'FormRequestState',
  'Where a request stands. A returned one is corrected and submitted again; what was asked for is done once it is fulfilled, and closed once who asked is content.',
  {
    submitted: 'Waits for a decision.',
    returned: 'Sent back to be corrected and submitted again.',
    approved: 'Agreed; what was asked for is to be done.',
    rejected: 'Refused for good.',
    withdrawn: 'Taken back by who asked.',
    fulfilled: 'Said to be done; who asked has not agreed yet.',
    closed: 'Done, and who asked is content or said nothing.',
  },
);
const FormRequestAction = choiceOf<RequestStep>('FormRequestAction', 'What was done to a request.', {
  submit: 'Sent in, the first time or again.',
  approve: 'Agreed to.',
  reject: 'Refused.',
  return: 'Sent back to be corrected.',
  withdraw: 'Taken back by who asked.',
  fulfil: 'Said to be done.',
  close: 'Who asked said that it was done.',
  dispute: 'Who asked said that it was not done.',
  lapse: 'Closed by itself, because nobody said that it was not done.',
});

@ObjectType('FormRequestStep', { description: 'Something that was done to a request.' })
export class FormRequestStep {
  @Field(() => FormRequestAction, { description: 'What.', simple: true }) action!: RequestStep;
  @Field(() => String, { description: 'When, as an instant in ISO 8601.', simple: true }) at!: string;
  @Field(() => String, { description: 'Name of who did it; empty for a lapse.', simple: true }) byName!: string;
  @Field(() => String, { nullable: true, description: 'What they said about it.', simple: true }) comment!:
    | string
    | null;
}

/** Where it stands towards its due day; empty where it has none, or owes no answer any more. */
const dueStanding = `case when t.due_on is null or t.state not in (${textsSql(owedStates)}) then null
  when t.due_on < ${todaySql} then 'overdue' when t.due_on = ${todaySql} then 'today' else 'ahead' end`;

@record('FormRequest', 'A form filled in by somebody, about an employee, to be decided on.')
@Index('form_request_file_ids_idx', { synchronize: false })
@Index('form_request_handed_file_ids_idx', { synchronize: false })
@Index('form_request_due', ['companyId', 'dueOn'], {
  where: `state IN ('submitted', 'approved') AND deleted_at IS NULL`,
})
export class FormRequest extends CompanyRecord {
  @field.integer({ description: 'Running number in the company.', unique: true, search: true, write: 'never' })
  no!: number;
  @field.reference('FormVersion', { description: 'The form as it was when it was filled in.', write: 'create' })
  formVersionId!: string;
  @field.computed(
    'text',
    'select v.title from form_version v where v.company_id = t.company_id and v.id = t.form_version_id',
    { description: 'What its form is called.', search: true },
  )
  formTitle!: string;
  @field.computed(
    'text',
    `select coalesce(nullif(v.title_ar, ''), v.title) from form_version v where v.company_id = t.company_id
      and v.id = t.form_version_id`,
    { description: 'Title of the form in Arabic; the other one where it has none.', search: true },
  )
  formTitleAr!: string;
  @field.derivedInContext<FormRequest>(
    () => String,
    ['formTitle', 'formTitleAr'],
    (row, ctx) => titleOf(row, ctx),
    'Title of the form in the language of the request.',
  )
  formLabel!: string;
  @field.choice(FormType, { description: 'What the form is about.', write: 'never' }) type!: string;
  @field.reference('Employee', { description: 'Whom it is about.', write: 'create', search: true }) employeeId!: string;
  @field.reference('User', { description: 'Who asked.', write: 'never' }) requesterId!: string;
  @field.text({ description: 'Name of who asked.', search: true, write: 'never' }) requesterName!: string;
  @field.json({
    description:
      'The answers by the name of the field: text, decimal number, day, true or false, a list of choices, an id.',
    initial: {},
  })
  answers!: Record<string, unknown>;
  @field.references('File', {
    description: 'The files among the answers: whoever may read the request may read them.',
    initial: [],
    write: 'never',
  })
  fileIds!: string[];
  @field.choice(FormRequestState, { description: 'Where it stands.', initial: 'submitted', write: 'never' })
  state!: RequestState;
  @field.instant({ description: 'When it was submitted last.', write: 'never' }) submittedAt!: Date;
  @field.instant({ description: 'When it was decided on.', optional: true, write: 'never' }) decidedAt!: Date | null;
  @field.reference('User', { description: 'Who decided; never who asked.', optional: true, write: 'never' })
  decidedById!: string | null;
  @field.date({
    description: 'The day by which it is to be answered; empty where its form names no number of days.',
    optional: true,
    write: 'never',
  })
  dueOn!: string | null;
  @field.computed('text', dueStanding, {
    description: 'Where it stands towards that day: ahead, today or overdue; empty once it owes no answer.',
    optional: true,
  })
  dueStanding!: string | null;
  @field.date({ description: 'The due day on which whoever has to act was reminded.', optional: true, write: 'never' })
  remindedFor!: string | null;
  @field.instant({ description: 'When what was asked for was done.', optional: true, write: 'never' })
  fulfilledAt!: Date | null;
  @field.reference('User', { description: 'Who did it.', optional: true, write: 'never' }) fulfilledById!:
    | string
    | null;
  @field.references('File', {
    description:
      'What was handed over with it, such as a certificate: whoever may read the request may read these files.',
    initial: [],
    write: 'never',
  })
  handedFileIds!: string[];
  @field.computed('text', decidersSql('FormRequest'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.json({
    type: () => [FormRequestStep],
    description: 'What was done to it, the first on top.',
    initial: [],
    write: 'never',
  })
  history!: FormRequestStep[];
}

export const titleOf = (
  { formTitle, formTitleAr }: Pick<FormRequest, 'formTitle' | 'formTitleAr'>,
  { locale }: Pick<Ctx, 'locale'>,
): string => inLanguage(locale, formTitle, formTitleAr);

export const actorOf = (ctx: Ctx) => ({ userId: ctx.user.id, employeeId: ctx.user.employeeId });

export const stepOf = (ctx: Ctx, action: RequestAction, comment: string | null = null): FormRequestStep => ({
  action,
  at: ctx.now.toISOString(),
  byName: ctx.user.name,
  comment,
});

export async function versionOf(ctx: Ctx, id: unknown): Promise<Row<FormVersion>> {
  const {
    rows: [version],
  } = await listRecords(ctx, formVersion, { filter: { id: { eq: id } }, limit: 1 });
  if (!version) throw invalid('formVersionId', t('form_request.form_version_does_not_exist'));
  return version;
}

/** The answers as they are kept; refused, each beside its field, where the form would not take them. */
export async function checkedAnswers(
  ctx: Ctx,
  { fields }: Pick<FormVersion, 'fields'>,
  given: unknown,
): Promise<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalid('answers', t('form_request.give_object_answer_each_field'));
  }
  const answers = { ...given } as Record<string, unknown>;
  const problems: Record<string, Text> = problemsOfAnswers(fields, answers);
  const kept = keptAnswers(fields, answers);
  for (const [kind, area] of [
    ['employee', employee],
    ['department', department],
    ['file', file],
  ] as const) {
    const named = fields
      .filter((each) => each.kind === kind && kept[each.name] !== undefined && !problems[each.name])
      .map(({ name }) => name);
    const found = await relatedRows(
      ctx,
      area as typeof employee,
      named.map((name) => kept[name] as string),
    );
    for (const name of named) {
      const row = found.get(kept[name] as string);
      if (!row || (kind === 'file' && row.deletedAt)) problems[name] = t('form_request.does_not_exist');
    }
  }
  const wrong = Object.entries(problems).map(([name, text]) => ({ field: `answers.${name}`, text }));
  if (wrong.length) throw invalidFields(wrong);
  return kept;
}

async function asSubmitted(ctx: Ctx, { formVersionId, answers }: Values): Promise<Values> {
  const version = await versionOf(ctx, formVersionId);
  if (!version.isOffered) {
    throw invalid('formVersionId', t('form_request.form_changed_no_longer_offered'));
  }
  const kept = await checkedAnswers(ctx, version, answers ?? {});
  return {
    no: await nextNumber(ctx, 'form_request'),
    type: version.type,
    answers: kept,
    requesterId: ctx.user.id,
    requesterName: ctx.user.name,
    submittedAt: ctx.now,
    ...(await dueOnAfter(ctx, 'submit', version)),
    history: [stepOf(ctx, 'submit')],
  };
}

/** The files follow from the answers, and with them who may read them. */
async function withFiles(ctx: Ctx, after: Row<FormRequest>, before: Row<FormRequest> | null): Promise<Values> {
  if (before && before.answers === after.answers) return { fileIds: before.fileIds };
  return { fileIds: filesIn((await versionOf(ctx, after.formVersionId)).fields, after.answers) };
}

/** What was begun is no longer needed once it is sent. */
async function endDrafts(ctx: Ctx, rows: Row<FormRequest>[], action: string): Promise<void> {
  if (action === 'create')
    for (const row of rows) await dropDraft(ctx, (await versionOf(ctx, row.formVersionId)).formId);
}

async function refuseWrongAnswers(ctx: Ctx, after: Row<FormRequest>, before: Row<FormRequest> | null): Promise<void> {
  if (before && before.answers !== after.answers)
    await checkedAnswers(ctx, await versionOf(ctx, after.formVersionId), after.answers);
}

/** What only whoever is due may do. */
export const isVerdict = (action: RequestAction): boolean =>
  action === 'approve' || action === 'reject' || action === 'return';

const offers =
  (action: RequestAction) =>
  (row: Row<FormRequest>, ctx: Ctx): boolean =>
    isOffered(row, action, actorOf(ctx)) && (!isVerdict(action) || isDecider(row, ctx));

const told = { requester: 'requesterName', number: 'no', form: 'formTitle', formAr: 'formTitleAr' } as const;
const decided = ['approve', 'reject', 'return', 'withdraw', 'delete'];

export const formRequest = defineArea('FormRequest', FormRequest, {
  one: 'formRequest',
  many: 'formRequests',
  label: t('form_request.request'),
  page: '/requests/:id',
  menu: { group: 'requests', title: t('form_request.menu'), icon: 'solution', after: 'Form' },
  sort: 'no',
  descending: true,
  person: 'employeeId',
  stateFields: ['state', 'requesterId', 'employeeId', 'deciders'],
  isEditable: ({ state }) => state === 'returned',
  prepare: asSubmitted,
  derive: withFiles,
  guard: refuseWrongAnswers,
  followUp: endDrafts,
  verbs: Object.fromEntries(requestActions.map((action) => [action, offers(action)])),
  notifies: [
    {
      kind: 'request_submitted',
      on: ['create', 'submit'],
      whoMay: 'approve',
      butNot: ['requesterId'],
      until: decided,
      facts: told,
    },
    {
      kind: 'request_decision_due',
      on: ['decision_due'],
      whoMay: 'approve',
      butNot: ['requesterId'],
      until: decided,
      facts: told,
    },
    { kind: 'request_approved', on: ['approve'], users: ['requesterId'], facts: told },
    { kind: 'request_rejected', on: ['reject'], users: ['requesterId'], facts: told },
    { kind: 'request_returned', on: ['return'], users: ['requesterId'], facts: told },
    // Of what is due on no day nobody is told: it may be fulfilled, and need not be.
    {
      kind: 'request_to_fulfil',
      on: ['approve'],
      when: ({ dueOn }) => dueOn !== null,
      whoMay: 'fulfil',
      until: ['fulfil'],
      facts: told,
    },
    { kind: 'request_fulfilment_due', on: ['fulfilment_due'], whoMay: 'fulfil', until: ['fulfil'], facts: told },
    {
      kind: 'request_fulfilled',
      on: ['fulfil'],
      users: ['requesterId'],
      employees: ['employeeId'],
      until: ['close', 'dispute'],
      facts: told,
    },
    { kind: 'request_disputed', on: ['dispute'], whoMay: 'fulfil', until: ['fulfil'], facts: told },
  ],
});
