import { Field, Int, ObjectType } from 'type-graphql';
import { defineArea } from '../../platform/records/area';
import { choiceOf, field } from '../../platform/records/fields';
import { CompanyRecord, record } from '../../platform/records/record';
import { LocalizedText } from '../pay/runs/payslip/payslip';
import type { ImportSettings } from './columns/import-settings';
import type { ProblemGroup } from './checking/row-problems';
import type { Mapping } from './columns/targets';
import type { Text } from '../../platform/text';
import type { ListedAt } from '../../platform/import/importable';
import { importables } from './importables';
import { t } from './texts/text';
import { say } from '../../platform/text';

/** For whoever looks through rows that wait. */

export const ImportKind = choiceOf('ImportKind', 'What an import brings in: people, or the rows of an area.', {
  people: 'Employees, with their departments, positions, managers and salaries.',
  ...Object.fromEntries(importables.map(({ name, label }) => [name, `${say(label, 'en')}, from a list.`])),
});
export const ImportState = choiceOf(
  'ImportState',
  'Where an import stands. Checking, committing and undoing run in the background; a closed one can no longer be undone.',
  {
    uploaded: 'Its columns are guessed and nobody has agreed yet.',
    mapped: 'What its columns mean is said; it can be checked.',
    checking: 'The dry run goes on.',
    checked: 'The dry run is over: what would be made is counted, and nothing written.',
    committing: 'Its rows are being written.',
    committed: 'Its rows are written; it can be undone.',
    undoing: 'What it wrote is being taken back.',
    undone: 'What it wrote was taken back, as far as nobody changed it since.',
    failed: 'A step broke off; it can be checked again or undone.',
    closed: 'What it wrote stands for good; the values it replaced are forgotten.',
  },
);

@ObjectType('ImportCounts', { description: 'What an import does, or did once it is committed, by number.' })
export class ImportCounts {
  @Field(() => Int, { description: 'Rows, or people, to be made.', simple: true }) create!: number;
  @Field(() => Int, { description: 'Rows, or employees, to be changed.', simple: true }) update!: number;
  @Field(() => Int, { description: 'Rows left out: unchanged, or set aside.', simple: true }) skip!: number;
  @Field(() => Int, { description: 'Rows with errors, not imported.', simple: true }) rejected!: number;
  @Field(() => Int, { description: 'Departments to be made.', simple: true }) departments!: number;
  @Field(() => Int, { description: 'Positions to be made.', simple: true }) positions!: number;
  @Field(() => Int, { description: 'Managers to be made who have no row.', simple: true }) managers!: number;
  @Field(() => Int, { description: 'Rows of other areas to be made because the file refers to them.', simple: true })
  references!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'People to be made who will have no pay; empty of imports of before.',
    simple: true,
  })
  withoutPay?: number | null;
  @Field(() => Int, { description: 'Written rows of all kinds taken back by an undo.', simple: true }) undone!: number;
  @Field(() => Int, {
    description: 'Written rows an undo had to leave, because they were changed or used since.',
    simple: true,
  })
  kept!: number;
}

@ObjectType('ImportProblem', { description: 'Rows that one and the same repair mends.' })
export class ImportProblem {
  @Field(() => String, { description: 'Kind of problem, such as number_missing.', simple: true }) code!: string;
  @Field(() => Boolean, { description: 'Errors keep their rows from being imported; warnings do not.', simple: true })
  isError!: boolean;
  @Field(() => String, { nullable: true, description: 'Column; empty for whole rows.', simple: true }) header!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'What the column is mapped to.', simple: true }) target!:
    | string
    | null;
  @Field(() => String, { description: 'The value the rows share; empty where each has its own.', simple: true })
  value!: string;
  @Field(() => LocalizedText, { description: 'What is wrong.', simple: true }) message!: Text;
  @Field(() => String, {
    description: 'setting, values or dayFormat: answered in the transformations; row: correct the cells.',
    simple: true,
  })
  repairKind!: string;
  @Field(() => LocalizedText, { description: 'What repairs it.', simple: true }) repair!: Text;
  @Field(() => Int, { description: 'Number of rows.', simple: true }) count!: number;
  @Field(() => [Int], { description: 'Their row numbers in the file; the first ones.', simple: true }) rows!: number[];
}

/** A problem group in the form it is stored and read. */
export const storedProblem = ({ repair, ...group }: ProblemGroup): ImportProblem => ({
  ...group,
  repairKind: repair.kind,
  repair: repair.text,
});

