import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several people to call: the one on file with the employee becomes the first. */
export class EmergencyContacts1795901000002 implements MigrationInterface {
  readonly name = 'EmergencyContacts1795901000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE emergency_contact (id character(24) NOT NULL, version integer NOT NULL DEFAULT '1', created_at timestamp(3) with time zone NOT NULL, updated_at timestamp(3) with time zone NOT NULL,
      deleted_at timestamp(3) with time zone, created_by_id character(24), updated_by_id character(24), company_id character(24) NOT NULL, employee_id character(24) NOT NULL, name text NOT NULL, phone text,
      relationship text, rank integer NOT NULL, CONSTRAINT emergency_contact_pkey PRIMARY KEY (company_id, id))`);
    await runner.query(`INSERT INTO emergency_contact (id, company_id, created_at, updated_at, employee_id, name, phone, relationship, rank)
      SELECT lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || substr(md5(id), 1, 12), company_id, now(), now(), id,
        coalesce(emergency_contact_name, emergency_contact_relationship, emergency_contact_phone), emergency_contact_phone, emergency_contact_relationship, 1
      FROM employee WHERE deleted_at IS NULL AND coalesce(emergency_contact_name, emergency_contact_relationship, emergency_contact_phone) IS NOT NULL`);
    await runner.query(`UPDATE employee SET emergency_contact_name = coalesce(emergency_contact_relationship, emergency_contact_phone)
      WHERE deleted_at IS NULL AND emergency_contact_name IS NULL AND coalesce(emergency_contact_relationship, emergency_contact_phone) IS NOT NULL`);
    await runner.query(
      'CREATE INDEX emergency_contact_order ON emergency_contact (company_id, rank, id) WHERE deleted_at IS NULL',
    );
    await runner.query('CREATE INDEX emergency_contact_employee_id_idx ON emergency_contact (company_id, employee_id)');
    await runner.query(
      'ALTER TABLE emergency_contact ADD CONSTRAINT emergency_contact_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee(company_id, id)',
    );
    await runner.query('ALTER TABLE emergency_contact ENABLE ROW LEVEL SECURITY');
    await runner.query('ALTER TABLE emergency_contact FORCE ROW LEVEL SECURITY');
    await runner.query(
      `CREATE POLICY tenant ON emergency_contact USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query('GRANT SELECT, INSERT, UPDATE ON emergency_contact TO muster_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE emergency_contact');
  }
}
