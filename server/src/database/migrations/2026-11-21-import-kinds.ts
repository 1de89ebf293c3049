import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports bring in rows of any area: the table and its columns no longer speak of people. */
export class ImportKinds1763719300000 implements MigrationInterface {
  readonly name = 'ImportKinds1763719300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people_import RENAME TO file_import;
      ALTER TABLE file_import RENAME CONSTRAINT people_import_pkey TO file_import_pkey;
      ALTER INDEX people_import_order RENAME TO file_import_order;
      ALTER TABLE import_row RENAME employee_id TO record_id;
      ALTER TABLE import_row RENAME person TO meant;
      ALTER TABLE import_row ADD depth smallint NOT NULL DEFAULT 0;
      GRANT DELETE ON import_write TO muster_app`);
    // Row-level security stands above the owner too, and this is about every company.
    await runner.query(`
      ALTER TABLE file_import NO FORCE ROW LEVEL SECURITY;
      UPDATE file_import SET counts = counts || '{"references":0}';
      ALTER TABLE file_import FORCE ROW LEVEL SECURITY`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      REVOKE DELETE ON import_write FROM muster_app;
      ALTER TABLE import_row DROP COLUMN depth;
      ALTER TABLE import_row RENAME meant TO person;
      ALTER TABLE import_row RENAME record_id TO employee_id;
      ALTER INDEX file_import_order RENAME TO people_import_order;
      ALTER TABLE file_import RENAME CONSTRAINT file_import_pkey TO people_import_pkey;
      ALTER TABLE file_import RENAME TO people_import`);
  }
}
