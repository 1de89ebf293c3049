import type { LeaveSpan } from '../../organisation/domain/leave-days';
import { countProblem, spanProblem, type Employment, leaveInForce } from '../domain/leave-request';
import { blockProblem, ruleProblem, type AskedLeave } from '../domain/type/leave-rules';
import type { Ctx } from '../../../platform/context';
import type { Text } from '../../../platform/text';
import { textsSql } from '../../../platform/lists/texts-sql';
import { blocksFor } from '../leave-block/leave-block';
import {
  balanceFacts,
  bookedDays,
  countingOf,
  daysOf,
  neighboursOf,
  rulesOf,
  spanColumns,
  typeOf,
} from '../leave-ledger-entry/leave-ledger-entry';
import { calendarOf } from '../../organisation/work-calendar/work-calendar';
import { leaveClash } from './leave-clash';
import { hasPapers } from './medical-leave';
import { employeeRows } from '../../people/people.sql';

interface Asked extends LeaveSpan {
  employeeId: string;
  typeId: string | null;
  kind?: string | null;
  attachmentFileId: string | null;
}

interface Circumstances {
  ownId?: string;
  /** The day it was asked for. */
  askedOn: string;
  /** The first day asked for anew where a request is changed; null for none. */
  newFrom?: string | null;
  /** Whether it is being decided: what others still ask for does not stand against it then. */
  isDecision?: boolean;
  /** Whether the days are those it was asked for before. */
  keepsDays?: boolean;
  /** Whether it waits for the very same time already: what waited beside it before is a matter of who decides. */
  keepsTime?: boolean;
}

type Person = Employment & Pick<AskedLeave, 'probationEnd' | 'confirmationDate' | 'gender' | 'employeeType'>;

/** The first thing wrong with leave asked for, and the field to correct; null where nothing is. */
export async function problemOf(
  ctx: Ctx,
  asked: Asked,
  circumstances: Circumstances,
): Promise<{ field: string; text: Text } | null> {
  const {
    rows: [person],
  } = await ctx.tx.query<Person & Record<string, unknown>>(
    `select hire_date as "hireDate", exit_date as "exitDate", gender, employee_type as "employeeType",
      probation_end as "probationEnd", confirmation_date as "confirmationDate"
      from ${employeeRows('hire_date', 'exit_date', 'gender', 'employee_type', 'probation_end', 'confirmation_date')}
        where company_id = $1 and id = $2`,
    [ctx.companyId, asked.employeeId],
  );
  if (!person) return null;
  const wrong = spanProblem(asked, person) ?? countProblem(asked, await daysOf(ctx, asked));
  if (wrong) return wrong;
  const clash = await leaveClash(
    ctx,
    asked.employeeId,
    asked,
    circumstances.ownId,
    !circumstances.isDecision && !circumstances.keepsTime,
  );
  if (clash) return { field: 'fromDate', text: clash };
  const blocked = await blockedProblem(ctx, asked, circumstances);
  if (blocked) return blocked;
  return typeProblem(ctx, asked, person, circumstances);
}

/**
 * What people plan themselves is not asked for on blocked days; what was asked for before they were is a matter of who
 * decides.
 */
async function blockedProblem(ctx: Ctx, asked: Asked, { isDecision, keepsDays }: Circumstances) {
  const kind = (await typeOf(ctx, asked.typeId))?.kind ?? asked.kind;
  if (isDecision || keepsDays || (kind !== 'paid' && kind !== 'unpaid')) return null;
  const blocks = await blocksFor(ctx, asked.employeeId, asked);
  return blocks.length ? blockProblem(await daysOf(ctx, asked), blocks) : null;
}

async function typeProblem(
  ctx: Ctx,
  asked: Asked,
  person: Person,
  { ownId, askedOn, newFrom, isDecision }: Circumstances,
) {
  const type = await typeOf(ctx, asked.typeId);
  if (!type) return null;
  const isOfService = type.timesInService !== null || type.yearBasis === 'first_taken';
  const { rows: others } = await ctx.tx.query<LeaveSpan>(
    `select ${spanColumns}
     from employee_leave where company_id = $1 and employee_id = $2 and type_id = $3 and deleted_at is null
       and id is distinct from $4::char(24)
       and (status in (${textsSql(leaveInForce)}) or status = 'submitted' and not $5)
       and ($8 or to_date > $6::date - 800)
       and from_date < $7::date + 800`,
    [
      ctx.companyId,
      asked.employeeId,
      asked.typeId,
      ownId ?? null,
      isDecision ?? false,
      asked.fromDate,
      asked.toDate,
      isOfService,
    ],
  );
  const [calendar, counted] = [await calendarOf(ctx, asked.employeeId), { ...asked, id: ownId }];
  return ruleProblem(rulesOf(type, ctx), {
    ...person,
    span: asked,
    calendar,
    askedOn,
    newFrom,
    hasDocument: await hasPapers(ctx, asked, ownId),
    others,
    neighbours: await neighboursOf(ctx, counted, countingOf(type), isDecision ?? false),
    lowest: type.requiresAllocation
      ? await balanceFacts(ctx, asked.employeeId, type, {
          days: bookedDays(await daysOf(ctx, counted, isDecision)),
          ownId,
          isDecision: isDecision ?? false,
        })
      : null,
  });
}
