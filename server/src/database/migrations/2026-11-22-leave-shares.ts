import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leave is paid by its type from here on: standard types nobody changed take over what the salary formulas of their company agree on. */
export class LeaveShares1795600000041 implements MigrationInterface {
  readonly name = 'LeaveShares1795600000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH shares AS (
        SELECT DISTINCT f.company_id, f.paid_leave_percent AS paid, f.unpaid_leave_percent AS unpaid, f.maternity_leave_percent AS maternity,
          f.sick_leave_percent AS sick, f.sick_leave_first_percent AS sick1, f.sick_leave_second_percent AS sick2, f.sick_leave_third_percent AS sick3,
          f.parental_leave_first_percent AS parental1, f.parental_leave_second_percent AS parental2, f.parental_leave_third_percent AS parental3
        FROM salary_formula f WHERE EXISTS (SELECT FROM employee e WHERE e.company_id = f.company_id AND e.salary_formula_id = f.id AND e.deleted_at IS NULL)),
      agreed AS (SELECT * FROM shares s WHERE (SELECT count(*) FROM shares o WHERE o.company_id = s.company_id) = 1)
      UPDATE leave_type t SET version = t.version + 1, updated_at = now(),
        paid_percent = CASE t.code WHEN 'ANNUAL' THEN a.paid WHEN 'UNPAID' THEN a.unpaid WHEN 'MATERNITY' THEN a.maternity WHEN 'SICK' THEN a.sick ELSE a.parental3 END,
        pay_tiers = CASE t.code
          WHEN 'SICK' THEN jsonb_build_array(jsonb_build_object('upToDay', 15, 'percent', trim_scale(a.sick1)::text), jsonb_build_object('upToDay', 30, 'percent', trim_scale(a.sick2)::text),
            jsonb_build_object('upToDay', 90, 'percent', trim_scale(a.sick3)::text))
          WHEN 'PARENTAL' THEN jsonb_build_array(jsonb_build_object('upToDay', 45, 'percent', trim_scale(a.parental1)::text), jsonb_build_object('upToDay', 60, 'percent', trim_scale(a.parental2)::text),
            jsonb_build_object('upToDay', 105, 'percent', trim_scale(a.parental3)::text))
          ELSE t.pay_tiers END
      FROM agreed a WHERE t.company_id = a.company_id AND t.version = 1 AND t.code IN ('ANNUAL', 'SICK', 'UNPAID', 'MATERNITY', 'PARENTAL')`);
  }

  /** What a type said before is not known any more, and it may have been changed since. */
  async down(): Promise<void> {}
}
