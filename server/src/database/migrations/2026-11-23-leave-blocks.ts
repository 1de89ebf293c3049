import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;

/** Days nobody may ask for leave, and types of leave for one form of employment. */
export class LeaveBlocks1795600500053 implements MigrationInterface {
  readonly name = 'LeaveBlocks1795600500053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE leave_block (
      company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
      created_by_id char(24), updated_by_id char(24), name text NOT NULL, from_date date NOT NULL, to_date date NOT NULL, department_id char(24),
      CONSTRAINT leave_block_pkey PRIMARY KEY (company_id, id),
      CONSTRAINT leave_block_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES department (company_id, id))`);
    await runner.query(
      `CREATE INDEX leave_block_order ON leave_block (company_id, from_date, id) WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX leave_block_department_id_idx ON leave_block (company_id, department_id)`);
    await runner.query(`ALTER TABLE leave_block ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE leave_block FORCE ROW LEVEL SECURITY`);
    await runner.query(`CREATE POLICY tenant ON leave_block USING (${own}) WITH CHECK (${own})`);
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON leave_block TO muster_app`);
    await runner.query(`ALTER TABLE leave_type ADD employee_type text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE leave_type DROP employee_type`);
    await runner.query(`DROP TABLE leave_block`);
  }
}
