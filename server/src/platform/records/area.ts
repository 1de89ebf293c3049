import { Column, Index } from 'typeorm';
import type { KeptFor } from '../privacy/domain/retention-laws';
import type { Ctx } from '../context';
import { columnOf, fieldsOf, type FieldMeta, type SensitiveGroup } from './fields';
import type { Filter } from '../lists/filter';
import type { Notice } from '../notify/notice';
import type { OwnMatter } from '../access/own-matter';
import { declareForeignKeys, isCompanyRecord, tableOf, type BaseRecord } from './record';
import { keptForSearch, searchTextSql } from '../lists/search-text';
import type { Text } from '../text';
import { type Values, type Row, type Condition } from './row';

export { type Values, type Row, type Condition };

/** Whether the state of a row allows the verb. A method, so that an area of one record passes for an area of any. */
type Verb<R extends BaseRecord> = { allows(row: Row<R>, ctx: Ctx): boolean }['allows'];

/** Groups of the menu; the first three are sections of it. */
export type MenuGroup =
  | 'platform'
  | 'company'
  | 'apps'
  | 'access'
  | 'organisation'
  | 'people'
  | 'documents'
  | 'requests'
  | 'time'
  | 'pay'
  | 'settings';

/** Where the list of an area stands in the menu. */
interface MenuPlace {
  group: MenuGroup;
  title: Text;
  icon: string;
  /**
   * The entry it stands behind: the name of its area, a group, or the address of a page. Null: the first of the group;
   * left out: behind all, in the order of addresses.
   */
  after?: string | null;
  /** Its address, where that does not follow from the page of a row. */
  path?: string;
  /** Whether it stands there at all in the company of the request; it does unless told. */
  isShown?: (ctx: Ctx) => Promise<boolean>;
}

