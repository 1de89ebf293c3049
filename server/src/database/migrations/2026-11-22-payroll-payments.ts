import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PayrollPayments1795400100000 implements MigrationInterface {
  readonly name = 'PayrollPayments1795400100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "payslip_hold" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "payslip_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "reason" text NOT NULL, "held_by_id" character(24) NOT NULL, "held_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "release_reason" text, "released_by_id" character(24), "released_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "payslip_hold_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "payslip_hold_one_open" ON "payslip_hold"  ("company_id", "payslip_id") WHERE released_at IS NULL AND deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "payslip_hold_order" ON "payslip_hold"  ("company_id", "held_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "payslip_hold_payslip_id_idx" ON "payslip_hold"  ("company_id", "payslip_id") `);
    await runner.query(`CREATE INDEX "payslip_hold_employee_id_idx" ON "payslip_hold"  ("company_id", "employee_id") `);
    await runner.query(`CREATE INDEX "payslip_hold_held_by_id_idx" ON "payslip_hold"  ("company_id", "held_by_id") `);
    await runner.query(
      `CREATE INDEX "payslip_hold_released_by_id_idx" ON "payslip_hold"  ("company_id", "released_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "bank_account" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "holder" text NOT NULL, "iban" text NOT NULL, "bank_name" text, "bic" text, "routing_code" text, "person_code" text, "valid_from" date NOT NULL, "valid_to" date, "state" text NOT NULL, "entered_by_id" character(24), "decided_by_id" character(24), "decided_at" TIMESTAMP(3) WITH TIME ZONE, "decision_note" text, CONSTRAINT "bank_account_no_overlap" EXCLUDE USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (state = 'verified' AND deleted_at IS NULL), CONSTRAINT "bank_account_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "bank_account_order" ON "bank_account"  ("company_id", "valid_from", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "bank_account_employee_id_idx" ON "bank_account"  ("company_id", "employee_id") `);
    await runner.query(
      `CREATE INDEX "bank_account_entered_by_id_idx" ON "bank_account"  ("company_id", "entered_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "bank_account_decided_by_id_idx" ON "bank_account"  ("company_id", "decided_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "payroll_payment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "run_id" character(24) NOT NULL, "period" text NOT NULL, "format" text NOT NULL, "pay_date" date NOT NULL, "state" text NOT NULL, "currency" text NOT NULL, "paid_count" integer NOT NULL, "total" numeric(18,3) NOT NULL, "left_out_count" integer NOT NULL, "left_out_total" numeric(18,3) NOT NULL, "left_out" jsonb NOT NULL, "file_name" text NOT NULL, "mime_type" text NOT NULL, "sha256" text NOT NULL, "content" text NOT NULL, "made_by_id" character(24) NOT NULL, "made_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "paid_on" date, "paid_by_id" character(24), CONSTRAINT "payroll_payment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "payroll_payment_order" ON "payroll_payment"  ("company_id", "made_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "payroll_payment_run_id_idx" ON "payroll_payment"  ("company_id", "run_id") `);
    await runner.query(
      `CREATE INDEX "payroll_payment_made_by_id_idx" ON "payroll_payment"  ("company_id", "made_by_id") `,
    );
    await runner.query(
      `CREATE INDEX "payroll_payment_paid_by_id_idx" ON "payroll_payment"  ("company_id", "paid_by_id") `,
    );
    await runner.query(
      `CREATE TABLE "payroll_payment_line" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "payment_id" character(24) NOT NULL, "payslip_id" character(24) NOT NULL, "employee_id" character(24) NOT NULL, "bank_account_id" character(24) NOT NULL, "employee_name" text NOT NULL, "amount" numeric(18,3) NOT NULL, "currency" text NOT NULL, CONSTRAINT "payroll_payment_line_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "payroll_payment_line_one_per_slip" ON "payroll_payment_line"  ("company_id", "payslip_id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "payroll_payment_line_order" ON "payroll_payment_line"  ("company_id", "employee_name", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "payroll_payment_line_payment_id_idx" ON "payroll_payment_line"  ("company_id", "payment_id") `,
    );
    await runner.query(
      `CREATE INDEX "payroll_payment_line_payslip_id_idx" ON "payroll_payment_line"  ("company_id", "payslip_id") `,
    );
    await runner.query(
      `CREATE INDEX "payroll_payment_line_employee_id_idx" ON "payroll_payment_line"  ("company_id", "employee_id") `,
    );
    await runner.query(
      `CREATE INDEX "payroll_payment_line_bank_account_id_idx" ON "payroll_payment_line"  ("company_id", "bank_account_id") `,
    );
    await runner.query(
      `ALTER TABLE "company" ADD "negative_net" text NOT NULL DEFAULT 'block'; ALTER TABLE "company" ALTER "negative_net" DROP DEFAULT`,
    );
    await runner.query(`ALTER TABLE "company" ADD "payer_iban" text`);
    await runner.query(`ALTER TABLE "company" ADD "payer_bic" text`);
    await runner.query(`ALTER TABLE "company" ADD "payer_routing_code" text`);
    await runner.query(
      `ALTER TABLE "company" ADD "bank_cool_off_days" integer NOT NULL DEFAULT 3; ALTER TABLE "company" ALTER "bank_cool_off_days" DROP DEFAULT`,
    );
    await runner.query(
      `ALTER TABLE "payslip" ADD "brought_forward" numeric(18,3) NOT NULL DEFAULT 0; ALTER TABLE "payslip" ALTER "brought_forward" DROP DEFAULT`,
    );
    await runner.query(
      `ALTER TABLE "payslip" ADD "carried_forward" numeric(18,3) NOT NULL DEFAULT 0; ALTER TABLE "payslip" ALTER "carried_forward" DROP DEFAULT`,
    );
    await runner.query(`ALTER TABLE "payroll_run" ADD "paid_on" date`);
    await runner.query(
      `ALTER TABLE "payslip_hold" ADD CONSTRAINT "payslip_hold_payslip_id_fkey" FOREIGN KEY ("company_id", "payslip_id") REFERENCES "payslip"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payslip_hold" ADD CONSTRAINT "payslip_hold_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payslip_hold" ADD CONSTRAINT "payslip_hold_held_by_id_fkey" FOREIGN KEY ("held_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payslip_hold" ADD CONSTRAINT "payslip_hold_released_by_id_fkey" FOREIGN KEY ("released_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payroll_payment" ADD CONSTRAINT "payroll_payment_run_id_fkey" FOREIGN KEY ("company_id", "run_id") REFERENCES "payroll_run"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payroll_payment" ADD CONSTRAINT "payroll_payment_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payroll_payment" ADD CONSTRAINT "payroll_payment_paid_by_id_fkey" FOREIGN KEY ("paid_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payroll_payment_line" ADD CONSTRAINT "payroll_payment_line_payment_id_fkey" FOREIGN KEY ("company_id", "payment_id") REFERENCES "payroll_payment"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payroll_payment_line" ADD CONSTRAINT "payroll_payment_line_payslip_id_fkey" FOREIGN KEY ("company_id", "payslip_id") REFERENCES "payslip"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payroll_payment_line" ADD CONSTRAINT "payroll_payment_line_employee_id_fkey" FOREIGN KEY ("company_id", "employee_id") REFERENCES "employee"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "payroll_payment_line" ADD CONSTRAINT "payroll_payment_line_bank_account_id_fkey" FOREIGN KEY ("company_id", "bank_account_id") REFERENCES "bank_account"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `CREATE INDEX payslip_forwarded ON payslip (company_id, employee_id) WHERE carried_forward <> 0 OR brought_forward <> 0`,
    );
    // Accounts on file wait for a second person like any other.
    await runner.query(`INSERT INTO bank_account (company_id, id, created_at, updated_at, employee_id, holder, iban, bank_name, valid_from, state)
      SELECT company_id, left(md5('bank account ' || id), 24), now(), now(), id, left(concat_ws(' ', first_name, middle_name, last_name), 120), iban, bank_name, hire_date, 'pending'
      FROM employee WHERE iban IS NOT NULL AND deleted_at IS NULL`);
    await runner.query(`ALTER TABLE "payslip_hold" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "payslip_hold" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "payslip_hold" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "payslip_hold" TO muster_app`);
    await runner.query(`ALTER TABLE "bank_account" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "bank_account" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "bank_account" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "bank_account" TO muster_app`);
    await runner.query(`ALTER TABLE "payroll_payment" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "payroll_payment" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "payroll_payment" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "payroll_payment" TO muster_app`);
    await runner.query(`ALTER TABLE "payroll_payment_line" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "payroll_payment_line" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "payroll_payment_line" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "payroll_payment_line" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE payroll_payment_line, payroll_payment, bank_account, payslip_hold;
      DROP INDEX payslip_forwarded;
      ALTER TABLE company DROP negative_net, DROP payer_iban, DROP payer_bic, DROP payer_routing_code, DROP bank_cool_off_days;
      ALTER TABLE payslip DROP brought_forward, DROP carried_forward;
      ALTER TABLE payroll_run DROP paid_on`);
  }
}
