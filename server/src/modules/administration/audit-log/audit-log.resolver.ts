import { Arg, Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { offerReport } from '../../../platform/export/report';
import { DateScalar } from '../../../platform/graphql/scalars';
import { HistoryEvent } from '../../../platform/records/history/history.resolver';
import { company } from '../../organisation/company/company';
import { auditedSubjects, auditLog, longestPeriod, type AuditEntry as Entry } from './audit-log';
import { t } from '../texts/text';

@ObjectType('AuditEntry', { description: 'One thing that was done in the company.' })
class AuditEntry extends HistoryEvent implements Entry {
  @Field(() => String, {
    nullable: true,
    description: 'What people call the row, where you may read it.',
    simple: true,
  })
  recordTitle!: string | null;
  @Field(() => String, { nullable: true, description: 'Where the web client shows the row.', simple: true })
  recordPath!: string | null;
  @Field(() => Boolean, {
    description: 'You may not read the row: what became of it, and why, is not told to you.',
    simple: true,
  })
  isHidden!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The request it was done by, as the server log names it.',
    simple: true,
  })
  requestId!: string | null;
}

@ObjectType('AuditLogPage', { description: 'A page of the audit log, newest first.' })
class AuditLogPage {
  @Field(() => [AuditEntry], { description: 'What was done.', simple: true }) rows!: Entry[];
  @Field(() => Int, { description: 'How many there are on these days in all.', simple: true }) total!: number;
  @Field(() => [String], { description: 'The kinds of rows that `subject` can name.', simple: true })
  subjects!: string[];
}

@Resolver()
export class AuditLogResolver {
  @Query(() => AuditLogPage, {
    description:
      'What was done in the company on some days, by whom, newest first; for whoever is granted to audit it.',
  })
  async auditLog(
    @Context() ctx: Ctx,
    @Arg('from', () => DateScalar, { description: 'First day, by the clock of the company.' }) from: PlainDate,
    @Arg('to', () => DateScalar, { description: `Last day; at most ${longestPeriod} days in all.` }) to: PlainDate,
    @Arg('search', () => String, { nullable: true, description: 'Words of the name or address of who did it.' })
    search: string | null,
    @Arg('subject', () => String, { nullable: true, description: 'Kind of row, such as Employee.' })
    subject: string | null,
    @Arg('action', () => String, { nullable: true, description: 'What was done, such as reveal.' })
    action: string | null,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many rows, 1 to 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many of the newest to pass over.' }) offset: number,
  ): Promise<AuditLogPage> {
    const found = await auditLog(ctx, { from, to, search, subject, action, limit, offset });
    return { ...found, subjects: auditedSubjects() };
  }
}

const linesAtOnce = 500;
const isDay = (value: unknown): value is PlainDate => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

offerReport('AuditLog', {
  area: company,
  needs: ['audit'],
  columns: {
    at: 'instant',
    actorName: 'text',
    tokenName: 'text',
    subject: 'text',
    recordTitle: 'text',
    action: 'text',
    changes: 'text',
    reason: 'text',
    recordId: 'text',
    requestId: 'text',
  },
  async page(ctx, { search, filter }, offset) {
    const { from, to, subject, action } = (filter ?? {}) as Record<string, { eq?: unknown } | undefined>;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    if (!isDay(from?.eq) || !isDay(to?.eq)) throw invalid('from', t('audit_log.name_days'));
    const { rows, total } = await auditLog(
      ctx,
      {
        from: from.eq,
        to: to.eq,
        search,
        subject: text(subject?.eq),
        action: text(action?.eq),
        limit: linesAtOnce,
        offset,
      },
      linesAtOnce,
    );
    return {
      total,
      rows: rows.map((row) => ({
        ...row,
        at: row.at.toISOString(),
        changes: row.changes
          .map(
            ({ field, before, after, isMasked }) =>
              `${field}: ${isMasked ? '••••' : `${before ?? ''} → ${after ?? ''}`}`,
          )
          .join('; '),
      })),
    };
  },
});
