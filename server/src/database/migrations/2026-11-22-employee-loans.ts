import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EmployeeLoans1795326229796 implements MigrationInterface {
  readonly name = 'EmployeeLoans1795326229796';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "employee_loan" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "reason" text NOT NULL, "description" text, "principal" numeric(18,3) NOT NULL, "currency" text NOT NULL, "yearly_rate" numeric(18,4) NOT NULL, "method" text NOT NULL, "instalments" integer NOT NULL, "first_due" date NOT NULL, "cap_percent" numeric(18,2), "state" text NOT NULL, "balance" numeric(18,3), "disbursed_on" date, "ended_on" date, "ended_amount" numeric(18,3), "step_note" text, "entered_by_id" character(24), "submitted_by_id" character(24), "decided_by_id" character(24), "decided_at" TIMESTAMP(3) WITH TIME ZONE, "decision_note" text, CONSTRAINT "employee_loan_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "employee_loan_order" ON "employee_loan"  ("company_id", "first_due", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "employee_loan_employee_id_idx" ON "employee_loan"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_loan_entered_by_id_idx" ON "employee_loan"  ("company_id", "entered_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_loan_submitted_by_id_idx" ON "employee_loan"  ("company_id", "submitted_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "employee_loan_decided_by_id_idx" ON "employee_loan"  ("company_id", "decided_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "loan_instalment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "loan_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "number" integer NOT NULL, "due_on" date NOT NULL, "due" numeric(18,3) NOT NULL, "interest" numeric(18,3) NOT NULL, "principal" numeric(18,3) NOT NULL, "taken" numeric(18,3) NOT NULL, "state" text NOT NULL, CONSTRAINT "loan_instalment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "loan_instalment_number" ON "loan_instalment"  ("company_id", "loan_id", "number") `,
    );
    await runner.query(
      `CREATE INDEX "loan_instalment_order" ON "loan_instalment"  ("company_id", "due_on", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "loan_instalment_loan_id_idx" ON "loan_instalment"  ("company_id", "loan_id") `);
    await runner.query(
      `CREATE INDEX "loan_instalment_employee_id_idx" ON "loan_instalment"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `ALTER TABLE "employee_loan" ADD CONSTRAINT "employee_loan_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_loan" ADD CONSTRAINT "employee_loan_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_loan" ADD CONSTRAINT "employee_loan_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "employee_loan" ADD CONSTRAINT "employee_loan_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "loan_instalment" ADD CONSTRAINT "loan_instalment_loan_id_fkey" FOREIGN KEY ("company_id", "loan_id") REFERENCES "employee_loan"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "loan_instalment" ADD CONSTRAINT "loan_instalment_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "employee_loan" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "employee_loan" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "employee_loan" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "employee_loan" TO muster_app`);
    await runner.query(`ALTER TABLE "loan_instalment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "loan_instalment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "loan_instalment" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "loan_instalment" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "loan_instalment"');
    await runner.query('DROP TABLE "employee_loan"');
  }
}
