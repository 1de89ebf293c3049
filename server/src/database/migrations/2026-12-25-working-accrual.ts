import type { MigrationInterface, QueryRunner } from 'typeorm';

const added = { accrualHours: 'all', accrualDayBasis: 'calendar', accrualUnpaid: 'granted' };
const columns = [
  ['accrual_hours', 'all'],
  ['accrual_day_basis', 'calendar'],
  ['accrual_unpaid', 'granted'],
] as const;

/**
 * Which hours earn days of leave, by which days parts of periods are granted and what unpaid leave takes of them; types
 * on file, and the rules they had before, grant as they did.
 */
export class WorkingAccrual1796900002000 implements MigrationInterface {
  readonly name = 'WorkingAccrual1796900002000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, value] of columns) {
      await runner.query(`ALTER TABLE leave_type ADD ${column} text NOT NULL DEFAULT '${value}'`);
      await runner.query(`ALTER TABLE leave_type ALTER ${column} DROP DEFAULT`);
    }
    await runner.query(
      `UPDATE leave_type SET accrual_earlier =
         (SELECT jsonb_agg('${JSON.stringify(added)}'::jsonb || v ORDER BY at)
          FROM jsonb_array_elements(accrual_earlier) WITH ORDINALITY AS e(v, at))
       WHERE accrual_earlier <> '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const names = Object.keys(added).map((name) => `'${name}'`);
    await runner.query(
      `UPDATE leave_type SET accrual_earlier =
         (SELECT jsonb_agg(v - ARRAY[${names.join(', ')}] ORDER BY at)
          FROM jsonb_array_elements(accrual_earlier) WITH ORDINALITY AS e(v, at))
       WHERE accrual_earlier <> '[]'`,
    );
    for (const [column] of columns) await runner.query(`ALTER TABLE leave_type DROP ${column}`);
  }
}
