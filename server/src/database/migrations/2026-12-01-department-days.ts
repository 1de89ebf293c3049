import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when departments are there, and until when. */
export class DepartmentDays1795901010002 implements MigrationInterface {
  readonly name = 'DepartmentDays1795901010002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE department ADD valid_from date, ADD valid_to date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE department DROP valid_from, DROP valid_to');
  }
}
