import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of one reference that repeat the beginning of a longer one of the whole table: each write kept both, and the longer answers every search by that reference. */
const repeated = [
  ['eos_provision', 'employee_id'],
  ['form_version', 'form_id'],
  ['internal_mail_copy', 'message_id'],
  ['leave_balance', 'employee_id'],
  ['leave_encashment', 'employee_id'],
  ['leave_ledger_entry', 'employee_id'],
  ['loan_instalment', 'loan_id'],
  ['payslip', 'run_id'],
] as const;

export class RepeatedIndexes1795900700002 implements MigrationInterface {
  readonly name = 'RepeatedIndexes1795900700002';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of repeated) await runner.query(`DROP INDEX ${table}_${column}_idx`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of repeated)
      await runner.query(`CREATE INDEX ${table}_${column}_idx ON ${table} (company_id, ${column})`);
  }
}
