import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long one stays signed in to a company. */
export class SessionLimits1802000000003 implements MigrationInterface {
  readonly name = 'SessionLimits1802000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "company" ADD "session_idle_minutes" integer, ADD "session_hours" integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "company" DROP "session_idle_minutes", DROP "session_hours"');
  }
}
