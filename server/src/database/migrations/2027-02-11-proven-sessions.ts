import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProvenSessions1801000000001 implements MigrationInterface {
  readonly name = 'ProvenSessions1801000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth_session ADD proven_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE auth_session DROP proven_at');
  }
}
