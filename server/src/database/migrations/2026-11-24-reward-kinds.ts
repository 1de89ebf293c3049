import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rewards of points and of things beside those of money. */
export class RewardKinds1795600700062 implements MigrationInterface {
  readonly name = 'RewardKinds1795600700062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE employee_reward ADD kind text NOT NULL DEFAULT 'money', ADD points integer, ADD item text, ALTER amount DROP NOT NULL`,
    );
    await runner.query('ALTER TABLE employee_reward ALTER kind DROP DEFAULT');
    await runner.query('ALTER TABLE employee_deduction ALTER amount DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee_deduction ALTER amount SET NOT NULL');
    await runner.query('ALTER TABLE employee_reward DROP kind, DROP points, DROP item');
  }
}
