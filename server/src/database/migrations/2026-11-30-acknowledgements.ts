import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that employees read and confirm, version by version: a row for each who did. */
export class Acknowledgements1795900920002 implements MigrationInterface {
  readonly name = 'Acknowledgements1795900920002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE document ADD audience text NOT NULL DEFAULT 'nobody', ADD audience_department_ids character(24)[] NOT NULL DEFAULT '{}', ADD reminded_at timestamp(3) with time zone`,
    );
    await runner.query('ALTER TABLE document ALTER audience DROP DEFAULT, ALTER audience_department_ids DROP DEFAULT');
    await runner.query(`CREATE TABLE document_acknowledgement (id character(24) NOT NULL, version integer NOT NULL DEFAULT '1', created_at timestamp(3) with time zone NOT NULL, updated_at timestamp(3) with time zone NOT NULL,
      deleted_at timestamp(3) with time zone, created_by_id character(24), updated_by_id character(24), company_id character(24) NOT NULL, document_id character(24) NOT NULL, revision integer NOT NULL,
      employee_id character(24) NOT NULL, user_id character(24) NOT NULL, acknowledged_at timestamp(3) with time zone NOT NULL, ip text NOT NULL, CONSTRAINT document_acknowledgement_pkey PRIMARY KEY (company_id, id))`);
    await runner.query(
      'CREATE UNIQUE INDEX document_acknowledgement_once_key ON document_acknowledgement (company_id, document_id, employee_id, revision)',
    );
    await runner.query(
      'CREATE INDEX document_acknowledgement_order ON document_acknowledgement (company_id, acknowledged_at, id) WHERE deleted_at IS NULL',
    );
    for (const column of ['employee_id', 'user_id'])
      await runner.query(
        `CREATE INDEX document_acknowledgement_${column}_idx ON document_acknowledgement (company_id, ${column})`,
      );
    for (const [column, table] of [
      ['document_id', 'document'],
      ['employee_id', 'employee'],
    ]) {
      await runner.query(
        `ALTER TABLE document_acknowledgement ADD CONSTRAINT document_acknowledgement_${column}_fkey FOREIGN KEY (company_id, ${column}) REFERENCES ${table}(company_id, id)`,
      );
    }
    await runner.query(
      'ALTER TABLE document_acknowledgement ADD CONSTRAINT document_acknowledgement_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)',
    );
    await runner.query('ALTER TABLE document_acknowledgement ENABLE ROW LEVEL SECURITY');
    await runner.query('ALTER TABLE document_acknowledgement FORCE ROW LEVEL SECURITY');
    await runner.query(
      `CREATE POLICY tenant ON document_acknowledgement USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query('GRANT SELECT, INSERT, UPDATE ON document_acknowledgement TO muster_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_acknowledgement');
    await runner.query('ALTER TABLE document DROP reminded_at, DROP audience_department_ids, DROP audience');
  }
}
