import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Types of documents say what the employee themselves and managers may do with them. */
export class DocumentAccess1795901101001 implements MigrationInterface {
  readonly name = 'DocumentAccess1795901101001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE document_type ADD employee_access text NOT NULL DEFAULT 'hand_in', ADD is_seen_by_managers boolean NOT NULL DEFAULT true`,
    );
    await runner.query(
      'ALTER TABLE document_type ALTER employee_access DROP DEFAULT, ALTER is_seen_by_managers DROP DEFAULT',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document_type DROP is_seen_by_managers, DROP employee_access');
  }
}
