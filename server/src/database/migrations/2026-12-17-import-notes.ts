import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was read of a row of a file in another way than a person would expect, until the dry run tells it. */
export class ImportNotes1796580000000 implements MigrationInterface {
  readonly name = 'ImportNotes1796580000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_row ADD notes jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_row DROP notes');
  }
}
