import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who reads their own payslips reads their own registrations with social insurance too. */
export class OwnRegistration1798100000001 implements MigrationInterface {
  readonly name = 'OwnRegistration1798100000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const action of ['read', 'read_sensitive']) {
      const added = JSON.stringify([{ scope: 'own', action, subject: 'InsuranceRegistration' }]);
      await runner.query(
        `UPDATE company_role SET version = version + 1, updated_at = now(), grants = grants || $1::jsonb
         WHERE grants @> '[{"scope":"own","action":"read","subject":"Payslip"}]' AND NOT grants @> $1::jsonb`,
        [added],
      );
    }
  }

  async down(): Promise<void> {
    // Roles keep what they were given; an administrator may take it away.
  }
}
