import { mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { checkedLimit, checkedOffset } from '../../../platform/lists/list-query';
import { wordsFound } from '../../../platform/lists/search-text';
import { pageOf } from '../../../platform/notify/record-page';
import { allAreas, findArea, type Row } from '../../../platform/records/area';
import {
  auditColumns,
  consequences,
  rowsAbout,
  told,
  type AuditLine,
  type HistoryEvent,
} from '../../../platform/records/history/history';
import { titleOf } from '../../../platform/records/title';
import { platformId } from '../../../platform/records/write-rows';
import { addDays, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import { company } from '../../organisation/company/company';
import { t } from '../texts/text';

export interface AuditEntry extends HistoryEvent {
  /** What people call the row, where the reader may read it. */
  recordTitle: string | null;
  recordPath: string | null;
  /** The reader may not read the row: what became of it is not told. */
  isHidden: boolean;
  requestId: string | null;
}

export interface AuditQuestion {
  from: PlainDate;
  to: PlainDate;
  /** Words of the name or address of who did it. */
  search?: string | null;
  subject?: string | null;
  action?: string | null;
  limit: number;
  offset: number;
}

export const longestPeriod = 366;
/** Lines beyond these are counted no more: the period is to be shorter. */
export const mostLines = 100_000;

/** The kinds of rows it tells of: what is one person's own business is told to nobody else. */
export const auditedSubjects = (): string[] =>
  allAreas()
    .filter(({ isPersonal }) => !isPersonal)
    .map(({ name }) => name);

interface Line extends AuditLine {
  requestId: string | null;
}

/**
 * What was done in the company on these days, newest first, by its own clock, for whoever is granted to audit it. That
 * a row was changed is told of every row; what became of it only of rows and fields the reader may read.
 */
export async function auditLog(
  ctx: Ctx,
  question: AuditQuestion,
  mostAtOnce?: number,
): Promise<{ rows: AuditEntry[]; total: number }> {
  if (!mayDoSome(ctx.ability, 'audit', company)) throw forbidden();
  const { where, parameters } = asked(ctx, question);
  const { rows: counted } = await ctx.tx.query<{ total: number }>(
    `select count(*)::int as total from (select from audit_event e where ${where} limit ${mostLines + 1}) n`,
    parameters.values,
  );
  const { total } = counted[0]!;
  if (total > mostLines) throw invalid('from', t('audit_log.too_many_lines', { mostLines }));
  const { rows } = await ctx.tx.query<Line & Record<string, unknown>>(
    `select ${auditColumns}, e.request_id as "requestId" from audit_event e where ${where}
      order by e.at desc, e.id desc limit ${parameters.add(checkedLimit(question.limit, mostAtOnce), '::int')}
      offset ${parameters.add(checkedOffset(question.offset), '::int')}`,
    parameters.values,
  );
  return { rows: await inWords(ctx, rows), total };
}

function asked(
  ctx: Ctx,
  { from, to, search, subject, action }: AuditQuestion,
): { where: string; parameters: Parameters } {
  if (to < from) throw invalid('to', t('audit_log.ends_before_it_begins'));
  if (daysBetween(from, to) >= longestPeriod) throw invalid('to', t('audit_log.period_too_long', { longestPeriod }));
  const parameters = new Parameters();
  const zone = parameters.add(ctx.user.company!.timeZone);
  const at = (day: PlainDate) => `(${parameters.add(day, '::date')}::timestamp at time zone ${zone})`;
  const subjects = auditedSubjects().filter((name) => !subject || name === subject);
  const people = wordsFound(search, ['u.name', 'u.email'], parameters);
  return {
    parameters,
    where: [
      `e.company_id = ${parameters.add(ctx.companyId, '::char(24)')}`,
      `e.at >= ${at(from)} and e.at < ${at(addDays(to, 1))}`,
      `e.subject = any(${parameters.add(subjects, '::text[]')})`,
      `e.action <> all(${parameters.add(consequences, '::text[]')})`,
      ...(action ? [`e.action = ${parameters.add(action)}`] : []),
      ...(people.length ? [`e.actor_id in (select u.id from app_user u where ${people.join(' and ')})`] : []),
    ].join(' and '),
  };
}

/** A line as it is sent elsewhere, with its place in the one order of the log. */
export interface SentLine extends AuditEntry {
  place: number;
  companyId: string;
}

/**
 * The lines after a place of the chain, in its order and as the reader reads them, up to so many and about so many
 * bytes; how far they reach, and whether more may follow. Each line has its place once it is linked, and none comes
 * before it later: what is open in some transaction is linked after it.
 */
export async function linesAfter(
  ctx: Ctx,
  place: number,
  most: { lines: number; bytes: number },
): Promise<{ lines: SentLine[]; upTo: number; isMore: boolean }> {
  const { rows } = await ctx.tx.query<Line & { place: string } & Record<string, unknown>>(
    `select l.seq as place, ${auditColumns}, e.request_id as "requestId" from audit_link l
       join audit_event e on e.company_id = l.company_id and e.at = l.event_at and e.id = l.event_id
     where l.company_id = $1 and l.seq > $2 order by l.seq limit $3`,
    [ctx.companyId, place, most.lines],
  );
  const subjects = new Set(auditedSubjects());
  const shown = rows.filter(({ subject, action }) => subjects.has(subject) && !consequences.includes(action));
  const entries = await inWords(ctx, shown);
  const lines: SentLine[] = [];
  let bytes = 0;
  for (const [at, entry] of entries.entries()) {
    bytes += JSON.stringify(entry).length;
    if (bytes > most.bytes && lines.length) return { lines, upTo: lines.at(-1)!.place, isMore: true };
    lines.push({ ...entry, place: Number(shown[at]!.place), companyId: ctx.companyId });
  }
  return { lines, upTo: Number(rows.at(-1)?.place ?? place), isMore: rows.length === most.lines };
}

async function inWords(ctx: Ctx, lines: Line[]): Promise<AuditEntry[]> {
  const found = await rowsAbout(ctx, lines);
  const events = await told(
    ctx,
    lines.map((line) => (found.has(line.recordId) ? line : withoutValues(line))),
    ({ subject, recordId }) => ({
      area: findArea(subject)!,
      row: found.get(recordId) ?? ({ id: recordId } as Row),
    }),
  );
  return lines.map(({ subject, recordId, requestId }, at) => {
    const area = findArea(subject)!;
    const row = found.get(recordId);
    return {
      ...events[at]!,
      recordTitle: (row && titleOf(ctx, area, row)) ?? null,
      recordPath: row && area.page ? pageOf(area.name, row.id) : null,
      isHidden: !row && recordId !== platformId,
      requestId,
    };
  });
}

const withoutValues = (line: Line): Line => ({ ...line, before: null, after: null, reason: null });
