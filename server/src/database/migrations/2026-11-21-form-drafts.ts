import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;

const drafts = `
CREATE TABLE form_draft (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24),
  form_id char(24) NOT NULL, employee_id text, answers jsonb NOT NULL, file_ids char(24)[] NOT NULL,
  CONSTRAINT form_draft_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT form_draft_form_id_fkey FOREIGN KEY (company_id, form_id) REFERENCES form (company_id, id)
);
CREATE INDEX form_draft_order ON form_draft (company_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX form_draft_form_id_idx ON form_draft (company_id, form_id);
CREATE UNIQUE INDEX form_draft_mine_key ON form_draft (company_id, created_by_id, form_id) WHERE deleted_at IS NULL;
CREATE INDEX form_draft_file_ids_idx ON form_draft USING gin (file_ids);
ALTER TABLE form_draft ENABLE ROW LEVEL SECURITY;
ALTER TABLE form_draft FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON form_draft USING (${own}) WITH CHECK (${own});
GRANT SELECT, INSERT, UPDATE ON form_draft TO muster_app;
`;

export class FormDrafts1795258500000 implements MigrationInterface {
  readonly name = 'FormDrafts1795258500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE form_request ADD file_ids char(24)[] NOT NULL DEFAULT '{}'; ALTER TABLE form_request ALTER file_ids DROP DEFAULT;
      CREATE INDEX form_request_file_ids_idx ON form_request USING gin (file_ids)`);
    await runner.query(drafts);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE form_draft; ALTER TABLE form_request DROP COLUMN file_ids');
  }
}
