import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails whose address was refused for good, and by address what became of the last one. */
export class BouncedMails1795900930003 implements MigrationInterface {
  readonly name = 'BouncedMails1795900930003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE mail SET state = 'bounced' WHERE state = 'failed' AND failure = 'address' AND coalesce(reply, '') !~ '^[0-9]{3}[ -]5[.][3-7][.]'`,
    );
    await runner.query(
      `CREATE INDEX mail_address ON mail (company_id, email, updated_at) WHERE state IN ('sent', 'bounced') AND deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mail_address');
    await runner.query(`UPDATE mail SET state = 'failed' WHERE state = 'bounced'`);
  }
}
