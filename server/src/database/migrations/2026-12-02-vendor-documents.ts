import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents of the company may be those of one of its vendors. */
export class VendorDocuments1795901101002 implements MigrationInterface {
  readonly name = 'VendorDocuments1795901101002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document ADD vendor_id character(24)');
    await runner.query('CREATE INDEX document_vendor_id_idx ON document (company_id, vendor_id)');
    await runner.query(
      'ALTER TABLE document ADD CONSTRAINT document_vendor_id_fkey FOREIGN KEY (company_id, vendor_id) REFERENCES vendor (company_id, id) ON DELETE NO ACTION ON UPDATE NO ACTION',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document DROP vendor_id');
  }
}
