import type { MigrationInterface, QueryRunner } from 'typeorm';

const people = ['bank_entered_by_id', 'bank_decided_by_id'];

/** The account of a vendor is verified by a second person; one that stands waits for somebody other than who changed the vendor last. */
export class VendorAccountState1795901210001 implements MigrationInterface {
  readonly name = 'VendorAccountState1795901210001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE vendor ADD bank_state text, ADD bank_entered_by_id char(24), ADD bank_entered_at timestamptz(3), ADD bank_decided_by_id char(24), ADD bank_decided_at timestamptz(3), ADD bank_note text`,
    );
    for (const column of people) {
      await runner.query(`CREATE INDEX vendor_${column}_idx ON vendor (company_id, ${column})`);
      await runner.query(
        `ALTER TABLE vendor ADD CONSTRAINT vendor_${column}_fkey FOREIGN KEY (${column}) REFERENCES app_user (id)`,
      );
    }
    await runner.query(
      `UPDATE vendor SET bank_state = 'pending', bank_entered_by_id = updated_by_id, bank_entered_at = updated_at WHERE bank_iban IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE vendor DROP bank_state, DROP bank_entered_by_id, DROP bank_entered_at, DROP bank_decided_by_id, DROP bank_decided_at, DROP bank_note',
    );
  }
}
