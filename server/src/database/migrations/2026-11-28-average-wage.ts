import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which pay a component counts as wage, and which rewards do: until now the formula of a whole month, and none. */
export class AverageWage1795900810001 implements MigrationInterface {
  readonly name = 'AverageWage1795900810001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE pay_component ADD gratuity_basis text NOT NULL DEFAULT 'last_wage'`);
    await runner.query('ALTER TABLE pay_component ALTER gratuity_basis DROP DEFAULT');
    await runner.query('ALTER TABLE employee_reward ADD counts_for_gratuity boolean NOT NULL DEFAULT false');
    await runner.query('ALTER TABLE employee_reward ALTER counts_for_gratuity DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_reward DROP counts_for_gratuity');
    await runner.query('ALTER TABLE pay_component DROP gratuity_basis');
  }
}
