import { importedPeople } from '../administration/company-user/company-user';
import { oneRecord } from '../../platform/records/records';
import { importArea } from './import';

export const answers = [
  importedPeople.answeredBy(async (ctx, importId) => {
    await oneRecord(ctx, importArea, importId, 'read');
    const { rows } = await ctx.tx.query<{ id: string }>(
      `select distinct record_id as id from import_row where company_id = $1 and import_id = $2
        and outcome = 'create' and stage > 0 and record_id is not null`,
      [ctx.companyId, importId],
    );
    return rows.map(({ id }) => id);
  }),
];
