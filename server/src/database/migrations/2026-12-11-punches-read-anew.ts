import type { MigrationInterface, QueryRunner } from 'typeorm';

const isOpen = (
  day: string,
  employee: string,
): string => `${day} >= current_date - 62 AND NOT EXISTS (SELECT FROM attendance_month m
  WHERE m.company_id = p.company_id AND m.employee_id = ${employee} AND m.period = to_char(${day}, 'YYYY-MM') AND m.state = 'closed' AND m.deleted_at IS NULL)`;

/**
 * Punches of the last two months pair by other rules, and lateness leaves out breaks: days of months that are not closed are
 * worked out anew. A payroll that paid them is settled by the next one.
 */
export class PunchesReadAnew1796520000001 implements MigrationInterface {
  readonly name = 'PunchesReadAnew1796520000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
      SELECT DISTINCT p.company_id, p.employee_id, p.local_date, 'presences', 'pairing' FROM punch p
      WHERE p.at >= now() - interval '63 days' AND p.source <> 'manual' AND p.deleted_at IS NULL AND ${isOpen('p.local_date', 'p.employee_id')} ON CONFLICT DO NOTHING`);
    await runner.query(`INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
      SELECT p.company_id, p.employee_id, p.date, 'minutes', 'breaks' FROM attendance_day p
      WHERE (p.late_min > 0 OR p.early_min > 0 OR p.presence_min > 960) AND p.deleted_at IS NULL AND NOT p.locked AND ${isOpen('p.date', 'p.employee_id')} ON CONFLICT DO NOTHING`);
  }

  async down(): Promise<void> {
    // What was worked out stays as it is.
  }
}
