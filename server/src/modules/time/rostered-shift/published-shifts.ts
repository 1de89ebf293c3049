import { groupBy } from '../../../kernel/group-by';
import { shiftOn, type WorkedShift } from '../domain/shift';
import type { Ctx } from '../../../platform/context';
import { planColumns } from '../shift/shift';
import { ofEach } from './roster-facts';

interface PublishedShift extends WorkedShift {
  employeeId: string;
  date: string;
}

/**
 * What some people work by the published roster between two days, by "employee day": several shifts of fixed times on a
 * day are one with the times of all, and with each of them as its parts. `asked`: what a shift asks for on a day.
 */
export async function publishedShifts(
  ctx: Ctx,
  employeeIds: string[],
  from: string,
  to: string,
  asked: <S extends WorkedShift>(shift: S, date: string) => S = shiftOn,
): Promise<Map<string, PublishedShift>> {
  const { rows } = await ctx.tx.query<PublishedShift>(
    `select r."employeeId", r.date, s.id, ${planColumns('s')}
     from ${ofEach('$2::char(24)[]', 'employee_id as "employeeId", date, shift_id', '$1', '$3::date', '$4::date', ` and state = 'published'`)} r join shift s on s.company_id = $1 and s.id = r.shift_id`,
    [ctx.companyId, employeeIds, from, to],
  );
  const start = ({ periods }: PublishedShift): string => periods[0]?.start ?? '';
  const dated = rows
    .map((row) => asked(row, row.date))
    .sort((one, other) => (`${start(one)} ${one.id}` < `${start(other)} ${other.id}` ? -1 : 1));
  return new Map(
    [...groupBy(dated, ({ employeeId, date }) => `${employeeId} ${date}`)].map(
      ([key, [first, ...others]]): [string, PublishedShift] => [
        key,
        {
          ...first!,
          timesFrom: null,
          earlier: [],
          periods: [first!, ...others].flatMap(({ kind, periods }) => (kind === first!.kind ? periods : [])),
          ...(others.length && { parts: [first!, ...others], windowAfter: others.at(-1)!.windowAfter }),
        },
      ],
    ),
  );
}
