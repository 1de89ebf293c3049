import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who is on leave is read from the leave: whoever was said to be is active. Views by that find them where they stand today. */
export class EmploymentStatus1795900900001 implements MigrationInterface {
  readonly name = 'EmploymentStatus1795900900001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE employee SET status = 'active', version = version + 1 WHERE status = 'on_leave'`);
    await runner.query(`UPDATE saved_view SET address = replace(address, 'f.status.', 'f.standing.'), version = version + 1
      WHERE subject = 'Employee' AND address ~ 'f[.]status[.]in=on_leave'`);
  }

  async down(): Promise<void> {
    // Who was said to be on leave is told by nothing any more.
  }
}