interface Options<R extends BaseRecord> {
  one: string;
  many: string;
  /** What permission aliases call it (ViewPayroll), where that is not the area's own name. */
  permissionName?: string;
  /** What people call one row, for messages. */
  label: Text;
  /** Whoever reads a row that names one of these is told which by this field; the rest takes the right to read. */
  knownBy?: Extract<keyof R, string>;
  /** Where a row is shown in the web client: a page of its own, or the drawer of its list. */
  page?: string;
  /** Where its list stands in the menu. */
  menu?: MenuPlace;
  /** Order of a list when none is asked for. */
  sort: Extract<keyof R, string>;
  /** Which field names a row where another refers to it; the one lists are sorted by unless told, or the first text. */
  title?: Extract<keyof R, string>;
  descending?: boolean;
  /**
   * For areas about a person: the day under which a row stands in their timeline, and the fields that are told of it
   * there.
   */
  timeline?: { day: Extract<keyof R, string>; tells: Extract<keyof R, string>[] };
  /** Which column names the employee a row is about: grants of scope own, team and department look at it. */
  person?: Extract<keyof R, string>;
  /** What a filter of its lists means, where rows are found by more than their fields; on every door. */
  asks?(ctx: Ctx, filter: Filter): Promise<Filter>;
  /**
   * Which rows may be read, where the grants on the area do not say it alone: SQL over the row's alias. `granted` is
   * what they say, `grantsOn` what grants on another area say of a row under an alias of its own.
   */
  readable?(granted: string, grantsOn: (other: Area, action: string, alias: string) => string, alias: string): string;
  /**
   * Of rows about nobody yet: which column names the department they are for. Grants of scope team and department reach
   * those of the people they reach.
   */
  openTo?: Extract<keyof R, string>;
  /**
   * What a row must be like besides for grants to reach it: those of the whole `company`, since a private event is not
   * everybody's; those that reach single `people`, since an employee sees their payslip once it is posted; and to read
   * one's `own`, where those who plan for others see it earlier.
   */
  reachedWhen?: { company?: Record<string, string>; people?: Record<string, string>; own?: Condition };
  /** Rows in which whoever reads them sees the sensitive fields of that group too: leave that is not medical. */
  plainIn?: { group: SensitiveGroup; rows: Record<string, readonly string[]> };
  /** Which field keeps the reason a verb was given: who does not see it there is told it on no other door. */
  reasonIn?: Extract<keyof R, string>;
  /**
   * What law keeps its rows for once the person they are about is erased: they stay under their pseudonym. Others are
   * emptied and deleted.
   */
  keptFor?: KeptFor;
  /**
   * Fields that say whose a row is besides its `person`, or `employeeId`: a reference to an employee, a user, or a row
   * that is theirs.
   */
  whose?: Extract<keyof R, string>[];
  /** No role grants anything on it: its rows are the business of whoever made them, and its own code decides. */
  isPersonal?: boolean;
  /** Which column names employees a row is shared with: who may read their own rows reads those too. */
  sharedWith?: Extract<keyof R, string>;
  /**
   * Which rows keep what they refer to from being deleted: SQL over their columns, all unless told. What follows from
   * other rows by itself keeps nothing.
   */
  keeps?: string;
  /**
   * Rows of another kind, named by field `by`, that say whom such rows are closed to whose grants reach single people:
   * what that kind `closes`.
   */
  closedBy?: { by: Extract<keyof R, string>; kind: string };
  /**
   * Which of its rows close what names them: SQL over their alias `n`, to who it is about, to them but for reading it,
   * and to others.
   */
  closes?: Record<'own' | 'doing' | 'others', string>;
  /**
   * That nobody decides about their own row of it: what whoever it is about does themselves. Areas that hold pay, leave
   * or time of a person say so.
   */
  ownMatter?: OwnMatter<R>;
  /**
   * The actions on it that ask for the second factor anew: those by which money goes elsewhere. See
   * `platform/access/step-up.ts`.
   */
  stepUp?: readonly string[];
  /** Actions besides read, create, update, delete and restore, and when a row allows each. */
  verbs?: Record<string, Verb<R>>;
  /** Fields that `verbs`, `isEditable` and `isBeyond` look at. */
  stateFields?: Extract<keyof R, string>[];
  /** When rows may be changed by hand at all; a posted payroll run may not. */
  isEditable?(row: Row<R>): boolean;
  /**
   * Whether a row is beyond whoever looks, whatever they are granted: nothing is offered to be done to it. `guard` is
   * what refuses it.
   */
  isBeyond?(ctx: Ctx, row: Row<R>): Promise<boolean> | boolean;
  /**
   * For areas updated often: an update of none of these fields, which are all that `guard` and `derive` look at, is
   * written without the row being read, unless that one is set in it, which makes it no longer editable. At
   * `unlessOneself` the guard looks only where the row is the employee who changes it.
   */
  unread?: {
    unlessOf: Extract<keyof R, string>[];
    unlessOneself: Extract<keyof R, string>[];
    unlessSet: Extract<keyof R, string>;
  };
  /**
   * Rules over several fields or rows, asked before each write, deletion and restoring too; throws a refusal. `before`
   * is null for a new row.
   */
  guard?(ctx: Ctx, after: Row<R>, before: Row<R> | null): Promise<void> | void;
  /** The same of new rows, all at once, where the guard would ask the database about each. */
  guardNew?(ctx: Ctx, rows: Row<R>[]): Promise<void>;
  /** What whoever writes a row should know of its values; forms show it beside the field, and nothing is refused. */
  warns?(ctx: Ctx, row: Row<R>): Promise<Warning<Extract<keyof R, string>>[]>;
  /** Deletes the rows that go with one which is deleted, before it is asked who else refers to it. */
  takesAlong?(ctx: Ctx, row: Row<R>): Promise<void>;
  /**
   * What else must change in the same transaction once rows are written; `action` as in the audit log, `before` the row
   * as it was where one was changed.
   */
  followUp?(ctx: Ctx, rows: Row<R>[], action: string, before?: Row<R>): Promise<void>;
  /** The actions that `followUp` follows. All unless told. */
  followed?: string[];
  /** Who is told of what is done to a row. */
  notifies?: Notice<Extract<keyof R, string>>[];
  /** Values the server computes for a new row. */
  prepare?(ctx: Ctx, values: Values): Promise<Values> | Values;
  /**
   * Values the server computes anew from the row as it will be, whenever a client makes or changes one. The same fields
   * for every new row.
   */
  derive?(ctx: Ctx, after: Row<R>, before: Row<R> | null): Promise<Values> | Values;
  /**
   * The same of new rows, all at once, where `derive` would ask the database about each: the values of each, in their
   * order.
   */
  deriveNew?(ctx: Ctx, rows: Row<R>[]): Promise<Values[]>;
}

