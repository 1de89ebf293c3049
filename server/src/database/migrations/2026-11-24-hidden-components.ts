import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Costs and information of which the employee sees nothing. */
export class HiddenComponents1795600700061 implements MigrationInterface {
  readonly name = 'HiddenComponents1795600700061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pay_component ADD hidden_from_employee boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE pay_component ALTER hidden_from_employee DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pay_component DROP hidden_from_employee');
  }
}
