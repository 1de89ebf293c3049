import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a month of provisions has paid is called by the glossary; audit lines keep the name they were written with. */
export class SettledProvisions1796800000277 implements MigrationInterface {
  readonly name = 'SettledProvisions1796800000277';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'payout', 'settled');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'settled', 'payout');
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(`ALTER TABLE eos_provision RENAME COLUMN ${from} TO ${to}`);
  // What saved views of provisions sort, filter and show by.
  await runner.query(
    `UPDATE saved_view SET address = replace(address, '${from}', '${to}') WHERE subject = 'EosProvision' AND address LIKE '%${from}%'`,
  );
}
