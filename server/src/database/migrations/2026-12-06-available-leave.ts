import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What can still be asked for of each balance is computed at once by the job of the hour: the plan of a type and the days of
 * waiting leave say it, which SQL does not know. An empty database has nobody to compute it for and no queue yet.
 */
export class AvailableLeave1795901410002 implements MigrationInterface {
  readonly name = 'AvailableLeave1795901410002';

  async up(runner: QueryRunner): Promise<void> {
    const [{ isUsed }] = (await runner.query('SELECT EXISTS (SELECT FROM leave_balance) AS "isUsed"')) as [
      { isUsed: boolean },
    ];
    if (isUsed)
      await runner.query(
        `SELECT graphile_worker.add_job('accrue_leave', job_key := 'accrue_leave upgrade', max_attempts := 5)`,
      );
  }

  async down(): Promise<void> {}
}
