import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { onlyAmong } from '../../platform/lists/among-sql';
import type { Row } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/graphql/crud-resolver';
import { oneRecord } from '../../platform/records/records';
import { JsonScalar } from '../../platform/graphql/scalars';
import { maskFields } from '../../platform/records/field-masking';
import { checkImport, commitImport, correctImportRow, profileOf, setImportMapping, undoImport } from './import.actions';
import { Import, importArea } from './import';
import { countRows, stagedRows, type StagedRow } from './import-rows';
import type { ImportSettings } from './columns/import-settings';
import { ImportChoice, ImportPreview, ImportRow, ImportRowPage } from './import-types';
import type { Offer } from './columns/offers';
import { mappingFrom } from './columns/settings-input';
import { importKinds, kindOf, mayImport } from './kinds/import-kinds';
import { checkedLimit } from '../../platform/lists/list-query';

const shownRow = ({ problems, ...row }: StagedRow): ImportRow => ({
  ...row,
  problems: problems.map(({ repair, ...rest }) => ({ ...rest, repair: repair.text })),
});

function chosenFor({ kind, target }: Offer, settings: ImportSettings): string | null {
  if (kind === 'dayFormat') return settings.dayFormats[target] ?? null;
  if (kind === 'dayShift') return settings.dayShifts?.[target] ?? null;
  if (kind === 'decimalMark') return settings.decimalMarks[target] ?? null;
  if (kind === 'referenceMissing') return settings.referenceMissing[target] ?? null;
  return kind === 'values' || kind === 'trim' ? null : (settings[kind] ?? null);
}

@Resolver()
class ImportQueries {
  @Query(() => [ImportChoice], {
    description: 'What files may bring in, as far as the signed-in user may bring it in.',
  })
  importKinds(@Context() ctx: Ctx): ImportChoice[] {
    return importKinds()
      .filter((kind) => mayImport(ctx, kind))
      .map(({ name, label }) => ({ value: name, label }));
  }

  @Query(() => ImportPreview, {
    description: 'The columns of a file, what they were taken for, and the transformations offered.',
  })
  async importPreview(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
    @Arg('mapping', () => JsonScalar, {
      nullable: true,
      description: 'A mapping to look at instead of the stored one: {header: target}.',
    })
    given?: unknown,
  ): Promise<ImportPreview> {
    const row = await oneRecord(ctx, importArea, id);
    const kind = kindOf(row);
    const mapping = given ? mappingFrom(row.headers, given, kind.mappingProblem) : row.mapping;
    const columns = await profileOf(ctx, id);
    const sample = await stagedRows(ctx, id, 0, 20);
    return {
      columns: kind
        .guess(columns)
        .map(({ target, ...guess }) => ({ ...guess, guess: target, target: mapping[guess.header] ?? null })),
      targets: [...kind.targets],
      offers: kind
        .offers(columns, mapping)
        .map((offer) => ({ ...offer, chosen: chosenFor(offer, row.transformations) })),
      sampleRows: sample.map(shownRow),
    };
  }

  @Query(() => ImportRowPage, { description: 'Rows of an import, in the order of the file.' })
  async importRows(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The import.' }) id: string,
    @Arg('outcome', () => String, {
      nullable: true,
      description: 'Only rows of this outcome: create, update, unchanged, skipped or rejected.',
    })
    outcome: string | null,
    @Arg('rows', () => [Int], { nullable: true, description: 'Only rows with these numbers.' }) rows: number[] | null,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'Rows of this page, at most 200.' }) limit: number,
    @Arg('after', () => Int, { defaultValue: 0, description: 'Number of the last row of the page before.' })
    after: number,
  ): Promise<ImportRowPage> {
    await oneRecord(ctx, importArea, id, 'read', new Set());
    checkedLimit(limit, 200);
    const among = (first: number) => onlyAmong('row_no', first + 1, rows, 'int');
    const where = (first: number) => `($${first}::text is null or outcome = $${first})${among(first).sql}`;
    const values = [outcome ?? null, ...among(1).values];
    const found = await stagedRows(ctx, id, after, limit, where(5), values);
    return { rows: found.map(shownRow), total: await countRows(ctx, id, where(3), values) };
  }
}

const version = { description: 'The version you read.' };
const which = { description: 'The import.' };

@Resolver()
class ImportActions {
  @Mutation(() => Import, {
    description:
      'Chooses what the columns mean and how cells are understood; kept for the next file with the same headers.',
  })
  async setImportMapping(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, version) read: number,
    @Arg('mapping', () => JsonScalar, { description: '{header: target}; columns not named are left out.' })
    mapping: unknown,
    @Arg('transformations', () => JsonScalar, {
      nullable: true,
      description: 'Answers to the offers; what is left out is taken as suggested.',
    })
    transformations?: unknown,
  ): Promise<Row<Import>> {
    return maskFields(ctx, importArea, await setImportMapping(ctx, id, read, mapping, transformations));
  }

  @Mutation(() => Import, { description: 'Starts the dry run in the background: it commits nothing.' })
  async checkImport(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, version) read: number,
  ): Promise<Row<Import>> {
    return maskFields(ctx, importArea, await checkImport(ctx, id, read));
  }

  @Mutation(() => Import, { description: 'Starts writing what the dry run found, in the background.' })
  async commitImport(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, version) read: number,
  ): Promise<Row<Import>> {
    return maskFields(ctx, importArea, await commitImport(ctx, id, read));
  }

  @Mutation(() => Import, {
    description:
      'Starts taking back the whole import in the background; what was changed or used since stays and is named.',
  })
  async undoImport(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, version) read: number,
  ): Promise<Row<Import>> {
    return maskFields(ctx, importArea, await undoImport(ctx, id, read));
  }

  @Mutation(() => ImportRow, {
    description: 'Corrects the cells of a row, or leaves it out; make the dry run again afterwards.',
  })
  async correctImportRow(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('row', () => Int, { description: 'Its number in the file.' }) row: number,
    @Arg('cells', () => [String], {
      nullable: true,
      description: 'All its cells in the order of the columns; as they are when left out.',
    })
    cells: string[] | null,
    @Arg('isSkipped', () => Boolean, {
      nullable: true,
      description: 'Whether to leave it out; as it is when left out.',
    })
    isSkipped: boolean | null,
  ): Promise<ImportRow> {
    return shownRow(await correctImportRow(ctx, id, row, cells ?? null, isSkipped ?? null));
  }
}

export const ImportResolver = [...CrudResolver(importArea, ['list', 'delete']), ImportQueries, ImportActions];
