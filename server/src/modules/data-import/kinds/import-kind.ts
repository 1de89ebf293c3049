import type { Area } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import type { Job } from '../../../platform/jobs/jobs';
import type { Locale, Text } from '../../../platform/text';
import type { ColumnProfile } from '../columns/column-profile';
import type { ColumnGuess } from '../columns/guess-columns';
import type { ImportSettings } from '../columns/import-settings';
import type { Offer } from '../columns/offers';
import type { Mapping } from '../columns/targets';

/** Grants that must reach the whole company. */
export type Needed = readonly (readonly [area: Area, action: string])[];

/** What an import brings in, and how: people with all that belongs to them, or the rows of one area. */
export interface ImportKind {
  name: string;
  label: Text;
  /** The rows people look at afterwards. */
  area: Area;
  /** What a column may be mapped to. */
  targets: readonly { value: string; label: Text }[];
  guess(columns: readonly ColumnProfile[]): ColumnGuess[];
  /** Why a mapping cannot be used, or null. */
  mappingProblem(headers: readonly string[], mapping: Mapping): Text | null;
  offers(columns: readonly ColumnProfile[], mapping: Mapping): Offer[];
  /** What the dry run reads and the commit writes. */
  needed(mapping: Mapping, settings: ImportSettings): Needed;
  neededToUndo: Needed;
  check(services: Services, job: Job): Promise<void>;
  commit(services: Services, job: Job): Promise<void>;
  /** A header in that language, and rows below it that show how cells are written. */
  sample(ctx: Ctx, locale: Locale): Promise<string[][]>;
}
