import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a line of the audit log was written is told by the database, whatever the line says; nothing that writes it can choose it. */
export class AuditWrittenAt1796550000001 implements MigrationInterface {
  readonly name = 'AuditWrittenAt1796550000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_event ADD written_at timestamptz');
    await runner.query(`
      CREATE FUNCTION note_when_written() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.written_at := now();
        RETURN NEW;
      END $$`);
    await runner.query(
      'CREATE TRIGGER audit_written BEFORE INSERT ON audit_event FOR EACH ROW EXECUTE FUNCTION note_when_written()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_written ON audit_event');
    await runner.query('DROP FUNCTION note_when_written()');
    await runner.query('ALTER TABLE audit_event DROP written_at');
  }
}
