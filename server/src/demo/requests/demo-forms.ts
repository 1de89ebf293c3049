import { form } from '../../modules/requests/form/form';
import { formDraft } from '../../modules/requests/form-draft/form-draft';
import { formRequest, type FormRequestStep } from '../../modules/requests/form-request/form-request';
import { mail } from '../../modules/messaging/mail/mail';
import { mailTemplate } from '../../modules/messaging/mail-template/mail-template';
import { companyCalendar } from '../../modules/organisation/work-calendar/work-calendar';
import { dueDay, type DueRule } from '../../modules/requests/domain/request-due';
import { decisionWords, type RequestAction, type RequestState } from '../../modules/requests/domain/request-state';
import { renderedMail, standardTemplate } from '../../platform/mail/domain/mail-template';
import type { WorkCalendar } from '../../modules/organisation/domain/leave-days';
import { addDays, daysBetween, type PlainDate } from '../../kernel/dates/plain-date';
import type { Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecords, saveRecord } from '../../platform/records/records';
import { nextNumber } from '../../platform/records/running-number';
import { enteredCompany } from '../../platform/system-ctx';
import { writeRows } from '../../platform/records/write-rows';
import { fileOf } from '../people/demo-documents';
import { demoPdf } from '../people/demo-files';
import { demoForms, demoTemplates, draftForm } from './demo-form-texts';
import { sequence } from '../people/names';
import { firstLanguage, say } from '../../platform/text';

interface Person {
  id: string;
  name: string;
  firstName: string;
  code: string;
  email: string | null;
  managerId: string | null;
}
interface Version extends DueRule {
  id: string;
  title: string;
}
interface Account {
  id: string;
  name: string;
  email: string;
  employeeId: string | null;
}

const requestsOfACompany = 42;
const fates: RequestState[] = [
  'submitted',
  'fulfilled',
  'approved',
  'rejected',
  'submitted',
  'closed',
  'returned',
  'approved',
  'withdrawn',
  'submitted',
];
/** Requests not older than this are made from the second version of their form. */
const daysOfNewVersion = 30;
const isDone = (state: RequestState): boolean => state === 'fulfilled' || state === 'closed';
const stepTo: Partial<Record<RequestState, RequestAction>> = {
  approved: 'approve',
  rejected: 'reject',
  returned: 'return',
  withdrawn: 'withdraw',
};
const comments: Partial<Record<RequestState, string[]>> = {
  rejected: [
    'The budget of this quarter is spent. Please ask again in the next one.',
    'Not possible in these weeks: two colleagues are away already.',
  ],
  returned: ['Please say to whom it is addressed.', 'Which dates exactly? The last day is a public holiday.'],
  approved: ['Ready at the HR office from tomorrow.', ''],
  fulfilled: ['It is ready at the reception desk.', ''],
  closed: ['', 'Handed over this morning.'],
};

/** Forms, templates, requests in every state and mails of a company, spread over the last months. */
export async function fillForms(ctx: Ctx, adminId: string): Promise<void> {
  const forms = await createRecords(
    ctx,
    form,
    demoForms.map(({ answers: _answers, due: _due, ...values }) => ({ ...values })),
  );
  for (const [nth, row] of forms.entries()) {
    const published = await saveRecord(ctx, form, row, { status: 'published' }, 'publish');
    const { due } = demoForms[nth]!;
    if (due) await saveRecord(ctx, form, published, due, 'update');
  }
  await createRecords(ctx, form, [{ ...draftForm, fields: [] }]);
  await createRecords(ctx, mailTemplate, demoTemplates);

  const { rows: versions } = await ctx.tx.query<Version & Values>(
    `select id, title, due_within_days as "dueWithinDays", due_from as "dueFrom" from form_version where company_id = $1
      order by number`,
    [ctx.companyId],
  );
  const { rows: people } = await ctx.tx.query<Person & Values>(
    `select id, first_name || ' ' || last_name as name, first_name as "firstName", code, work_email as email,
      manager_id as "managerId" from employee
     where company_id = $1 and status = 'active' and deleted_at is null order by code`,
    [ctx.companyId],
  );
  const { rows: accounts } = await ctx.tx.query<Account & Values>(
    `select u.id, u.name, u.email, m.employee_id as "employeeId" from membership m join app_user u on u.id = m.user_id
     where m.company_id = $1 and m.deleted_at is null order by u.email`,
    [ctx.companyId],
  );
  const requests = await requestsOf(ctx, versions, people, accounts, adminId);
  await writeRows(ctx, formRequest, requests, 'create');
  await beginOne(ctx, forms[1]!.id, accounts.find(({ email }) => email.startsWith('employee@'))?.id ?? adminId);
  await writeRows(ctx, mail, mailsOf(ctx, people, accounts, requests), 'create');
}

