import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which components an hour of overtime is worth: until now none. */
export class ComponentsForOvertime1796400000001 implements MigrationInterface {
  readonly name = 'ComponentsForOvertime1796400000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pay_component ADD counts_for_overtime boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE pay_component ALTER counts_for_overtime DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pay_component DROP counts_for_overtime');
  }
}
