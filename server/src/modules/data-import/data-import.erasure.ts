import type { Ctx } from '../../platform/context';
import type { Traced } from '../../platform/privacy/traces';
import { openedCells } from './import-rows';

/** Encrypted rows that are held at once. */
const atOnce = 2_000;

/** Rows of waiting files in which a cell is one of their words. */
async function rowsNaming(
  { tx, companyId, services: { cipher } }: Ctx,
  words: readonly string[],
): Promise<{ importId: string; row: number }[]> {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  const found: { importId: string; row: number }[] = [];
  for (let [importId, row] = ['', 0]; ;) {
    const { rows } = await tx.query<{ importId: string; row: number; cells: string[] }>(
      `select import_id as "importId", row_no as row, cells from import_row where company_id = $1
        and (import_id, row_no) > ($2, $3) order by import_id, row_no limit ${atOnce}`,
      [companyId, importId, row],
    );
    found.push(
      ...rows.filter(({ cells }) => openedCells(cipher, cells).some((cell) => wanted.has(cell.toLowerCase()))),
    );
    if (rows.length < atOnce) return found;
    ({ importId, row } = rows.at(-1)!);
  }
}

/** Rows of files that made or changed their rows, or name them; and what was counted of the values of those files. */
export async function eraseFromImports(ctx: Ctx, { ids, words, person }: Traced): Promise<void> {
  const { tx, companyId } = ctx;
  const naming = await rowsNaming(ctx, words);
  const { rows } = await tx.query<{ id: string }>(
    `with emptied as (update import_row r set cells = array_fill(''::text, array[greatest(cardinality(cells), 1)]),
      meant = null, problems = null, suggestion = null
       where company_id = $1 and (record_id = any($2::char(24)[])
         or exists (select 1 from unnest($3::char(24)[], $4::int[]) n(import_id, row_no) where n.import_id = r.import_id
         and n.row_no = r.row_no)) returning import_id)
     select distinct import_id as id from (select import_id from emptied
       union all select id from file_import where company_id = $1 and created_by_id = any($5::char(24)[])) i`,
    [companyId, ids, naming.map(({ importId }) => importId), naming.map(({ row }) => row), person.userIds],
  );
  await tx.query(
    `update file_import set profile = '[]', problems = '[]' where company_id = $1 and id = any($2::char(24)[])`,
    [companyId, rows.map(({ id }) => id)],
  );
  await tx.query('delete from import_write where company_id = $1 and record_id = any($2::char(24)[])', [
    companyId,
    ids,
  ]);
}
