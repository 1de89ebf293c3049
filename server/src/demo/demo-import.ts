import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkImport, commitImport } from '../modules/data-import/import.actions';
import { importJobs } from '../modules/data-import/jobs/import-jobs';
import { stageFile } from '../modules/data-import/import-upload';
import { importArea } from '../modules/data-import/import';
import type { Services } from '../platform/context';
import { oneRecord } from '../platform/records/records';
import { inCompany, onPlatform } from '../platform/system-ctx';
import { platformId } from '../platform/records/write-rows';

const newSuppliers = `Name,Category,Contact person,Email,Phone
Palm Print and Sign,Other,Sami Daher,sales@palm-print.example,+971 4 555 0191
Horizon Uniforms,Equipment,Leena Joseph,orders@horizon-uniforms.example,+971 4 555 0177
Clear Spring Water,Catering,Adel Shami,office@clear-spring.example,+971 4 555 0163
`;

/**
 * A short list of vendors brought in from a file in each demo company, by its HR. Does nothing where something was
 * imported.
 */
export async function fillDemoImport(services: Services): Promise<void> {
  const companies = await onPlatform(
    services,
    platformId,
    'read',
    async (ctx) =>
      (
        await ctx.tx.query<{ companyId: string; userId: string }>(
          `select c.id as "companyId", u.id as "userId" from company c join app_user u
     on (c.name, u.email) in (('Harbour Medical Group', 'hr@muster.example'), ('Cedar Logistics', 'hr@cedar.example'))`,
        )
      ).rows,
  );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'muster-demo-'));
  const file = path.join(folder, 'new-suppliers.csv');
  try {
    await writeFile(file, newSuppliers);
    for (const who of companies) await bringIn(services, who, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bringIn(services: Services, who: { companyId: string; userId: string }, file: string): Promise<void> {
  const staged = await inCompany(services, who, 'write', async (ctx) => {
    const { rows } = await ctx.tx.query('select 1 from file_import where company_id = $1 limit 1', [ctx.companyId]);
    return rows.length ? null : stageFile(ctx, 'Vendor', file, path.basename(file));
  });
  if (!staged) return;
  const { id, version } = staged;
  const jobs = importJobs(services);
  await inCompany(services, who, 'write', (ctx) => checkImport(ctx, id, version));
  await jobs['import-check']!({ ...who, recordId: id });
  await inCompany(services, who, 'write', async (ctx) =>
    commitImport(ctx, id, (await oneRecord(ctx, importArea, id)).version),
  );
  await jobs['import-commit']!({ ...who, recordId: id });
}