/** What to know of a value that may be written all the same. */
export interface Warning<Name extends string> {
  field: Name;
  text: Text;
}

export interface Area<R extends BaseRecord = BaseRecord> extends Omit<
  Options<R>,
  | 'sort'
  | 'title'
  | 'person'
  | 'closedBy'
  | 'openTo'
  | 'sharedWith'
  | 'reasonIn'
  | 'knownBy'
  | 'stateFields'
  | 'unread'
  | 'warns'
  | 'whose'
  | 'timeline'
  | 'notifies'
  | 'ownMatter'
> {
  ownMatter?: OwnMatter<R, string>;
  sort: string;
  timeline?: { day: string; tells: string[] };
  title?: string;
  person?: string;
  closedBy?: { by: string; kind: string };
  openTo?: string;
  sharedWith?: string;
  reasonIn?: string;
  knownBy?: string;
  stateFields?: string[];
  unread?: { unlessOf: string[]; unlessOneself: string[]; unlessSet: string };
  warns?(ctx: Ctx, row: Row<R>): Promise<Warning<string>[]>;
  whose?: string[];
  notifies?: Notice[];
  name: string;
  record: abstract new (...args: never[]) => R;
  table: string;
  fields: Map<string, FieldMeta>;
  isTenant: boolean;
}

const areas = new Map<string, Area>();

/** Registers a data area: from here on lists, writes, permissions, GraphQL and REST know it by `name`. */
export function defineArea<R extends BaseRecord>(
  name: string,
  record: abstract new (...args: never[]) => R,
  options: Options<R>,
): Area<R> {
  const system = ['id', 'version', 'companyId', 'createdById', 'updatedById'];
  const area: Area<R> = {
    ...options,
    name,
    record,
    table: tableOf(record),
    isTenant: isCompanyRecord(record),
    fields: new Map(
      fieldsOf(record)
        .filter((meta) => !system.includes(meta.name))
        .map((meta) => [meta.name, meta]),
    ),
  };
  areas.set(name, area);
  return area;
}

/** Whether no more of the rows is asked for than which they are. */
export const isWhichAlone = ({ knownBy }: Pick<Area, 'knownBy'>, fields: Iterable<string>): boolean =>
  !!knownBy && [...fields].every((name) => name === 'id' || name === knownBy);

/** Where the list of an area stands, whether its rows open in drawers or on pages of their own. */
export const listPathOf = ({ page }: Pick<Area, 'page'>): string | null => page?.split(/\?|\/:/)[0] ?? null;

export const allAreas = (): Area[] => [...areas.values()];
/** For names that come from outside. */
export const findArea = (name: string): Area | undefined => areas.get(name);
export function areaNamed(name: string): Area {
  const area = areas.get(name);
  if (!area) throw new Error(`There is no area ${name}`);
  return area;
}

/** SQL of a field over the row alias `t`. */
export function sqlOf(area: Area, name: string): string {
  const meta = area.fields.get(name);
  return meta?.expression ? `(${meta.expression()})` : `t.${columnOf(name)}`;
}

/**
 * Foreign keys and indexes of every area, declared once all areas are known: default order, references. And what a row
 * keeps to be found by.
 */
export function declareTables(): void {
  declareForeignKeys();
  for (const { record, table, fields, sort, isTenant } of allAreas()) {
    const inUse = { where: 'deleted_at IS NULL' };
    const tenant = isTenant ? ['companyId'] : [];
    const kept = keptForSearch(fields);
    if (kept.length)
      Column({
        name: 'search_text',
        type: 'text',
        nullable: true,
        select: false,
        generatedType: 'STORED',
        asExpression: searchTextSql(kept),
      })(record.prototype, 'searchText');
    if (!fields.get(sort)?.expression && !fields.get(sort)?.unique)
      Index(`${table}_order`, [...tenant, sort, 'id'], inUse)(record);
    for (const meta of fields.values()) {
      if (meta.kind === 'reference' && !meta.unique && !meta.isIndexed)
        Index(`${table}_${columnOf(meta.name)}_idx`, [...tenant, meta.name])(record);
    }
  }
}
