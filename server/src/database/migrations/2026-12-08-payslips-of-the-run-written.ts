import type { MigrationInterface, QueryRunner } from 'typeorm';

const refused = `RAISE EXCEPTION 'a posted payroll never changes' USING ERRCODE = 'restrict_violation'`;

/**
 * Whether a run is posted is asked once of a statement for the run its transaction says it writes, and of each payslip of any
 * other run: to look at all payslips of a statement PostgreSQL had to keep a copy of them.
 */
export class PayslipsOfTheRunWritten1796300000001 implements MigrationInterface {
  readonly name = 'PayslipsOfTheRunWritten1796300000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payslips_of_posted_run ON payslip;
      DROP FUNCTION refuse_payslips_of_posted_run;
      CREATE FUNCTION refuse_payslips_of_posted_run() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE run_written text := nullif(current_setting('app.payroll_run', true), '');
      BEGIN
        IF run_written IS NULL THEN RETURN NULL; END IF;
        -- The lock makes it wait for a posting under way.
        PERFORM 1 FROM payroll_run WHERE company_id = current_setting('app.company_id', true) AND id = run_written AND state <> 'posted' FOR KEY SHARE;
        IF NOT FOUND THEN ${refused}; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER payslips_of_posted_run AFTER INSERT ON payslip
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_payslips_of_posted_run();
      CREATE TRIGGER payslip_of_other_run AFTER INSERT ON payslip FOR EACH ROW
        WHEN (new.run_id IS DISTINCT FROM nullif(current_setting('app.payroll_run', true), '')::char(24))
        EXECUTE FUNCTION refuse_payslip_of_posted_run()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payslip_of_other_run ON payslip;
      DROP TRIGGER payslips_of_posted_run ON payslip;
      DROP FUNCTION refuse_payslips_of_posted_run;
      CREATE FUNCTION refuse_payslips_of_posted_run() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE of_run record;
      BEGIN
        FOR of_run IN SELECT DISTINCT company_id, run_id FROM written LOOP
          PERFORM 1 FROM payroll_run WHERE company_id = of_run.company_id AND id = of_run.run_id AND state <> 'posted' FOR KEY SHARE;
          IF NOT FOUND THEN ${refused}; END IF;
        END LOOP;
        RETURN NULL;
      END $$;
      CREATE TRIGGER payslips_of_posted_run AFTER INSERT ON payslip
        REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_payslips_of_posted_run()`);
  }
}