export const noCounts: ImportCounts = {
  create: 0,
  update: 0,
  skip: 0,
  rejected: 0,
  departments: 0,
  positions: 0,
  managers: 0,
  references: 0,
  withoutPay: 0,
  undone: 0,
  kept: 0,
};

@ObjectType('ImportedList', { description: 'A list of the web app in which the rows of an import are looked at.' })
class ImportedList implements ListedAt {
  @Field(() => String, { description: 'Its address.', simple: true }) path!: string;
  @Field(() => String, { description: 'The kind of row it shows.', simple: true }) subject!: string;
}

/** What people have and no list shows, such as salaries, is looked at on their pages. */
const listOf = ({ kind }: Pick<Import, 'kind'>): ListedAt =>
  importables.find(({ name }) => name === kind)?.list ?? { path: '/employees', subject: 'Employee' };

@record(
  'Import',
  'A list brought in from a file: mapped, checked without consequences, committed and undone as a whole.',
  'file_import',
)
export class Import extends CompanyRecord {
  @field.text({ description: 'What the file is called.', max: 255, write: 'never', search: true }) fileName!: string;
  @field.choice(ImportKind, { description: 'What it brings in.', write: 'never' }) kind!: string;
  @field.derived<Import>(() => ImportedList, ['kind'], listOf, 'Where what it brought in is looked at.')
  list!: ListedAt | null;
  @field.choice(ImportState, { description: 'Where it stands.', write: 'never' }) state!: string;
  @field.integer({ description: 'Rows below the header.', write: 'never' }) rows!: number;
  @field.integer({ description: 'Rows dealt with by the running or last background step.', write: 'never' })
  doneCount!: number;
  @field.json({ description: 'Names of the columns, in order.', write: 'never', type: () => [String] })
  headers!: string[];
  @field.json({ description: 'Which column tells what: {header: target}.', write: 'never' }) mapping!: Mapping;
  @field.json({
    description:
      'How cells are understood: {dayFormats, dayShifts, decimalMarks, values, referenceMissing} and for people {nameOrder, payPeriod, numberMissing, managerMissing, payZero, hireDateMissing}.',
    write: 'never',
  })
  transformations!: ImportSettings;
  @field.json({ description: 'What it does by number.', write: 'never', type: () => ImportCounts })
  counts!: ImportCounts;
  @field.json({
    description: 'What the dry run found, grouped by repair; after an undo, what could not be undone.',
    write: 'never',
    type: () => [ImportProblem],
  })
  problems!: ImportProblem[];
  @field.json({
    description: 'Why the last background step failed; empty otherwise.',
    optional: true,
    write: 'never',
    type: () => LocalizedText,
  })
  failure!: Text | null;
  @field.computed(
    'text',
    `select w.subject from import_write w where w.company_id = t.company_id and w.import_id = t.id and not w.is_undone
      and w.kept is null order by w.seq desc limit 1`,
    {
      description: 'The kind of row an undo takes back first; empty where nothing stands that it wrote.',
      optional: true,
    },
  )
  lastWritten!: string | null;
  @field.internal({ description: 'What stands in each column, counted.' }) profile!: string;
}

const waiting = ['uploaded', 'mapped', 'checked', 'failed'];
export const isWaiting = (row: { state: string }): boolean => waiting.includes(row.state);

export const importArea = defineArea('Import', Import, {
  one: 'import',
  many: 'imports',
  label: t('import.import'),
  page: '/imports/:id',
  menu: { group: 'people', title: t('import.menu'), icon: 'upload', after: 'EmployeeCme' },
  sort: 'createdAt',
  descending: true,
  stateFields: ['state', 'lastWritten'],
  isEditable: isWaiting,
  notifies: [
    {
      kind: 'import_finished',
      on: ['committed'],
      users: ['createdById'],
      facts: { file: 'fileName' },
      evenActor: true,
    },
    { kind: 'import_failed', on: ['fail'], users: ['createdById'], facts: { file: 'fileName' }, evenActor: true },
  ],
  verbs: {
    check: (row) => row.state === 'mapped' || row.state === 'checked' || row.state === 'failed',
    commit: (row) => row.state === 'checked',
    // Also where it broke off after part of it was written, and its rows were corrected since.
    undo: (row) => (row.state === 'committed' || isWaiting(row)) && row.lastWritten !== null,
  },
});
