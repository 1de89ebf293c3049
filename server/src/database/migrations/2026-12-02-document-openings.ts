import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When who is to confirm a document opened its files first. */
export class DocumentOpenings1795901101003 implements MigrationInterface {
  readonly name = 'DocumentOpenings1795901101003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document_acknowledgement ADD opened_at timestamp(3) with time zone');
    await runner.query(`CREATE TABLE document_opening (company_id character(24) NOT NULL, document_id character(24) NOT NULL, revision integer NOT NULL, employee_id character(24) NOT NULL, file_id character(24) NOT NULL,
      opened_at timestamp(3) with time zone NOT NULL, CONSTRAINT document_opening_pkey PRIMARY KEY (company_id, document_id, employee_id, revision, file_id),
      CONSTRAINT document_opening_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document (company_id, id), CONSTRAINT document_opening_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id))`);
    await runner.query('ALTER TABLE document_opening ENABLE ROW LEVEL SECURITY');
    await runner.query('ALTER TABLE document_opening FORCE ROW LEVEL SECURITY');
    await runner.query(
      `CREATE POLICY tenant ON document_opening USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query('GRANT SELECT, INSERT ON document_opening TO muster_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_opening');
    await runner.query('ALTER TABLE document_acknowledgement DROP opened_at');
  }
}
