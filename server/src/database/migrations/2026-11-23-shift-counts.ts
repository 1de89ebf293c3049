import type { MigrationInterface, QueryRunner } from 'typeorm';

const watched = [
  'periods',
  'kind',
  'total_hours',
  'window_before',
  'window_after',
  'least_half',
  'least_full',
  'least_overtime',
  'is_shift_work',
  'times_from',
  'earlier',
];
const triggerOn = (columns: string[]): string => `CREATE TRIGGER shift_changed AFTER UPDATE ON shift FOR EACH ROW
  WHEN ((${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})) EXECUTE FUNCTION note_stale_shift()`;

/** What of a day a shift counts, and how much an hour of it is worth. */
export class ShiftCounts1795600700064 implements MigrationInterface {
  readonly name = 'ShiftCounts1795600700064';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER shift_changed ON shift`);
    await runner.query(
      `ALTER TABLE shift ADD counting text NOT NULL DEFAULT 'pairs', ADD multiplier numeric(18,2) NOT NULL DEFAULT 1`,
    );
    await runner.query(`ALTER TABLE shift ALTER counting DROP DEFAULT, ALTER multiplier DROP DEFAULT`);
    await runner.query(
      `UPDATE shift SET earlier = (SELECT jsonb_agg(v || '{"counting": "pairs", "multiplier": "1"}' ORDER BY n) FROM jsonb_array_elements(earlier) WITH ORDINALITY e(v, n)) WHERE earlier <> '[]'`,
    );
    await runner.query(triggerOn([...watched, 'counting', 'multiplier']));
    await runner.query(`ALTER TABLE attendance_day ADD pay_factor numeric(18,2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE attendance_day DROP pay_factor`);
    await runner.query(`DROP TRIGGER shift_changed ON shift`);
    await runner.query(triggerOn(watched));
    await runner.query(`ALTER TABLE shift DROP counting, DROP multiplier`);
  }
}
