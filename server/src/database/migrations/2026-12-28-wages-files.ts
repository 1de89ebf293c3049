import type { MigrationInterface, QueryRunner } from 'typeorm';

const added: [table: string, column: string][] = [
  ['company', 'payer_bank_short_name'],
  ['company', 'payer_customer_no'],
  ['bank_account', 'bank_short_name'],
];

/** What banks and those they pay are called in wages protection files. */
export class WagesFiles1797200000000 implements MigrationInterface {
  readonly name = 'WagesFiles1797200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of added) await runner.query(`ALTER TABLE "${table}" ADD "${column}" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of added) await runner.query(`ALTER TABLE "${table}" DROP "${column}"`);
  }
}
