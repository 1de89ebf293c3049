import { mayDo, mayDoSome } from '../access/ability';
import type { Area, Row, Values } from './area';
import type { Ctx } from '../context';
import { eachRow, type RowResult } from './each-row';
import { conflict, forbidden, invalidFields, notFound, stale, type AppError, type FieldProblem } from '../errors';
import { isId, newId } from './ids';
import { listRecords } from '../lists/list-query';
import { isNews } from '../notify/notifications';
import type { BaseRecord } from './record';
import { isForOthers, ownEmployees, refuseOwnMatter } from '../access/own-matters';
import { refuseUnproven } from '../access/step-up';
import { problemsWithReferences, refuseDeletedReferences, refuseWhileUsed } from '../code-lists/references';
import { asPlatform } from '../database/transaction';
import { cleaned, problemsOf } from './validate';
import { maySee } from './field-masking';
import { todayIn } from '../today';
import { updateUnread, writeRows } from './write-rows';
import { t } from '../texts/text';

/** One row the user may do `action` to, or "not found": absent and forbidden read alike. */
export async function oneRecord<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  id: string,
  action = 'read',
  fields?: ReadonlySet<string>,
  includeDeleted = false,
): Promise<Row<R>> {
  if (!isId(id)) throw notFound();
  const { rows } = await listRecords(
    ctx,
    area,
    { filter: { id: { eq: id } }, limit: 1, includeDeleted },
    { action, fields },
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

/**
 * The row as `oneRecord` answers it, locked until the transaction ends. Others may refer to it meanwhile unless it is
 * to be deleted.
 */
export async function lockedRecord<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  id: string,
  action: string,
  includeDeleted = false,
): Promise<Row<R>> {
  if (!isId(id)) throw notFound();
  const lock = action === 'delete' ? 'update' : 'no key update';
  const { rows } = await listRecords(
    ctx,
    area,
    { filter: { id: { eq: id } }, limit: 1, includeDeleted },
    { action, lock },
  );
  if (!rows[0]) throw notFound();
  refuseUnproven(ctx, area, action);
  return rows[0];
}

/**
 * Validates and inserts new rows given by a client; all of them or none. `decided` is what the server adds to each: its
 * references need not be rows the client may read.
 */
export async function createRecords<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  inputs: Values[],
  action = 'create',
  decided: Values = {},
): Promise<Row<R>[]> {
  if (!mayDoSome(ctx.ability, 'create', area)) throw forbidden();
  if (!area.isTenant && ctx.user.company) throw insideCompany();
  refuseUnproven(ctx, area, 'create');
  const rows = [];
  for (const input of inputs) {
    const values = cleaned(area, { ...input, ...decided });
    refuse(problemsOf(area, values, true, todayIn(ctx)));
    rows.push({ ...initialValues(area), ...values, ...(await area.prepare?.(ctx, values)) });
  }
  refuse(await problemsWithReferences(ctx, area, inputs));
  const candidates: Row<R>[] = [];
  const given = rows.map((row) => ({ ...row, id: newId() }) as unknown as Row<R>);
  const derived = area.deriveNew && (await area.deriveNew(ctx, given));
  for (const [at, row] of rows.entries()) {
    const candidate = given[at]!;
    if (!mayDo(ctx.ability, 'create', area, candidate)) throw forbidden();
    Object.assign(row, derived ? derived[at] : await area.derive?.(ctx, candidate, null));
    candidates.push({ ...candidate, ...row });
    await refuseOwnMatter(ctx, area, 'create', candidates.at(-1)!);
    if (!area.guardNew) await area.guard?.(ctx, candidates.at(-1)!, null);
  }
  await area.guardNew?.(ctx, candidates);
  const written = await writeRows(
    ctx,
    area,
    rows.map((values) => ({ id: newId(), values })),
    action,
  );
  await followRows(ctx, area, written, action);
  return written;
}

export async function createRecord<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  input: Values,
  decided?: Values,
): Promise<Row<R>> {
  return (await createRecords(ctx, area, [input], 'create', decided))[0]!;
}

export function initialValues(area: Area): Values {
  return Object.fromEntries(
    [...area.fields.values()]
      .filter(
        (meta) =>
          meta.initial !== undefined ||
          (meta.optional && !meta.from && !meta.expression && meta.kind !== 'internal' && meta.name !== 'deletedAt'),
      )
      .map((meta) => [meta.name, meta.initial ?? null]),
  );
}

/**
 * Changes one row a client read at `version`, or whatever it is now where that is null. `asked` are the fields that the
 * caller needs of the row as it then is, all unless told.
 */
export async function updateRecord<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  id: string,
  version: number | null,
  input: Values,
  asked?: ReadonlySet<string>,
): Promise<Row<R>> {
  if (asked && version !== null && isId(id) && (await isChangedUnread(ctx, area, id, input))) {
    const written = await updateUnread(
      ctx,
      area,
      { id, version, values: await checkedChanges(ctx, area, input) },
      asked,
    );
    if (written) return written;
  }
  // Whoever changes it in the meantime takes the version away, so that only a change without one needs the lock.
  const before =
    version === null ? await lockedRecord(ctx, area, id, 'update') : await oneRecord(ctx, area, id, 'update');
  if (version !== null && version !== before.version) throw await staleRow(ctx, area, id);
  if (area.isEditable && !area.isEditable(before)) throw closed(area);
  const given = await checkedChanges(ctx, area, input);
  if (!sensitiveFieldsAllowed(ctx, area, before, given)) throw forbidden();
  if (version === null && isUnchanged(before, given)) return before;
  const values = { ...given, ...(await area.derive?.(ctx, { ...before, ...given }, before)) };
  await area.guard?.(ctx, { ...before, ...values }, before);
  return saveRecord(ctx, area, before, values, 'update');
}

