import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From when on leave of a type counts as service, or does not. */
export class LeaveServiceVersions1796400000002 implements MigrationInterface {
  readonly name = 'LeaveServiceVersions1796400000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE leave_type ADD service_from date, ADD service_earlier jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE leave_type ALTER service_earlier DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leave_type DROP service_from, DROP service_earlier');
  }
}
