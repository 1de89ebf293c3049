import type { MigrationInterface, QueryRunner } from 'typeorm';

const triggerWhere = (inForce: (row: string) => string): string => `
  DROP TRIGGER employee_leave_added ON employee_leave; DROP TRIGGER employee_leave_changed ON employee_leave;
  CREATE TRIGGER employee_leave_added AFTER INSERT ON employee_leave FOR EACH ROW WHEN (${inForce('NEW')}) EXECUTE FUNCTION note_stale_leave();
  CREATE TRIGGER employee_leave_changed AFTER UPDATE ON employee_leave FOR EACH ROW
    WHEN ((${inForce('NEW')}) <> (${inForce('OLD')}) OR (${inForce('NEW')}) AND OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION note_stale_leave();`;

/** Approved leave its employee asks to cancel is in force until that is decided: days are derived anew when it no longer is. */
export class LeaveCancel1795700000061 implements MigrationInterface {
  readonly name = 'LeaveCancel1795700000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(triggerWhere((row) => `${row}.status IN ('approved', 'cancel_requested')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE employee_leave SET status = 'approved' WHERE status = 'cancel_requested'`);
    await runner.query(triggerWhere((row) => `${row}.status = 'approved'`));
  }
}
