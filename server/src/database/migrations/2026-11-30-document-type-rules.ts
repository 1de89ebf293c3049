import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How numbers of a type are written, and how long its documents are kept. */
export class DocumentTypeRules1795900920003 implements MigrationInterface {
  readonly name = 'DocumentTypeRules1795900920003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document_type ADD number_format text, ADD retention_months integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document_type DROP retention_months, DROP number_format');
  }
}
