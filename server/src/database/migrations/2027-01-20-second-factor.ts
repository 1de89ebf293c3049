import type { MigrationInterface, QueryRunner } from 'typeorm';

const here = `nullif(current_setting('app.company_id', true), '')::char(24)`;
const onPlatform = `current_setting('app.platform', true) = 'on'`;

export class SecondFactor1799000000000 implements MigrationInterface {
  readonly name = 'SecondFactor1799000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factor (
        user_id char(24) NOT NULL, secret text NOT NULL, created_at timestamptz(3) NOT NULL,
        confirmed_at timestamptz(3), used_step bigint, reset_asked_by_id char(24),
        recovery_hashes text[] NOT NULL DEFAULT '{}',
        CONSTRAINT second_factor_pkey PRIMARY KEY (user_id),
        CONSTRAINT second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE
      );
      ALTER TABLE second_factor ENABLE ROW LEVEL SECURITY;
      ALTER TABLE second_factor FORCE ROW LEVEL SECURITY;
      CREATE POLICY platform ON second_factor USING (${onPlatform});
      CREATE POLICY of_members ON second_factor FOR SELECT USING (user_id IN (
        SELECT m.user_id FROM membership m WHERE m.company_id = ${here}));
      GRANT SELECT, INSERT, UPDATE, DELETE ON second_factor TO muster_app;
      ALTER TABLE company ADD second_factor_from date`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE company DROP second_factor_from; DROP TABLE second_factor');
  }
}
