import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session entered or left its company: the next sign-in begins where the latest visit was, whichever session made it. */
export class CompanyVisits1796590000001 implements MigrationInterface {
  readonly name = 'CompanyVisits1796590000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth_session ADD visited_at timestamptz');
    await runner.query('UPDATE auth_session SET visited_at = created_at');
    await runner.query('ALTER TABLE auth_session ALTER visited_at SET NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth_session DROP visited_at');
  }
}
