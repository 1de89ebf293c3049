import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shifts by date, the least of overtime, shift work, and months corrected after they were closed. */
export class TimeRules1795600400053 implements MigrationInterface {
  readonly name = 'TimeRules1795600400053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shift ADD window_before integer NOT NULL DEFAULT 60, ADD window_after integer NOT NULL DEFAULT 60,
      ADD least_half integer, ADD least_full integer, ADD least_overtime integer NOT NULL DEFAULT 0, ADD is_shift_work boolean NOT NULL DEFAULT false,
      ADD new_times_from date, ADD times_from date, ADD earlier jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(
      `ALTER TABLE shift ALTER window_before DROP DEFAULT, ALTER window_after DROP DEFAULT, ALTER least_overtime DROP DEFAULT, ALTER is_shift_work DROP DEFAULT, ALTER earlier DROP DEFAULT`,
    );
    await runner.query(`DROP TRIGGER shift_changed ON shift`);
    await runner.query(`CREATE TRIGGER shift_changed AFTER UPDATE ON shift FOR EACH ROW
      WHEN ((OLD.periods, OLD.kind, OLD.total_hours, OLD.window_before, OLD.window_after, OLD.least_half, OLD.least_full, OLD.least_overtime, OLD.is_shift_work, OLD.times_from, OLD.earlier)
        IS DISTINCT FROM (NEW.periods, NEW.kind, NEW.total_hours, NEW.window_before, NEW.window_after, NEW.least_half, NEW.least_full, NEW.least_overtime, NEW.is_shift_work, NEW.times_from, NEW.earlier)) EXECUTE FUNCTION note_stale_shift()`);
    await runner.query(`ALTER TABLE attendance_month ADD corrected_at timestamptz(3)`);
    await runner.query(`ALTER TABLE pay_component DROP counts_for_overtime`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE pay_component ADD counts_for_overtime boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE pay_component ALTER counts_for_overtime DROP DEFAULT`);
    await runner.query(`ALTER TABLE attendance_month DROP corrected_at`);
    await runner.query(`DROP TRIGGER shift_changed ON shift`);
    await runner.query(`CREATE TRIGGER shift_changed AFTER UPDATE ON shift FOR EACH ROW
      WHEN (OLD.periods IS DISTINCT FROM NEW.periods OR OLD.kind <> NEW.kind OR OLD.total_hours <> NEW.total_hours) EXECUTE FUNCTION note_stale_shift()`);
    await runner.query(
      `ALTER TABLE shift DROP window_before, DROP window_after, DROP least_half, DROP least_full, DROP least_overtime, DROP is_shift_work, DROP new_times_from, DROP times_from, DROP earlier`,
    );
  }
}
