import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
CREATE TABLE leave_encashment (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24),
  employee_id char(24) NOT NULL, type_id char(24) NOT NULL, days numeric(18,4) NOT NULL, reason text, date date NOT NULL,
  amount numeric(18,3) NOT NULL, currency text NOT NULL, lines jsonb NOT NULL, state text NOT NULL, taken_on date,
  requested_by_id char(24), decided_by_id char(24), decided_at timestamptz(3), decision_note text,
  CONSTRAINT leave_encashment_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT leave_encashment_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id),
  CONSTRAINT leave_encashment_type_id_fkey FOREIGN KEY (company_id, type_id) REFERENCES leave_type (company_id, id),
  CONSTRAINT leave_encashment_requested_by_id_fkey FOREIGN KEY (requested_by_id) REFERENCES app_user (id),
  CONSTRAINT leave_encashment_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES app_user (id)
);
CREATE INDEX leave_encashment_order ON leave_encashment (company_id, date, id) WHERE deleted_at IS NULL;
CREATE INDEX leave_encashment_type ON leave_encashment (company_id, employee_id, type_id);
CREATE INDEX leave_encashment_employee_id_idx ON leave_encashment (company_id, employee_id);
CREATE INDEX leave_encashment_type_id_idx ON leave_encashment (company_id, type_id);
CREATE INDEX leave_encashment_requested_by_id_idx ON leave_encashment (company_id, requested_by_id);
CREATE INDEX leave_encashment_decided_by_id_idx ON leave_encashment (company_id, decided_by_id);
`;

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;

export class LeaveEncashments1795600000046 implements MigrationInterface {
  readonly name = 'LeaveEncashments1795600000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await runner.query(`ALTER TABLE leave_encashment ENABLE ROW LEVEL SECURITY; ALTER TABLE leave_encashment FORCE ROW LEVEL SECURITY;
      CREATE POLICY tenant ON leave_encashment USING (${own}) WITH CHECK (${own});
      GRANT SELECT, INSERT, UPDATE ON leave_encashment TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE leave_encashment');
  }
}
