import type { MigrationInterface, QueryRunner } from 'typeorm';

const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;

export class InterfaceSettings1795257900000 implements MigrationInterface {
  readonly name = 'InterfaceSettings1795257900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE interface_settings (
        user_id char(24) NOT NULL, settings jsonb NOT NULL, updated_at timestamptz NOT NULL,
        CONSTRAINT interface_settings_pkey PRIMARY KEY (user_id), CONSTRAINT interface_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id)
      );
      ALTER TABLE interface_settings ENABLE ROW LEVEL SECURITY;
      ALTER TABLE interface_settings FORCE ROW LEVEL SECURITY;
      CREATE POLICY own ON interface_settings USING (user_id = ${me}) WITH CHECK (user_id = ${me});
      GRANT SELECT, INSERT, UPDATE ON interface_settings TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE interface_settings');
  }
}
