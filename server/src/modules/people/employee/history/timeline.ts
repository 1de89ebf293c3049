import { grantSql, mayDoSome, Parameters } from '../../../../platform/access/ability';
import { allAreas, areaNamed, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { columnOf } from '../../../../platform/records/fields';
import {
  auditColumns,
  consequences,
  endOf,
  longestHistory,
  markSql,
  olderSql,
  rowsAbout,
  told,
  type AuditLine,
  type HistoryEvent,
} from '../../../../platform/records/history/history';
import { checkedLimit } from '../../../../platform/lists/list-query';
import { oneRecord } from '../../../../platform/records/records';
import { employee } from '../employee';

export interface TimelineEntry extends HistoryEvent {
  /** The day it is about, for what happened on a day; empty for what was written at an instant. */
  day: string | null;
}

/** What happened on a day rather than was written at an instant. */
const factActions = new Set(['fact', 'hired', 'left']);
const fact = (subject: string, action: string, day: string) =>
  `select t.id, t.${columnOf(day)}::timestamp at time zone 'utc' as at, '${subject}' as subject, t.id as record_id,
    '${action}' as action, null::char(24) as actor_id,
     null::char(24) as token_id, null as reason, null::jsonb as before, null::jsonb as after`;
const audit = `select e.id, e.at, e.subject, e.record_id, e.action, e.actor_id, e.token_id, e.reason, e.before, e.after
    from audit_event e`;

/**
 * What happened in an employee's time here, newest first: what stands under a day (positions, salaries, leave and so
 * on, each as far as the reader may read it), and who changed what of it afterwards.
 */
export async function timelineOf(
  ctx: Ctx,
  id: string,
  limit: number,
  after: string | null,
): Promise<{ entries: TimelineEntry[]; endCursor: string | null }> {
  const person = await oneRecord(ctx, employee, id, 'read', undefined, true);
  const areas = allAreas().filter(
    (area) => area.isTenant && area.timeline && area.person === 'employeeId' && mayDoSome(ctx.ability, 'read', area),
  );
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const who = parameters.add(person.id, '::char(24)');
  const quiet = parameters.add(['create', ...consequences], '::text[]');
  const self = `from employee t where t.company_id = ${company} and t.id = ${who}`;
  const sources = [
    `${fact('Employee', 'hired', 'hireDate')} ${self}`,
    `${fact('Employee', 'left', 'exitDate')} ${self} and t.exit_date is not null`,
    `${audit} where e.company_id = ${company} and e.record_id = ${who} and e.subject = 'Employee'
      and e.action <> all(${quiet})`,
    ...areas.flatMap((area) => {
      const theirs = `t.company_id = ${company} and t.employee_id = ${who}
        and ${grantSql(ctx.ability, 'read', area, parameters)}`;
      // What does not hold yet, such as a salary somebody proposed, has not happened.
      const holds = Object.entries(area.reachedWhen?.people ?? {})
        .map(([name, value]) => ` and t.${columnOf(name)} = ${parameters.add(value)}`)
        .join('');
      return [
        `${fact(area.name, 'fact', area.timeline!.day)} from ${area.table} t where ${theirs}${holds}
          and t.deleted_at is null and t.${columnOf(area.timeline!.day)} is not null`,
        `${audit} join ${area.table} t on t.company_id = e.company_id and t.id = e.record_id
         where e.company_id = ${company} and e.subject = '${area.name}' and e.action <> all(${quiet}) and ${theirs}`,
      ];
    }),
  ];
  const { rows } = await ctx.tx.query<AuditLine>(
    `select ${auditColumns}, ${markSql} as mark from (${sources.join(' union all ')}) e
      where ${olderSql(after, parameters)}
     order by e.at desc, e.id desc limit ${parameters.add(checkedLimit(limit, longestHistory), '::int')}`,
    parameters.values,
  );

  const found = await rowsAbout(
    ctx,
    rows.filter(({ subject }) => subject !== employee.name),
  );
  found.set(person.id, person);
  const lines = rows.map((line) => (line.action === 'fact' ? { ...line, after: factOf(line, found) } : line));
  const events = await told(ctx, lines, (line) => ({
    area: areaNamed(line.subject),
    row: found.get(line.recordId) ?? person,
  }));
  return {
    // The first and the last day are of one row: clients keep entries by id.
    entries: events.map((event) =>
      factActions.has(event.action)
        ? { ...event, id: `${event.action}-${event.id}`, day: event.at.toISOString().slice(0, 10) }
        : { ...event, day: null },
    ),
    endCursor: endOf(rows, limit),
  };
}

function factOf({ subject, recordId }: AuditLine, found: Map<string, Row>) {
  const row = found.get(recordId);
  return row ? Object.fromEntries(areaNamed(subject).timeline!.tells.map((name) => [name, row[name]])) : null;
}
