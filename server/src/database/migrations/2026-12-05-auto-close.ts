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
  'counting',
  'multiplier',
];
const triggerOn = (columns: string[]): string => `CREATE TRIGGER shift_changed AFTER UPDATE ON shift FOR EACH ROW
  WHEN ((${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')})) EXECUTE FUNCTION note_stale_shift()`;

/** The rule of a shift for a way out that was not taken, and what it gives a day. No shift has one before somebody sets it. */
export class AutoClose1795901400001 implements MigrationInterface {
  readonly name = 'AutoClose1795901400001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER shift_changed ON shift');
    await runner.query('ALTER TABLE shift ADD auto_close_after integer');
    await runner.query(
      `UPDATE shift SET earlier = (SELECT jsonb_agg(v || '{"autoCloseAfter": null}' ORDER BY n) FROM jsonb_array_elements(earlier) WITH ORDINALITY e(v, n)) WHERE earlier <> '[]'`,
    );
    await runner.query(triggerOn([...watched, 'auto_close_after']));
    await runner.query('ALTER TABLE attendance_day ADD auto_out timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE attendance_day DROP auto_out');
    await runner.query('DROP TRIGGER shift_changed ON shift');
    await runner.query('ALTER TABLE shift DROP auto_close_after');
    await runner.query(triggerOn(watched));
  }
}
