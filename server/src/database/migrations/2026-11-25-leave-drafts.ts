import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;

/** Leave that is being asked for and not sent yet, each seen by who makes it alone. */
export class LeaveDrafts1795900000068 implements MigrationInterface {
  readonly name = 'LeaveDrafts1795900000068';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE leave_draft (
  id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24), company_id char(24) NOT NULL,
  employee_id char(24) NOT NULL, "values" jsonb NOT NULL, attachment_file_id char(24),
  CONSTRAINT leave_draft_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT leave_draft_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id),
  CONSTRAINT leave_draft_attachment_file_id_fkey FOREIGN KEY (company_id, attachment_file_id) REFERENCES stored_file (company_id, id)
);
CREATE INDEX leave_draft_order ON leave_draft (company_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX leave_draft_mine ON leave_draft (company_id, created_by_id) WHERE deleted_at IS NULL;
CREATE INDEX leave_draft_employee_id_idx ON leave_draft (company_id, employee_id);
CREATE INDEX leave_draft_attachment_file_id_idx ON leave_draft (company_id, attachment_file_id);
ALTER TABLE leave_draft ENABLE ROW LEVEL SECURITY;
ALTER TABLE leave_draft FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON leave_draft USING (${own}) WITH CHECK (${own});
GRANT SELECT, INSERT, UPDATE ON leave_draft TO muster_app;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE leave_draft');
  }
}
