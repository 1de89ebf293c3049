import type { Ctx, Services } from '../../../platform/context';
import { hasJobSql } from '../../../platform/jobs/jobs';
import { inEachCompany } from '../../../platform/system-ctx';
import type { Text } from '../../../platform/text';
import { saveImport } from './import-job';
import { t } from '../texts/text';

/** Days after which an import that is over, one that was never committed, and the way back from one are forgotten. */
const kept = { over: 90, waiting: 120, wayBack: 365 };

const abandoned: Text = t('import_cleanup.broken_off');

/**
 * Imports whose background step will never end, since its job was given up, fail: from there they can be checked again
 * or undone.
 */
export function failAbandonedImports(services: Services): Promise<void> {
  return inEachCompany(services, async (ctx) => {
    const { rows } = await ctx.tx.query<{ id: string }>(
      `select i.id from file_import i
       join (values ('checking', 'import-check'), ('committing', 'import-commit'),
         ('undoing', 'import-undo')) as step(state, task) using (state)
       where i.company_id = $1 and i.deleted_at is null and not ${hasJobSql('step.task', 'i.id')}`,
      [ctx.companyId],
    );
    for (const { id } of rows) await saveImport(ctx, id, { state: 'failed', failure: abandoned }, 'fail');
  });
}

/**
 * What stood in the files of imports is emptied, since it holds salaries and identity numbers: after they are over,
 * where nobody went on with them (those are deleted), and at once where somebody deleted them. The import with its
 * counts stays, and what it wrote can be undone for a year; then the values it replaced are forgotten too.
 */
export function forgetImportedCells(services: Services): Promise<void> {
  return inEachCompany(services, async (ctx) => {
    for (const id of await importsWhere(
      ctx,
      kept.waiting,
      `i.deleted_at is null and (i.state in ('uploaded', 'mapped', 'checked')
        or (i.state = 'failed' and not ${hasWritten}))`,
    )) {
      await saveImport(ctx, id, { deletedAt: ctx.now }, 'delete');
    }
    for (const id of await importsWhere(
      ctx,
      kept.over,
      `i.deleted_at is null and i.state in ('committed', 'undone') and i.profile <> '[]'`,
    )) {
      await forgetCells(ctx, id);
      await saveImport(ctx, id, { profile: '[]', problems: [] }, 'forget');
    }
    for (const id of await importsWhere(
      ctx,
      kept.wayBack,
      `i.deleted_at is null and i.state in ('committed', 'failed')`,
    )) {
      await forgetCells(ctx, id);
      await saveImport(ctx, id, { state: 'closed', profile: '[]', problems: [] }, 'forget');
    }
    for (const id of await importsWhere(ctx, 0, `i.deleted_at is not null and i.profile <> '[]'`)) {
      await forgetCells(ctx, id);
      await saveImport(ctx, id, { profile: '[]', problems: [] }, 'forget');
    }
    await ctx.tx.query(
      `delete from import_write w using file_import i
       where w.company_id = $1 and i.company_id = $1 and i.id = w.import_id
         and (i.state in ('undone', 'closed') or i.deleted_at is not null)`,
      [ctx.companyId],
    );
  });
}

const hasWritten = 'exists (select 1 from import_write w where w.company_id = i.company_id and w.import_id = i.id)';

/** Imports nobody touched for so many days. */
async function importsWhere(ctx: Ctx, days: number, condition: string): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select i.id from file_import i where i.company_id = $1 and i.updated_at <= $2 and ${condition}`,
    [ctx.companyId, new Date(ctx.now.getTime() - days * 86_400_000)],
  );
  return rows.map(({ id }) => id);
}

async function forgetCells(ctx: Ctx, id: string): Promise<void> {
  await ctx.tx.query(
    `update import_row set cells = '{}', meant = null, problems = null, suggestion = null where company_id = $1
      and import_id = $2`,
    [ctx.companyId, id],
  );
}
