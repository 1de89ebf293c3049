import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom employees provide for, and documents that are theirs. */
export class Dependants1795901000001 implements MigrationInterface {
  readonly name = 'Dependants1795901000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE dependant (id character(24) NOT NULL, version integer NOT NULL DEFAULT '1', created_at timestamp(3) with time zone NOT NULL, updated_at timestamp(3) with time zone NOT NULL,
      deleted_at timestamp(3) with time zone, created_by_id character(24), updated_by_id character(24), company_id character(24) NOT NULL, employee_id character(24) NOT NULL, name text NOT NULL, relation text NOT NULL,
      birth_date date, gender text, national_id text, passport_no text, CONSTRAINT dependant_pkey PRIMARY KEY (company_id, id))`);
    await runner.query('ALTER TABLE dependant ENABLE ROW LEVEL SECURITY');
    await runner.query('ALTER TABLE dependant FORCE ROW LEVEL SECURITY');
    await runner.query(
      `CREATE POLICY tenant ON dependant USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query('GRANT SELECT, INSERT, UPDATE ON dependant TO muster_app');
    await runner.query('ALTER TABLE employee_document ADD dependant_id character(24)');
    await runner.query('CREATE INDEX dependant_order ON dependant (company_id, name, id) WHERE deleted_at IS NULL');
    await runner.query('CREATE INDEX dependant_employee_id_idx ON dependant (company_id, employee_id)');
    await runner.query(
      'CREATE INDEX employee_document_dependant_id_idx ON employee_document (company_id, dependant_id)',
    );
    await runner.query(
      'ALTER TABLE dependant ADD CONSTRAINT dependant_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id, id)',
    );
    await runner.query(
      'ALTER TABLE employee_document ADD CONSTRAINT employee_document_dependant_id_fkey FOREIGN KEY (company_id, dependant_id) REFERENCES dependant(company_id, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_document DROP dependant_id');
    await runner.query('DROP TABLE dependant');
  }
}
