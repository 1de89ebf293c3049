import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import { areaNamed, findArea, type Area, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid, invalidFields, notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { todayIn } from '../../../platform/today';
import { cleaned, problemsOf } from '../../../platform/records/validate';
import { platformId, writeRows } from '../../../platform/records/write-rows';
import { savedView } from './saved-view';
import { t } from '../texts/text';

export interface ListView {
  id: string;
  name: string;
  address: string;
  isShared: boolean;
  isMine: boolean;
  mayChange: boolean;
}
export interface ListSettings {
  columns: string[] | null;
  defaultViewId: string | null;
  mayShare: boolean;
  views: ListView[];
}

interface StoredView extends Omit<ListView, 'mayChange'> {
  subject: string;
  version: number;
}

const mostViews = 100;
const mostColumns = 100;

function readableArea(ctx: Ctx, subject: string): Area {
  const area = ctx.user && findArea(subject);
  if (!area) throw notFound();
  if (!mayDoSome(ctx.ability, 'read', area)) throw forbidden();
  return area;
}

/** Sharing puts a view before everybody's eyes: it is for those who keep the rows themselves, all of them. */
const mayShare = (ctx: Ctx, area: Area): boolean => grantSql(ctx.ability, 'update', area, new Parameters()) === 'true';

/** Lists outside any company have columns of one's own and no views. */
const placeOf = (ctx: Ctx): string => ctx.user.company?.id ?? platformId;

const visible = 'company_id = $1 and deleted_at is null and (created_by_id = $2 or is_shared)';
const columns =
  'id, version, subject, name, address, is_shared as "isShared", coalesce(created_by_id = $2, false) as "isMine"';

/** How the reader has set up a list, and the views they find there: their own and those shared with the company. */
export async function listSettings(ctx: Ctx, subject: string): Promise<ListSettings> {
  const area = readableArea(ctx, subject);
  const {
    rows: [kept],
  } = await ctx.tx.query<{ columns: string[] | null; defaultViewId: string | null }>(
    `select columns, default_view_id as "defaultViewId" from list_preference where company_id = $1 and user_id = $2
      and subject = $3`,
    [placeOf(ctx), ctx.user.id, subject],
  );
  if (!ctx.user.company) return { columns: kept?.columns ?? null, defaultViewId: null, mayShare: false, views: [] };
  const { rows } = await ctx.tx.query<StoredView>(
    `select ${columns} from saved_view where ${visible} and subject = $3 order by is_shared, lower(name), id
      limit ${mostViews * 2}`,
    [ctx.companyId, ctx.user.id, subject],
  );
  const views = rows.map((view) => shownView(ctx, area, view));
  return {
    columns: kept?.columns ?? null,
    mayShare: mayShare(ctx, area),
    views,
    defaultViewId: views.find(({ id }) => id === kept?.defaultViewId)?.id ?? null,
  };
}

function shownView(ctx: Ctx, area: Area, { id, name, address, isShared, isMine }: StoredView): ListView {
  return { id, name, address, isShared, isMine, mayChange: isMine || mayShare(ctx, area) };
}

export interface ViewInput {
  subject: string;
  name: string;
  address: string;
  isShared: boolean;
}

/** A new view, or the one with this id as it is to be from now on. */
export async function saveView(ctx: Ctx, id: string | null, input: ViewInput): Promise<ListView> {
  const area = readableArea(ctx, input.subject);
  const before = id === null ? null : await changeableView(ctx, id);
  const values = cleaned(savedView, { ...input }) as Values & ViewInput;
  const problems = problemsOf(savedView, values, true, todayIn(ctx));
  if (problems.length) throw invalidFields(problems);
  if (before && before.subject !== values.subject) throw notFound();
  if (values.isShared && !before?.isShared && !mayShare(ctx, area)) throw forbidden();
  if (!before) await refuseTooMany(ctx, values.subject);
  const version = before?.version;
  const [written] = await writeRows(
    ctx,
    savedView,
    [{ id: before?.id ?? newId(), version, values }],
    before ? 'update' : 'create',
  );
  if (!written) throw notFound();
  return shownView(ctx, area, {
    ...values,
    id: String(written.id),
    version: Number(written.version),
    isMine: before?.isMine ?? true,
  });
}

export async function deleteView(ctx: Ctx, id: string): Promise<boolean> {
  const { version } = await changeableView(ctx, id);
  return (await writeRows(ctx, savedView, [{ id, version, values: { deletedAt: ctx.now } }], 'delete')).length === 1;
}

async function visibleView(ctx: Ctx, id: string): Promise<StoredView> {
  const {
    rows: [view],
  } = isId(id)
    ? await ctx.tx.query<StoredView>(
        `select ${columns} from saved_view where ${visible} and id = $3 for no key update`,
        [ctx.companyId, ctx.user.id, id],
      )
    : { rows: [] };
  const area = view && findArea(view.subject);
  if (!area || !mayDoSome(ctx.ability, 'read', area)) throw notFound();
  return view;
}

async function changeableView(ctx: Ctx, id: string): Promise<StoredView> {
  const view = await visibleView(ctx, id);
  if (!view.isMine && !mayShare(ctx, areaNamed(view.subject))) throw forbidden();
  return view;
}

async function refuseTooMany(ctx: Ctx, subject: string): Promise<void> {
  const {
    rows: [mine],
  } = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from saved_view where company_id = $1 and created_by_id = $2 and subject = $3
      and deleted_at is null`,
    [ctx.companyId, ctx.user.id, subject],
  );
  if (mine!.count >= mostViews) {
    throw conflict(t('list_settings.list_holds_views_person_delete', { mostViews }));
  }
}

/** Which view the list opens with for the one who asks; null for none. */
export async function setDefaultView(ctx: Ctx, subject: string, id: string | null): Promise<boolean> {
  readableArea(ctx, subject);
  if (id !== null && (await visibleView(ctx, id)).subject !== subject) throw notFound();
  await keep(ctx, subject, 'default_view_id', id);
  return true;
}

/** Which columns the list shows to the one who asks, in order; null for the usual ones. */
export async function setListColumns(ctx: Ctx, subject: string, wanted: string[] | null): Promise<boolean> {
  readableArea(ctx, subject);
  if (wanted && (wanted.length > mostColumns || wanted.some((name) => !/^\w{1,60}(\.\d{2,3})?$/.test(name)))) {
    throw invalid('columns', t('list_settings.choose_most_columns', { mostColumns }));
  }
  await keep(ctx, subject, 'columns', wanted && JSON.stringify(wanted));
  return true;
}

async function keep(
  ctx: Ctx,
  subject: string,
  column: 'columns' | 'default_view_id',
  value: string | null,
): Promise<void> {
  await ctx.tx.query(
    `insert into list_preference (company_id, user_id, subject, ${column}, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (company_id, user_id, subject) do update set ${column} = excluded.${column},
     updated_at = excluded.updated_at`,
    [placeOf(ctx), ctx.user.id, subject, value, ctx.now],
  );
}