/** Whether the row as it is plays no part in changing these fields of it but for its version and the grant. */
const isChangedUnread = async (ctx: Ctx, area: Area, id: string, input: Values): Promise<boolean> =>
  !Object.keys(input).some((name) => isForOthers(area, name)) &&
  (!area.isEditable || !!area.unread) &&
  !isFollowed(area, 'update') &&
  !isNews(area, 'update') &&
  Object.keys(input).every(
    (name) =>
      !area.fields.get(name)?.sensitive &&
      (area.unread ? !area.unread.unlessOf.includes(name) : !area.guard && !area.derive),
  ) &&
  !(area.unread?.unlessOneself.some((name) => name in input) && (await ownEmployees(ctx)).has(id));

/** What an area does after such an action on its rows, where it follows that action. */
export async function followRows<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  rows: Row<R>[],
  action: string,
  before?: Row<R>,
): Promise<void> {
  if (rows.length && isFollowed(area, action)) await area.followUp!(ctx, rows, action, before);
}

const isFollowed = (area: Area, action: string): boolean =>
  !!area.followUp && area.followed?.includes(action) !== false;

/**
 * The values a client gave to change a row, by this door or by a verb: cleaned, refused where they break a rule of
 * their field.
 */
export async function checkedChanges(ctx: Ctx, area: Area, input: Values): Promise<Values> {
  const values = cleaned(area, input);
  refuse(problemsOf(area, values, false, todayIn(ctx)));
  refuse(await problemsWithReferences(ctx, area, [values]));
  return values;
}

const isUnchanged = (before: Values, values: Values): boolean =>
  Object.entries(values).every(
    ([name, value]) => JSON.stringify(value ?? null) === JSON.stringify(before[name] ?? null),
  );

/** A field hidden from the user in this row cannot be written by them either. */
function sensitiveFieldsAllowed(ctx: Ctx, area: Area, row: Values, values: Values): boolean {
  return Object.keys(values).every((name) => maySee(ctx, area, area.fields.get(name) ?? {}, row));
}

/** Writes what the server decided about a row it has loaded; refuses when someone else changed it since. */
export async function saveRecord<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  row: Row<R>,
  values: Values,
  action: string,
  reason?: string,
): Promise<Row<R>> {
  const id = row.id as unknown as string;
  refuseUnproven(ctx, area, action);
  await refuseOwnMatter(ctx, area, action, { ...row, ...values }, Object.keys(values));
  const written = await writeRows(
    ctx,
    area,
    [{ id, version: row.version as unknown as number, values }],
    action,
    reason,
  );
  if (!written[0]) throw await staleRow(ctx, area, id);
  await followRows(ctx, area, written, action, row);
  return written[0];
}

async function staleRow(ctx: Ctx, area: Area, id: string): Promise<AppError> {
  // An admin who changed it is no member, and their name is told all the same.
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<{ updatedAt: Date; name: string | null }>(
      `select t.updated_at as "updatedAt", u.name from ${area.table} t left join app_user u on u.id = t.updated_by_id
        where t.id = $1`,
      [id],
    ),
  );
  return rows[0] ? stale(rows[0].name ?? undefined, rows[0].updatedAt) : notFound();
}

/** Deletes rows one by one: each answers for itself, and one refusal leaves the others done. */
export const deleteRecords = <R extends BaseRecord>(ctx: Ctx, area: Area<R>, ids: string[]): Promise<RowResult[]> =>
  eachRow(ctx, ids, (id) => deleteRecord(ctx, area, id));

export const restoreRecords = <R extends BaseRecord>(ctx: Ctx, area: Area<R>, ids: string[]): Promise<RowResult[]> =>
  eachRow(ctx, ids, (id) => restoreRecord(ctx, area, id));

export async function deleteRecord<R extends BaseRecord>(ctx: Ctx, area: Area<R>, id: string): Promise<void> {
  const row = await lockedRecord(ctx, area, id, 'delete');
  if (area.isEditable && !area.isEditable(row)) throw closed(area);
  await area.takesAlong?.(ctx, row);
  await refuseWhileUsed(ctx, area, id);
  await area.guard?.(ctx, { ...row, deletedAt: ctx.now }, row);
  await saveRecord(ctx, area, row, { deletedAt: ctx.now }, 'delete');
}

export async function restoreRecord<R extends BaseRecord>(ctx: Ctx, area: Area<R>, id: string): Promise<void> {
  const row = await lockedRecord(ctx, area, id, 'delete', true);
  if (!row.deletedAt) return;
  await refuseDeletedReferences(ctx, area, row);
  await area.guard?.(ctx, { ...row, deletedAt: null }, row);
  await saveRecord(ctx, area, row, { deletedAt: null }, 'restore');
}

function refuse(problems: FieldProblem[]): void {
  if (problems.length) throw invalidFields(problems);
}

const insideCompany = () => conflict(t('records.belongs_no_company_leave_company'));

const closed = (area: Area) => conflict(t('records.can_no_longer_changed', { area: area.label }));
