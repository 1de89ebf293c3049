import type { WatchQueryFetchPolicy } from '@apollo/client';
import type { ReactNode } from 'react';
import type { FieldKey, Dictionary } from '../i18n/i18n';
import type { Kind } from '../fields/kinds/kind';
import type { Condition } from '../fields/kinds/operators';
import type { SortBy } from './list-address';

export type Subject = keyof Dictionary['area'];
export type FormHeading = keyof Dictionary['heading'];
export type FormHint = keyof Dictionary['hint'];
export type VerbKey = keyof Dictionary['verb'];

/** What every record of every area carries. */
export interface RecordBase {
  id: string;
  version: number;
  deletedAt?: string | null;
  allowedActions: string[];
  /** What the reader does not see of it, of areas that hide something; they do not change it either. */
  hiddenFields?: string[];
}

export interface ListVariables {
  filter?: object | null;
  sort?: object | null;
  search?: string | null;
  limit?: number | null;
  offset?: number | null;
  includeDeleted?: boolean | null;
}

interface Answer<Data> {
  data?: Data;
  previousData?: Data;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface Listing {
  page: { rows: RecordBase[]; total: number };
}
interface One {
  record: RecordBase;
}
export interface RowResult {
  id: string;
  done: boolean;
  message?: string | null;
}

/** Methods, so that an area's own narrower variables and answers fit. */
interface Write<Variables, Data> {
  run(options: { variables: Variables }): Promise<{ data?: Data | null }>;
}
type Mutation<Variables, Data> = readonly [Write<Variables, Data>['run'], { loading: boolean }];

/** The generated hooks, seen through the shape every area shares. */
interface Hooks {
  list(options?: { variables?: ListVariables; fetchPolicy?: WatchQueryFetchPolicy }): Answer<Listing>;
  one(options: { variables: { id: string }; fetchPolicy?: WatchQueryFetchPolicy; skip?: boolean }): Answer<One>;
  create(): Mutation<{ input: object }, One>;
  update(): Mutation<{ id: string; version: number; input: object }, One>;
  remove(): Mutation<{ ids: string[] }, { results: RowResult[] }>;
}
export type ListHook = Hooks['list'];
export type OneHook = Hooks['one'];
export type CreateHook = Hooks['create'];
export type UpdateHook = Hooks['update'];
export type RowsHook = Hooks['remove'];

type VariablesOf<Hook extends ListHook> = NonNullable<NonNullable<Parameters<Hook>[0]>['variables']>;
type ElementOf<T> = T extends readonly (infer Element)[] ? Element : never;
export type RowOf<Hook extends ListHook> = NonNullable<ReturnType<Hook>['data']>['page']['rows'][number];
type SortFieldOf<Hook extends ListHook> =
  ElementOf<NonNullable<VariablesOf<Hook>['sort']>> extends { field: infer Field } ? Field : never;
type FilterFieldOf<Hook extends ListHook> = keyof NonNullable<VariablesOf<Hook>['filter']>;
export type RecordOf<Hook extends OneHook> = NonNullable<ReturnType<Hook>['data']>['record'];
type InputOf<Hook extends CreateHook> = NonNullable<Parameters<ReturnType<Hook>[0]>[0]>['variables']['input'];
type ChangesOf<Hook extends UpdateHook> = NonNullable<Parameters<ReturnType<Hook>[0]>[0]>['variables']['input'];

type Labelled<Field> = { field: Field } & (Field extends FieldKey ? { label?: FieldKey } : { label: FieldKey });

/** A column; `sort` and `filter` only where the server's own sort and filter know the field. */
export type Column<Hook extends ListHook> = {
  [Field in keyof RowOf<Hook> & string]: Kind &
    Labelled<Field> & { hidden?: boolean; width?: number } & (Field extends SortFieldOf<Hook>
      ? { sort?: boolean }
      : { sort?: never }) &
    (Field extends FilterFieldOf<Hook> ? { filter?: boolean } : { filter?: never });
}[keyof RowOf<Hook> & string];

/** A field of the form or of the detail page, or a heading above some. */
export type FormField<Name extends string> =
  | { heading: FormHeading }
  | {
      [Field in Name]: Kind &
        Labelled<Field> & {
          required?: boolean;
          wide?: boolean;
          initial?: unknown;
          only?: 'create' | 'update';
          when?: { field: Name; in: string[] };
          requiredWhen?: { field: Name; in: string[] };
          insteadOf?: Name;
          isNotKept?: true;
          proposes?: (value: unknown) => Partial<Record<Name, unknown>>;
          hint?: FormHint;
        };
    }[Name];

/** What may be done to many rows at once, besides deleting and restoring. */
interface BulkOffer<Field> {
  /** Fields of the form that may be set to one value. */
  fields?: Field[];
  /** Verbs the server offers on many rows (`offerInBulk`). */
  verbs?: VerbKey[];
  /** Those of them that have to be told why; asked for once for all rows. */
  notedVerbs?: VerbKey[];
  /** A further button for the chosen rows, or for all that match. */
  also?: (chosen: { ids: string[] } | { filter?: object; search?: string }) => ReactNode;
}

type WrittenField<Create extends CreateHook, Update extends UpdateHook> = (
  | keyof InputOf<Create>
  | keyof ChangesOf<Update>
) &
  string;

export interface AreaDefinition<
  List extends ListHook,
  Read extends OneHook,
  Create extends CreateHook,
  Update extends UpdateHook,
> {
  subject: Subject;
  list: List;
  one: Read;
  create?: Create;
  update?: Update;
  remove?: RowsHook;
  restore?: RowsHook;
  /** What the record is called, in headings and questions. */
  title: (row: RowOf<List> | RecordOf<Read>) => string;
  columns: Column<List>[];
  form?: FormField<WrittenField<Create, Update>>[];
  /**
   * What an open record shows above its form's fields: what is decided about it rather than typed. Without a form, what
   * it shows below its columns.
   */
  facts?: FormField<keyof RecordOf<Read> & string>[];
  firstSort: { field: SortFieldOf<List>; direction: 'ASC' | 'DESC' };
  /** Which rows the list shows as it opens, where those are not all. */
  firstConditions?: (Condition & { field: FilterFieldOf<List> })[];
  bulk?: BulkOffer<keyof ChangesOf<Update> & string>;
  /** Where a record opens, if it has a page of its own rather than the drawer. */
  page?: (row: RowOf<List>) => string;
  /** Where there is but one of them, it is shown in place of a list of one. */
  isAlone?: boolean;
  /** Further buttons of a record that is open. */
  actions?: (row: RowOf<List> | RecordOf<Read>) => ReactNode;
  /** What stands below the fields of a record that is open. */
  below?: (record: RecordOf<Read>) => ReactNode;
  /** Lists of it can be imported: the kind of list, the area's own unless named. */
  importable?: true | string;
  /** What a new one begins with, by the rows in view and the day it is. */
  begin?: (rows: RowOf<List>[], today: string) => Record<string, string>;
  /** Further buttons beside "New". */
  toolbar?: ReactNode;
  /** What the list comes to, above it. */
  summary?: ReactNode;
}

/** The same with the area's own types worn off: what the generic grid, form and detail work on. */
export interface PlainColumn {
  field: string;
  label?: FieldKey;
  sort?: boolean;
  filter?: boolean;
  hidden?: boolean;
  width?: number;
}
export type AnyColumn = PlainColumn & Kind;
export interface PlainField {
  field: string;
  label?: FieldKey;
  required?: boolean;
  wide?: boolean;
  initial?: unknown;
  /** A sentence below the input that helps to fill it in. */
  hint?: FormHint;
  /** Given only when the record is made, or only afterwards. */
  only?: 'create' | 'update';
  /** Asked only while another field of the form has one of these values; otherwise it is emptied. */
  when?: { field: string; in: string[] };
  /** Required only while another field of the form has one of these values. */
  requiredWhen?: { field: string; in: string[] };
  /** Stands for that field, while it is empty, in records that have nothing but this. */
  insteadOf?: string;
  /** What a value of it has other fields be in a new record, as long as nobody has entered them. */
  proposes?: (value: unknown) => Record<string, unknown>;
  /** Told with a change and kept nowhere: a form asks for it, a record does not show it. */
  isNotKept?: true;
}
export type AnyField = PlainField & Kind;
export type AnyRecord = RecordBase & Record<string, unknown>;

export interface AnyArea {
  subject: Subject;
  list: ListHook;
  one: OneHook;
  create?: CreateHook;
  update?: UpdateHook;
  remove?: RowsHook;
  restore?: RowsHook;
  title: (row: AnyRecord) => string;
  columns: AnyColumn[];
  form?: (AnyField | { heading: FormHeading })[];
  facts?: (AnyField | { heading: FormHeading })[];
  firstSort: SortBy;
  firstConditions?: Condition[];
  bulk?: BulkOffer<string>;
  page?: (row: AnyRecord) => string;
  isAlone?: boolean;
  actions?: (row: AnyRecord) => ReactNode;
  below?: (record: AnyRecord) => ReactNode;
  importable?: true | string;
  begin?: (rows: AnyRecord[], today: string) => Record<string, string>;
  toolbar?: ReactNode;
  summary?: ReactNode;
}
