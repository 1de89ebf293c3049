import { listPathOf, type Area, type Values } from '../records/area';
import type { Ctx } from '../context';
import type { FieldMeta, Kind } from '../records/fields';
import type { BaseRecord } from '../records/record';
import { knownAs, type Text } from '../text';
import { t } from '../texts/text';

/** What people call a column or a value, and other words for it, parted by `|`. */
export type Words = readonly [label: Text, ...others: Text[]];

/** What people call the column that tells which employee a row is about. */
export const employeeColumn: Words = [
  t('importable.employee'),
  t('importable.employee_words'),
  t('importable.employee_name_words'),
];
/** The same of lists in which a column called "name" may be that of something else. */
export const employeeBesideNames: Words = [
  t('importable.employee'),
  t('importable.employee_words'),
  t('importable.employee_whole_name_words'),
];
/** What it may be called where nothing else of the list has a number: "No.". */
export const employeeNumberAlone: Text = t('importable.number_alone_words');

type FieldOf<R extends BaseRecord> = Extract<Exclude<keyof R, keyof BaseRecord>, string>;

/** A list of the web app, and which rows it shows. */
export interface ListedAt {
  path: string;
  subject: string;
}

interface Declaration<R extends BaseRecord> {
  /** Where an area is filled by more than one kind of list: another name than its own. */
  name?: string;
  /** What such a list holds. */
  label: Text;
  /**
   * The fields that tell which row of the area a row of the file means: where one is found it is changed, else made.
   */
  key: FieldOf<R>[];
  /** The fields a file may give, in the order of the sample file. */
  columns: { [Field in FieldOf<R>]?: Words };
  /** What people call the values of choices, beyond the usual words for them. */
  choices?: { [Field in FieldOf<R>]?: Readonly<Record<string, Words>> };
  /**
   * Cells of the sample file where what the field alone would show says too little, or is refused beside the others.
   */
  sample?: { [Field in FieldOf<R>]?: string };
  /** Where its rows are looked at, where the area does not say it. */
  list?: ListedAt;
  /** Which rows of the area a row of the file may mean, as SQL over the alias `t`; all unless told. */
  known?: string;
  /** Rows are changed only, never made: the list tells something about rows that come from elsewhere. */
  changesOnly?: boolean;
  /** What is meant instead where one value of a choice stands throughout a file and so tells nothing. */
  sameThroughout?: { [Field in FieldOf<R>]?: string };
  /** One column that tells the day and the time of it, where a file has no column for each. */
  moment?: { words: Words; day: FieldOf<R>; time: FieldOf<R>; zones: MomentColumn['zones'] };
  /**
   * Rows are proposals of which those of one owner, told by references, follow each other in time: a new one ends the
   * one that runs on its first day on the day before. Approved ones alone run; rejected ones no row of a file means,
   * what says the same is made anew.
   */
  follows?: R extends { state: string } ? { of: FieldOf<R>[]; from: FieldOf<R>; to: FieldOf<R> } : never;
}

export interface ImportColumn {
  meta: FieldMeta;
  label: Text;
  words: string[];
  /** It tells which employee a row is about, by number or by name. */
  isPerson: boolean;
}

/** Such a column. */
export interface MomentColumn {
  name: string;
  label: Text;
  words: string[];
  /** The fields its two halves go to. */
  day: string;
  time: string;
  /** The zones by whose clocks these fields are told, row by row: for cells that name an offset of their own. */
  zones(ctx: Ctx, rows: readonly (Values & { at: Date })[]): Promise<string[]>;
}

/** An area that lists can be imported into. */
export interface Importable {
  name: string;
  label: Text;
  area: Area;
  key: string[];
  columns: Map<string, ImportColumn>;
  choices: Readonly<Record<string, Readonly<Record<string, Words>> | undefined>>;
  sample: Readonly<Record<string, string | undefined>>;
  known: string;
  changesOnly: boolean;
  sameThroughout: Readonly<Record<string, string | undefined>>;
  follows: { of: string[]; from: string; to: string } | null;
  moment: MomentColumn | null;
  list: ListedAt | null;
}

/** Every word for it, in every language. */
export const allWords = (words: Words): string[] => words.flatMap((text) => knownAs(text));

const wordsOf = (name: string, [label, ...others]: Words): { label: Text; words: string[] } => ({
  label,
  words: [...knownAs(label), name, ...others.flatMap((text) => knownAs(text))],
});

const readable: readonly Kind[] = [
  'text',
  'longText',
  'email',
  'integer',
  'decimal',
  'money',
  'flag',
  'date',
  'instant',
  'choice',
  'reference',
  'references',
];

/** Makes an area importable: its fields are read, checked and written by what their declarations say. */
export function importable<R extends BaseRecord>(area: Area<R>, declaration: Declaration<R>): Importable {
  const columns = new Map(
    Object.entries<Words | undefined>(declaration.columns).map(([name, words]): [string, ImportColumn] => {
      const meta = area.fields.get(name);
      if (!words || !meta || !readable.includes(meta.kind) || meta.write === 'never' || meta.from || meta.expression) {
        throw new Error(`${area.name}.${name} cannot be imported`);
      }
      return [
        name,
        { meta, ...wordsOf(name, words), isPerson: words === employeeColumn || words === employeeBesideNames },
      ];
    }),
  );
  for (const name of declaration.key)
    if (columns.get(name)?.meta.optional !== undefined && columns.get(name)?.meta.kind !== 'reference')
      throw new Error(`${area.name}.${name} is no key: it may be empty`);
  const {
    name = area.name,
    label,
    key,
    choices = {},
    sample = {},
    known = 'true',
    changesOnly = false,
    sameThroughout = {},
    follows = null,
    list = null,
  } = declaration;
  const moment = declaration.moment
    ? { ...declaration.moment, name: 'moment', ...wordsOf('moment', declaration.moment.words) }
    : null;
  return {
    name,
    label,
    area: area as unknown as Area,
    key,
    columns,
    choices,
    sample,
    known,
    changesOnly,
    sameThroughout,
    follows,
    moment,
    list: list ?? (area.page?.includes('?open=') ? { path: listPathOf(area)!, subject: area.name } : null),
  };
}
