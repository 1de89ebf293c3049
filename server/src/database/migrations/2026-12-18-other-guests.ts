import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests of an event who are no employees, by name. */
export class OtherGuests1796590000002 implements MigrationInterface {
  readonly name = 'OtherGuests1796590000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event ADD other_guests text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event DROP other_guests');
  }
}
