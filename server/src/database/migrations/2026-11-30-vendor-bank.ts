import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vendors have several contacts and a bank account. */
export class VendorBank1795901020002 implements MigrationInterface {
  readonly name = 'VendorBank1795901020002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE vendor ADD contacts jsonb NOT NULL DEFAULT '[]', ADD bank_holder text, ADD bank_name text, ADD bank_iban text`,
    );
    await runner.query('ALTER TABLE vendor ALTER contacts DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendor DROP contacts, DROP bank_holder, DROP bank_name, DROP bank_iban');
  }
}
