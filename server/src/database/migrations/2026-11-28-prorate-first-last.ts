import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first and the last period of a plan of leave are granted by their days or whole each by its own choice; each plan keeps what it does today for both. */
export class ProrateFirstLast1795900820001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE leave_type ADD accrual_prorates_first boolean, ADD accrual_prorates_last boolean`);
    await runner.query(
      `UPDATE leave_type SET accrual_prorates_first = accrual_prorates, accrual_prorates_last = accrual_prorates`,
    );
    await runner.query(
      `ALTER TABLE leave_type ALTER accrual_prorates_first SET NOT NULL, ALTER accrual_prorates_last SET NOT NULL, DROP accrual_prorates`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE leave_type ADD accrual_prorates boolean`);
    await runner.query(`UPDATE leave_type SET accrual_prorates = accrual_prorates_first AND accrual_prorates_last`);
    await runner.query(
      `ALTER TABLE leave_type ALTER accrual_prorates SET NOT NULL, DROP accrual_prorates_first, DROP accrual_prorates_last`,
    );
  }
}
