import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on days are granted by which rules, leave only after probation, and what of a balance can still be asked for. */
export class LeavePlans1795901230001 implements MigrationInterface {
  readonly name = 'LeavePlans1795901230001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE leave_type ADD new_accrual_from date, ADD accrual_version integer NOT NULL DEFAULT 0, ADD accrual_earlier jsonb NOT NULL DEFAULT '[]', ADD after_probation boolean NOT NULL DEFAULT false`,
    );
    for (const column of ['accrual_version', 'accrual_earlier', 'after_probation'])
      await runner.query(`ALTER TABLE leave_type ALTER ${column} DROP DEFAULT`);
    // Where days have to be granted first; what waits and what is taken later is taken off by the job `AvailableLeave` queues.
    await runner.query('ALTER TABLE leave_balance ADD available numeric(18,4)');
    await runner.query(
      'UPDATE leave_balance b SET available = b.balance FROM leave_type t WHERE t.company_id = b.company_id AND t.id = b.type_id AND t.requires_allocation',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_balance DROP available');
    await runner.query(
      'ALTER TABLE leave_type DROP new_accrual_from, DROP accrual_version, DROP accrual_earlier, DROP after_probation',
    );
  }
}
