import type { MigrationInterface, QueryRunner } from 'typeorm';

const refused = `RAISE EXCEPTION 'a posted payroll never changes' USING ERRCODE = 'restrict_violation'`;

/** Whether a run is posted is asked once for all payslips of a statement, not once for each. */
export class PayslipsOfPostedRuns1796200000001 implements MigrationInterface {
  readonly name = 'PayslipsOfPostedRuns1796200000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_payslips_of_posted_run() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE of_run record;
      BEGIN
        FOR of_run IN SELECT DISTINCT company_id, run_id FROM written LOOP
          -- The lock makes it wait for a posting under way.
          PERFORM 1 FROM payroll_run WHERE company_id = of_run.company_id AND id = of_run.run_id AND state <> 'posted' FOR KEY SHARE;
          IF NOT FOUND THEN ${refused}; END IF;
        END LOOP;
        RETURN NULL;
      END $$;
      DROP TRIGGER payslip_of_posted_run ON payslip;
      CREATE TRIGGER payslip_of_posted_run AFTER UPDATE OF run_id ON payslip
        FOR EACH ROW EXECUTE FUNCTION refuse_payslip_of_posted_run();
      CREATE TRIGGER payslips_of_posted_run AFTER INSERT ON payslip
        REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_payslips_of_posted_run()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payslips_of_posted_run ON payslip;
      DROP FUNCTION refuse_payslips_of_posted_run;
      DROP TRIGGER payslip_of_posted_run ON payslip;
      CREATE TRIGGER payslip_of_posted_run AFTER INSERT OR UPDATE OF run_id ON payslip
        FOR EACH ROW EXECUTE FUNCTION refuse_payslip_of_posted_run()`);
  }
}