/** A form somebody has begun to fill in. */
async function beginOne(ctx: Ctx, formId: string, userId: string): Promise<void> {
  const userCtx = await enteredCompany(ctx, ctx.user.company!, userId);
  await writeRows(
    userCtx,
    formDraft,
    [
      {
        id: newId(),
        values: {
          formId,
          employeeId: null,
          answers: { purpose: 'bank', addressee: 'Emirates NBD' },
          fileIds: [],
          deletedAt: null,
        },
      },
    ],
    'create',
  );
}

/** The due day as it would have been told: of what came back for correction there is none. */
function dueOnOf(
  { dueWithinDays, dueFrom }: DueRule,
  state: RequestState,
  submitted: PlainDate,
  decided: PlainDate | null,
  calendar: WorkCalendar,
): PlainDate | null {
  const from = dueFrom === 'submission' ? submitted : state === 'approved' || isDone(state) ? decided : null;
  return dueWithinDays && from && state !== 'returned' ? dueDay(from, dueWithinDays, calendar) : null;
}

async function requestsOf(ctx: Ctx, versions: Version[], people: Person[], accounts: Account[], adminId: string) {
  const next = sequence(people.length * 104_729);
  const employees = accounts.filter(({ employeeId }) => employeeId);
  const clerk = accounts.find(({ email }) => email.startsWith('hr@')) ?? {
    id: adminId,
    name: 'Administrator',
    email: '',
    employeeId: null,
  };
  const decider = accounts.find(({ email }) => email.startsWith('manager@')) ?? { id: null, name: people[0]!.name };
  const today = ctx.now.toISOString().slice(0, 10);
  const calendar = await companyCalendar(ctx);
  const requests: { id: string; values: Values }[] = [];
  for (let nth = 0; nth < requestsOfACompany; nth += 1) {
    const demo = demoForms[nth % demoForms.length]!;
    // Every third is asked by somebody with an account for themselves, the others by HR for somebody.
    const asker = nth % 3 === 0 && employees.length ? employees[next(employees.length)]! : clerk;
    const employeeId = asker === clerk ? people[next(people.length)]!.id : asker.employeeId!;
    const state = fates[(nth * 7 + next(3)) % fates.length]!;
    const day = addDays(today, -Math.round(((requestsOfACompany - nth) / requestsOfACompany) * 150));
    const submitted = at(day, 8 + next(8), next(60));
    const decision = isDone(state) ? 'approved' : state;
    const decidedDay = stepTo[decision] ? addDays(day, 1 + next(3)) : null;
    const decided = decidedDay && at(decidedDay, 9 + next(7), next(60));
    const isDecided = decision === 'approved' || decision === 'rejected';
    const comment = comments[state]?.[nth % 2] || null;
    const history: FormRequestStep[] = [{ action: 'submit', at: submitted, byName: asker.name, comment: null }];
    if (decided)
      history.push({
        action: stepTo[decision]!,
        at: decided,
        byName: state === 'withdrawn' ? asker.name : decider.name,
        comment: isDone(state) ? null : comment,
      });
    const fulfilled = isDone(state) ? at(decidedDay!, 16, 30) : null;
    if (fulfilled) history.push({ action: 'fulfil', at: fulfilled, byName: clerk.name, comment });
    if (state === 'closed')
      history.push({ action: 'close', at: at(decidedDay!, 17, 5), byName: asker.name, comment: null });
    const ofForm = versions.filter(({ title }) => title === demo.title);
    const version = daysBetween(day, today) <= daysOfNewVersion ? ofForm.at(-1)! : ofForm[0]!;
    const dueOn = dueOnOf(version, state, day, decidedDay, calendar);
    const handed =
      fulfilled && demo.type === 'letter'
        ? [await fileOf(ctx, 'Salary certificate.pdf', demoPdf('Salary certificate', ['To whom it may concern']))]
        : [];
    requests.push({
      id: newId(),
      values: {
        no: await nextNumber(ctx, 'form_request'),
        formVersionId: version.id,
        type: demo.type,
        employeeId,
        requesterId: asker.id,
        requesterName: asker.name,
        answers: demo.answers(nth, day),
        state,
        submittedAt: submitted,
        decidedAt: isDecided ? decided : null,
        decidedById: isDecided ? decider.id : null,
        fulfilledAt: fulfilled,
        fulfilledById: fulfilled ? clerk.id : null,
        handedFileIds: handed,
        // Nobody is reminded of what was due before the demo began.
        dueOn,
        remindedFor: dueOn !== null && dueOn <= today ? dueOn : null,
        history,
        fileIds: [],
        deletedAt: null,
      },
    });
  }
  return requests;
}

