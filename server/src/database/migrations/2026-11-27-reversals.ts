import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

const tables = ['employee_reward', 'employee_deduction'];

/** Rewards and deductions that payrolls turn round, deductions ordered by a court, and who may reverse. */
export class Reversals1795900700003 implements MigrationInterface {
  readonly name = 'Reversals1795900700003';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(
        `ALTER TABLE ${table} ADD reversed_on date, ADD reversed_amount numeric(18,3), ADD reversal_note text, ADD reversed_by_id character(24)`,
      );
      await runner.query(`CREATE INDEX ${table}_reversed_by_id_idx ON ${table} (company_id, reversed_by_id)`);
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_reversed_by_id_fkey FOREIGN KEY (reversed_by_id) REFERENCES app_user(id)`,
      );
    }
    await runner.query('ALTER TABLE employee_deduction ADD legal_order boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE employee_deduction ALTER legal_order DROP DEFAULT');
    const added = ['EmployeeReward reverse company', 'EmployeeDeduction reverse company'];
    await growRoles(runner, [
      { digests: ['459656840e8a0b0d95491b8857a9b07e'], added },
      { digests: ['db94f6bbb3d100ee0b1904c1c9dee9c8'], added },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_deduction DROP legal_order');
    for (const table of tables)
      await runner.query(
        `ALTER TABLE ${table} DROP reversed_by_id, DROP reversal_note, DROP reversed_amount, DROP reversed_on`,
      );
  }
}
