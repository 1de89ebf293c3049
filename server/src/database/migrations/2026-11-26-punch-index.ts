import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index of punches by person alone repeated the beginning of that by person and moment, and the planner took it for the cheaper one. */
export class PunchIndex1795900300074 implements MigrationInterface {
  readonly name = 'PunchIndex1795900300074';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX punch_employee_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX punch_employee_id_idx ON punch (company_id, employee_id)');
  }
}
