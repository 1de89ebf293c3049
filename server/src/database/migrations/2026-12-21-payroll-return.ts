import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A run can be given back with a reason; whoever may approve one may do that from the first day. */
export class PayrollReturn1796800000302 implements MigrationInterface {
  readonly name = 'PayrollReturn1796800000302';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "payroll_run" ADD "returned_by_id" character(24)`);
    await runner.query(`ALTER TABLE "payroll_run" ADD "returned_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "payroll_run" ADD "decision_note" text`);
    await runner.query(
      `CREATE INDEX "payroll_run_returned_by_id_idx" ON "payroll_run"  ("company_id", "returned_by_id") `,
    );
    await runner.query(
      `ALTER TABLE "payroll_run" ADD CONSTRAINT "payroll_run_returned_by_id_fkey" FOREIGN KEY ("returned_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`UPDATE company_role r SET version = version + 1, updated_at = now(), grants = r.grants || (
        SELECT jsonb_agg(DISTINCT jsonb_set(e, '{action}', '"return"')) FROM jsonb_array_elements(r.grants) e
        WHERE e->>'subject' = 'PayrollRun' AND e->>'action' = 'approve')
      WHERE jsonb_path_exists(r.grants, '$[*] ? (@.subject == "PayrollRun" && @.action == "approve")')
        AND NOT jsonb_path_exists(r.grants, '$[*] ? (@.subject == "PayrollRun" && @.action == "return")')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE company_role r SET version = version + 1, updated_at = now(), grants = (
        SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(r.grants) e
        WHERE NOT (e->>'subject' = 'PayrollRun' AND e->>'action' = 'return'))
      WHERE jsonb_path_exists(r.grants, '$[*] ? (@.subject == "PayrollRun" && @.action == "return")')`);
    await runner.query(`UPDATE payroll_run SET state = 'review', version = version + 1 WHERE state = 'returned'`);
    await runner.query(
      `ALTER TABLE "payroll_run" DROP COLUMN "returned_by_id", DROP COLUMN "returned_at", DROP COLUMN "decision_note"`,
    );
  }
}
