import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events repeat, and one time of such an event may take place otherwise. */
export class RecurringEvents1795901020001 implements MigrationInterface {
  readonly name = 'RecurringEvents1795901020001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE event ADD recurrence text, ADD time_zone text, ADD repeats_until date, ADD except_days jsonb NOT NULL DEFAULT '[]', ADD series_id character(24), ADD occurrence_day date`,
    );
    await runner.query('ALTER TABLE event ALTER except_days DROP DEFAULT');
    await runner.query('CREATE INDEX event_series_id_idx ON event (company_id, series_id)');
    await runner.query(
      'ALTER TABLE event ADD CONSTRAINT event_series_id_fkey FOREIGN KEY (company_id, series_id) REFERENCES event (company_id, id)',
    );
  }

  /** What takes place otherwise stays as an event of its own; of one that repeats only the first time is left. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE event DROP recurrence, DROP time_zone, DROP repeats_until, DROP except_days, DROP series_id, DROP occurrence_day',
    );
  }
}
