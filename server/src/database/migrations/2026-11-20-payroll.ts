import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A posted payroll never changes: refused by the database itself, whoever asks. */
const protection = `
CREATE FUNCTION refuse_change_of_posted_payroll() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a posted payroll never changes' USING ERRCODE = 'restrict_violation';
END $$;
CREATE FUNCTION refuse_payslip_of_posted_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes it wait for a posting under way.
  PERFORM 1 FROM payroll_run WHERE company_id = NEW.company_id AND id = NEW.run_id AND state <> 'posted' FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a posted payroll never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payroll_run_posted BEFORE UPDATE OR DELETE ON payroll_run
  FOR EACH ROW WHEN (OLD.state = 'posted') EXECUTE FUNCTION refuse_change_of_posted_payroll();
CREATE TRIGGER payslip_posted BEFORE UPDATE OR DELETE ON payslip
  FOR EACH ROW WHEN (OLD.state = 'posted') EXECUTE FUNCTION refuse_change_of_posted_payroll();
CREATE TRIGGER payslip_of_posted_run AFTER INSERT OR UPDATE OF run_id ON payslip
  FOR EACH ROW EXECUTE FUNCTION refuse_payslip_of_posted_run();
`;

export class Payroll1763680000000 implements MigrationInterface {
  readonly name = 'Payroll1763680000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER INDEX payroll_run_one_regular RENAME TO payroll_run_period_key;
      DROP INDEX payslip_order;
      CREATE INDEX payslip_order ON payslip (company_id, period, id) WHERE deleted_at IS NULL`);
    await runner.query(protection);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER payslip_of_posted_run ON payslip;
      DROP TRIGGER payslip_posted ON payslip;
      DROP TRIGGER payroll_run_posted ON payroll_run;
      DROP FUNCTION refuse_payslip_of_posted_run, refuse_change_of_posted_payroll;
      DROP INDEX payslip_order;
      CREATE INDEX payslip_order ON payslip (company_id, employee_name, id) WHERE deleted_at IS NULL;
      ALTER INDEX payroll_run_period_key RENAME TO payroll_run_one_regular`);
  }
}
