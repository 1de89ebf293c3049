import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nothing is decided by whether a component is taxable: no country on file takes income tax from pay. */
export class PayFlags1795600700059 implements MigrationInterface {
  readonly name = 'PayFlags1795600700059';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pay_component DROP taxable');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE pay_component ADD taxable boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE pay_component ALTER taxable DROP DEFAULT');
  }
}
