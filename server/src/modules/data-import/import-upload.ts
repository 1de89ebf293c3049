import { createHash } from 'node:crypto';
import { mayDo } from '../../platform/access/ability';
import type { Row } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { forbidden, notFound } from '../../platform/errors';
import { newId } from '../../platform/records/ids';
import { saveRecord } from '../../platform/records/records';
import { writeRows } from '../../platform/records/write-rows';
import { createProfile } from './columns/column-profile';
import { mappingOf } from './columns/guess-columns';
import { importArea, noCounts, type Import } from './import';
import { stageRows } from './import-rows';
import { plainSettings, type ImportSettings } from './columns/import-settings';
import { suggestedSettings } from './columns/offers';
import { sheetsOffered, type SheetOffer } from './choose-sheet';
import { tableLimits } from './reading/limits';
import { openTable } from './reading/read-table';
import { profileText } from './columns/stored-profile';
import { compact } from './columns/target-names';
import type { TableRow } from './reading/table-row';
import type { Mapping } from './columns/targets';
import type { ImportKind } from './kinds/import-kind';
import { kindNamed, mayImport } from './kinds/import-kinds';

const batch = 1_000;

/** The kind of list of that name, for whoever may bring it in. */
export function uploadable(ctx: Ctx, name: string): ImportKind {
  if (!mayDo(ctx.ability, 'create', importArea, { companyId: ctx.companyId })) throw forbidden();
  const kind = kindNamed(name);
  if (!kind) throw notFound();
  if (!mayImport(ctx, kind)) throw forbidden();
  return kind;
}

/**
 * Reads a file into the waiting rows of a new import, with a guessed mapping or the one remembered for these headers.
 * Nothing is written of a file that cannot be read to its end. Of a workbook with several sheets the one that suits the
 * kind best is read, unless another is named.
 */
export async function stageFile(
  ctx: Ctx,
  kindName: string,
  path: string,
  given: string,
  asked?: string,
): Promise<Row<Import>> {
  const kind = uploadable(ctx, kindName);
  const sheet = asked ?? (await sheetsOffered(kind, path))[0]?.name;
  const { headers, rows } = await openTable(path, tableLimits, sheet);
  const fileName = sheet === undefined ? given : `${given} – ${sheet}`;
  const id = newId();
  const [made] = await writeRows(
    ctx,
    importArea,
    [
      {
        id,
        values: {
          fileName: fileName.slice(-255),
          kind: kind.name,
          state: 'uploaded',
          rows: 0,
          doneCount: 0,
          headers,
          mapping: {},
          transformations: plainSettings,
          counts: noCounts,
          problems: [],
          failure: null,
          profile: '[]',
        },
      },
    ],
    'create',
  );
  const profile = createProfile(headers);
  let waiting: TableRow[] = [];
  const store = async (): Promise<void> => {
    await stageRows(ctx, id, waiting);
    waiting = [];
  };
  for await (const row of rows) {
    profile.add(row.cells);
    waiting.push(row);
    if (waiting.length === batch) await store();
  }
  await store();
  const remembered = await rememberedFor(ctx, kind, headers);
  const mapping = remembered?.mapping ?? mappingOf(kind.guess(profile.columns));
  return saveRecord(
    ctx,
    importArea,
    made as Row<Import>,
    {
      rows: profile.rows,
      profile: ctx.services.cipher.encrypt(profileText(profile.columns)),
      mapping,
      transformations: remembered?.transformations ?? suggestedSettings(kind.offers(profile.columns, mapping)),
    },
    'read',
  );
}

/** The sheets a person should be asked about: those that suit the kind, where more than one does. */
export async function sheetsToAsk(ctx: Ctx, kindName: string, path: string): Promise<SheetOffer[]> {
  const sheets = await sheetsOffered(uploadable(ctx, kindName), path);
  const fitting = sheets.filter(({ fits }) => fits);
  const open = fitting.length ? fitting : sheets;
  return open.length > 1 ? open : [];
}

interface Remembered {
  mapping: Mapping;
  transformations: ImportSettings;
}

/** Lists of people are known by their headers alone, others by what they hold too. */
const keyOf = ({ name }: ImportKind, headers: readonly string[]): string =>
  createHash('sha256')
    .update([...(name === 'people' ? [] : [`${name}:`]), ...headers.map(compact)].join('\n'))
    .digest('hex');

/** The mapping last chosen in this company for a file of the kind with the same headers. */
async function rememberedFor(ctx: Ctx, kind: ImportKind, headers: readonly string[]): Promise<Remembered | null> {
  const {
    rows: [found],
  } = await ctx.tx.query<Remembered>(
    'select mapping, transformations from import_memory where company_id = $1 and headers_key = $2',
    [ctx.companyId, keyOf(kind, headers)],
  );
  return found && kind.mappingProblem(headers, found.mapping) === null
    ? { mapping: found.mapping, transformations: { ...plainSettings, ...found.transformations } }
    : null;
}

export async function remember(
  ctx: Ctx,
  kind: ImportKind,
  headers: readonly string[],
  { mapping, transformations }: Remembered,
): Promise<void> {
  await ctx.tx.query(
    `insert into import_memory (company_id, headers_key, mapping, transformations, updated_at)
      values ($1, $2, $3, $4, $5)
     on conflict (company_id, headers_key) do update set mapping = excluded.mapping,
     transformations = excluded.transformations, updated_at = excluded.updated_at`,
    [ctx.companyId, keyOf(kind, headers), JSON.stringify(mapping), JSON.stringify(transformations), ctx.now],
  );
}
