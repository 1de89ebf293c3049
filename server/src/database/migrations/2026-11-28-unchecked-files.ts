import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files no virus scanner ever saw were called clean. */
export class UncheckedFiles1795900840001 implements MigrationInterface {
  readonly name = 'UncheckedFiles1795900840001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE stored_file SET scan_status = 'unchecked'
      WHERE scan_status = 'clean' AND NOT EXISTS (
        SELECT 1 FROM audit_event seen
        WHERE seen.company_id = stored_file.company_id AND seen.subject = 'File' AND seen.record_id = stored_file.id AND seen.action = 'scan'
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE stored_file SET scan_status = 'clean' WHERE scan_status = 'unchecked'`);
  }
}