const at = (day: string, hour: number, minute: number): string =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;

function mailsOf(ctx: Ctx, people: Person[], accounts: Account[], requests: { id: string; values: Values }[]) {
  const company = ctx.user.company!.name;
  const host = new URL(ctx.services.publicUrl).hostname;
  const sender = accounts.find(({ email }) => email.startsWith('hr@'));
  const mailOf = (key: string, values: Values) => {
    const id = newId();
    return {
      id,
      values: {
        locale: 'en',
        state: 'sent',
        attempts: 1,
        nextAttemptAt: null,
        sentAt: ctx.now,
        failure: null,
        reply: null,
        employeeId: null,
        senderId: sender?.id ?? null,
        senderName: sender?.name ?? 'Administrator',
        messageId: `<${id}@${host}>`,
        key,
        deletedAt: null,
        secretMessage: null,
        ...values,
      },
    };
  };
  const decided = requests
    .filter(({ values }) => values.decidedAt && accounts.some(({ id }) => id === values.requesterId))
    .map(({ id, values }) => {
      const to = accounts.find((account) => account.id === values.requesterId)!;
      const demo = demoForms.find(({ type }) => type === values.type)!;
      const text = renderedMail(
        standardTemplate('request_decided', (text) => say(text, firstLanguage)),
        {
          name: to.name,
          company,
          number: String(values.no),
          form: demo.title,
          decision: say(
            decisionWords[isDone(values.state as RequestState) ? 'fulfilled' : (values.state as RequestState)]!,
            'en',
          ),
          comment: (values.history as FormRequestStep[]).findLast((step) => step.comment)?.comment ?? '',
          link: `${ctx.services.publicUrl}/requests/${id}`,
        },
      );
      return mailOf(`request ${id} 2`, { email: to.email, ...text, kind: 'request_decided', sentAt: values.decidedAt });
    });
  const written = people
    .filter(({ email }) => email)
    .slice(0, 18)
    .map((person, nth) => {
      const text = renderedMail(
        { subject: demoTemplates[0]!.subject, body: demoTemplates[0]!.body },
        {
          first_name: person.firstName,
          employee_number: person.code,
          sender: sender?.name ?? 'Administrator',
          company,
        },
      );
      const failed =
        nth % 9 === 4
          ? {
              state: 'bounced',
              sentAt: null,
              failure: 'address',
              reply: '550 5.1.1 User unknown in virtual mailbox table',
            }
          : {};
      const waiting = nth >= 16 ? { state: 'queued', attempts: 0, sentAt: null, nextAttemptAt: ctx.now } : {};
      return mailOf(`message demo ${person.id}`, {
        email: person.email,
        ...text,
        kind: 'message',
        employeeId: person.id,
        ...failed,
        ...waiting,
      });
    });
  return [...decided, ...written];
}
