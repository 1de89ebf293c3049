import type { RestList } from '../../platform/http/rest';
import { relatedRows } from '../../platform/records/loaders';
import { fileUrl } from '../../modules/files/file/file';
import { addDays, daysBetween } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { user } from '../../modules/administration/user/user';
import { company, type Company } from '../../modules/organisation/company/company';

export const companyRest: RestList<Company> = {
  path: '/api/company',
  area: company,
  filters: {
    type: (type) => ({ type: { eq: type } }),
    companyStatus: (status) => ({ status: { eq: status } }),
  },
  sorts: { start_at: 'startAt', end_at: 'endAt', country_id: 'country', state: 'region', user_id: 'managerUserId' },
  async project(ctx, rows) {
    const users = await relatedRows(
      ctx,
      user,
      rows.map((row) => row.managerUserId),
    );
    const holidays = await holidaysOf(
      ctx,
      rows.map((row) => row.id),
    );
    return rows.map((row) => {
      const manager = users.get(row.managerUserId ?? '');
      return {
        name: row.name,
        type: row.type,
        address: row.address,
        phone: row.phone,
        website: row.website,
        country_id: row.country,
        state: row.region,
        status: row.status,
        start_at: row.startAt,
        end_at: row.endAt,
        logo: fileUrl(row.logoFileId),
        weekStart: row.weekStart,
        holidays: holidays.get(row.id) ?? [],
        working_days: [0, 1, 2, 3, 4, 5, 6].filter((day) => !row.weekendDays.includes(day)),
        user_id: row.managerUserId,
        user_info: manager ? [{ _id: manager.id, name: manager.name, email: manager.email }] : [],
        manager: manager?.name ?? null,
      };
    });
  },
};

interface HolidayRow {
  companyId: string;
  name: string;
  firstDay: string;
  lastDay: string;
}

/** Each day of every holiday, as old clients know them; part of what a company tells whoever may read it. */
async function holidaysOf(ctx: Ctx, companyIds: string[]): Promise<Map<string, { name: string; date: string }[]>> {
  const { rows } = await ctx.tx.query<HolidayRow>(
    `select company_id as "companyId", name, first_day as "firstDay", coalesce(last_day, first_day) as "lastDay"
      from holiday
     where company_id = any($1::char(24)[]) and deleted_at is null order by first_day`,
    [companyIds],
  );
  const days = new Map<string, { name: string; date: string }[]>();
  for (const { companyId, name, firstDay, lastDay } of rows) {
    const each = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) => ({
      name,
      date: addDays(firstDay, at),
    }));
    days.set(companyId, [...(days.get(companyId) ?? []), ...each]);
  }
  return days;
}
