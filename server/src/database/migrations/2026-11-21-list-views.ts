import type { MigrationInterface, QueryRunner } from 'typeorm';

const current = `nullif(current_setting('app.company_id', true), '')::char(24)`;
const onPlatform = `current_setting('app.platform', true) = 'on'`;
const ofNone = '0'.repeat(24);

/** Lists outside any company have columns of one's own too, kept under the id that stands for none. */
const preferences = `
CREATE TABLE list_preference (
  company_id char(24) NOT NULL, user_id char(24) NOT NULL, subject text NOT NULL, columns jsonb, default_view_id char(24), updated_at timestamptz NOT NULL,
  CONSTRAINT list_preference_pkey PRIMARY KEY (company_id, user_id, subject),
  CONSTRAINT list_preference_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id),
  CONSTRAINT list_preference_default_view_id_fkey FOREIGN KEY (company_id, default_view_id) REFERENCES saved_view (company_id, id)
);
CREATE INDEX list_preference_default_view_id_idx ON list_preference (company_id, default_view_id);
ALTER TABLE list_preference ENABLE ROW LEVEL SECURITY;
ALTER TABLE list_preference FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON list_preference USING (company_id = ${current} OR (${onPlatform} AND company_id = '${ofNone}'))
  WITH CHECK (company_id = ${current} OR (${onPlatform} AND company_id = '${ofNone}'));
GRANT SELECT, INSERT, UPDATE ON list_preference TO muster_app;
`;

export class ListViews1795256961388 implements MigrationInterface {
  readonly name = 'ListViews1795256961388';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "saved_view" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "subject" text NOT NULL, "name" text NOT NULL, "address" text NOT NULL, "is_shared" boolean NOT NULL, CONSTRAINT "saved_view_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "saved_view_order" ON "saved_view"  ("company_id", "name", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "saved_view" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "saved_view" USING (company_id = ${current}) WITH CHECK (company_id = ${current})`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "saved_view" TO muster_app`);
    await runner.query(`CREATE INDEX saved_view_of_list ON saved_view (company_id, subject) WHERE deleted_at IS NULL`);
    await runner.query(preferences);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE list_preference, saved_view');
  }
}
