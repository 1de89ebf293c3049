import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['document', 'document_version', 'employee_document', 'employee_document_version'];

/** Who issued a document, and in which country. */
export class Issuers1795900870002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD issuing_authority text, ADD issuing_country text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP issuing_authority, DROP issuing_country`);
  }
}
