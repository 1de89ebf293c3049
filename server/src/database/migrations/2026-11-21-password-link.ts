import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordLink1763722800000 implements MigrationInterface {
  readonly name = 'PasswordLink1763722800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_link (
        id char(24) NOT NULL, user_id char(24) NOT NULL, kind text NOT NULL, token_hash bytea NOT NULL, created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL, used_at timestamptz,
        CONSTRAINT password_link_pkey PRIMARY KEY (id), CONSTRAINT password_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id)
      );
      CREATE INDEX password_link_user ON password_link (user_id, created_at);
      CREATE UNIQUE INDEX password_link_token_hash_key ON password_link (token_hash);
      GRANT SELECT, INSERT, UPDATE ON password_link TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_link');
  }
}
