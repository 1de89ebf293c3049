import { areaNamed, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { columnOf } from '../../../../platform/records/fields';
import { newId } from '../../../../platform/records/ids';
import { followRows } from '../../../../platform/records/records';
import { writeRows } from '../../../../platform/records/write-rows';

/** Areas of people who belong to a person, not to a job. */
const family = ['Dependant', 'EmergencyContact'];

/**
 * The people around somebody go with them into their next employment; what was kept of them with the former stays there
 * too.
 */
export async function bringAlong(ctx: Ctx, from: string, to: string): Promise<void> {
  for (const area of family.map((name) => areaNamed(name))) {
    const kept = [...area.fields.values()].filter(
      ({ write, from: derived, expression, name }) =>
        write !== 'never' && !derived && !expression && name !== 'employeeId',
    );
    const { rows } = await ctx.tx.query<Values>(
      `select ${kept.map(({ name }) => `${columnOf(name)} as "${name}"`).join(', ')} from ${area.table}
        where company_id = $1 and employee_id = $2 and deleted_at is null order by id`,
      [ctx.companyId, from],
    );
    const made = await writeRows(
      ctx,
      area,
      rows.map((row) => {
        for (const { name, encrypted } of kept)
          if (encrypted && row[name]) row[name] = ctx.services.cipher.decrypt(String(row[name]));
        return { id: newId(), values: { ...row, employeeId: to, deletedAt: null } };
      }),
      'create',
    );
    await followRows(ctx, area, made, 'create');
  }
}
