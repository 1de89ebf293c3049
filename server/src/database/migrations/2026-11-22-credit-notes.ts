import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credit notes stand beside the invoices they give back of. */
export class CreditNotes1795600100047 implements MigrationInterface {
  readonly name = 'CreditNotes1795600100047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE invoice ADD kind text NOT NULL DEFAULT 'invoice', ADD credits_id char(24), ADD credited numeric(18,3) NOT NULL DEFAULT 0`,
    );
    await runner.query('ALTER TABLE invoice ALTER kind DROP DEFAULT, ALTER credited DROP DEFAULT');
    await runner.query('CREATE INDEX invoice_credits_id_idx ON invoice (company_id, credits_id)');
    await runner.query(
      'ALTER TABLE invoice ADD CONSTRAINT invoice_credits_id_fkey FOREIGN KEY (company_id, credits_id) REFERENCES invoice (company_id, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN credited, DROP COLUMN credits_id, DROP COLUMN kind');
  }
}
