import { flowFits } from '../approval/approval';
import { allAreas, type Area, type Row, type Values } from '../records/area';
import type { Ctx } from '../context';
import { conflict } from '../errors';
import type { BaseRecord } from '../records/record';
import type { Text } from '../text';
import { platformId } from '../records/write-rows';
import { t } from '../texts/text';

const ordinary = ['create', 'update', 'delete', 'restore'];
const known = new WeakMap<object, Promise<ReadonlySet<string>>>();

/** The employees whoever acts is or was in this company; nobody where the product itself works. */
export function ownEmployees(ctx: Ctx): Promise<ReadonlySet<string>> {
  const { id, sessionId, employeeId, company } = ctx.user;
  // Background work for somebody has no session and no employee; theirs are looked up.
  if (!company || id === platformId || (sessionId && !employeeId)) return Promise.resolve(new Set());
  let own = known.get(ctx.tx);
  if (!own) known.set(ctx.tx, (own = employeesOf(ctx)));
  return own;
}

async function employeesOf(ctx: Ctx): Promise<ReadonlySet<string>> {
  const { rows } = await ctx.tx.query<{ id: string }>({
    name: 'own-employees',
    values: [ctx.companyId, ctx.user.id],
    text: `with recursive own(id) as (
        select employee_id from membership where company_id = $1 and user_id = $2 and employee_id is not null
          and deleted_at is null
        union select e.rehire_of_id from employee e join own o on o.id = e.id where e.company_id = $1
          and e.rehire_of_id is not null)
      select id from own`,
  });
  return new Set(rows.map(({ id }) => id));
}

const personOf = (area: Area, row: Values): unknown => row[area.person ?? 'employeeId'];

/** Whether a row is about whoever acts, in an area that declares that others decide about it. */
export async function isOwnMatter(ctx: Ctx, area: Area, row: Values): Promise<boolean> {
  return !!area.ownMatter && (await ownEmployees(ctx)).has(String(personOf(area, row)));
}

/** Refuses what needs another person. `changed` are the fields a change names. */
export async function refuseOwnMatter(
  ctx: Ctx,
  area: Area,
  action: string,
  row: Row,
  changed: readonly string[] = [],
): Promise<void> {
  if (area.ownMatter && !isTheirs(area, action, row, changed) && (await isOwnMatter(ctx, area, row)))
    throw conflict(needsAnother);
}

function isTheirs({ ownMatter }: Area, action: string, row: Row, changed: readonly string[]): boolean {
  const { may = [], waits, fields } = ownMatter!;
  if (may.includes(action)) return true;
  if (fields && action === 'update') return !changed.some((name) => fields.includes(name));
  return !!waits && ordinary.includes(action) && waits(row);
}

/** Whether a change of the field may need another person, so that the row has to be looked at first. */
export const isForOthers = ({ ownMatter }: Area, name: string): boolean =>
  !!ownMatter && (!ownMatter.fields || ownMatter.fields.includes(name));

/** What is left to do with a row by whoever it is about: what a screen offers them. */
export const offeredToOneself = (ctx: Ctx, area: Area, row: Row, action: string): boolean =>
  !area.ownMatter ||
  !ctx.user.employeeId ||
  personOf(area, row) !== ctx.user.employeeId ||
  isTheirs(area, action, row, []);

/**
 * Whether a row is proposed rather than in force once somebody enters it: by a flow of the company, or since it is
 * about themselves.
 */
export async function isProposed<R extends BaseRecord>(
  ctx: Ctx,
  area: { name: string },
  row: Row<R>,
): Promise<boolean> {
  return (
    (await isOwnMatter(
      ctx,
      allAreas().find(({ name }) => name === area.name)!,
      row,
    )) || flowFits(ctx, area, row)
  );
}

export const needsAnother: Text = t('own_matters.needs_another');
