import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EventCalendars1795300100000 implements MigrationInterface {
  readonly name = 'EventCalendars1795300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "event" ADD "calendar" text`);
    await runner.query(`UPDATE "event" SET calendar = CASE WHEN type = 'holiday' THEN 'holiday' ELSE 'business' END`);
    await runner.query(`ALTER TABLE "event" ALTER "calendar" SET NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event DROP COLUMN calendar');
  }
}
