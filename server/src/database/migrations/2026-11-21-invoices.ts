import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Invoices1795300200000 implements MigrationInterface {
  readonly name = 'Invoices1795300200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "invoice" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "number" text, "state" text NOT NULL, "issued_on" date NOT NULL, "due_on" date NOT NULL, "client_name" text NOT NULL, "client_company" text, "client_email" text, "client_address" text, "client_country" text, "client_contact" text, "vendor_id" character(24), "service" text, "note" text, "currency" text NOT NULL, "lines" jsonb NOT NULL, "amounts" jsonb NOT NULL, "subtotal" numeric(18,3) NOT NULL, "tax" numeric(18,3) NOT NULL, "total" numeric(18,3) NOT NULL, "paid" numeric(18,3) NOT NULL, "balance" numeric(18,3) NOT NULL, "payments" jsonb NOT NULL, "sent_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "invoice_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "invoice_number_key" ON "invoice"  ("company_id", "number") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "invoice_order" ON "invoice"  ("company_id", "issued_on", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "invoice_vendor_id_idx" ON "invoice"  ("company_id", "vendor_id") `);
    await runner.query(
      `ALTER TABLE "invoice" ADD CONSTRAINT "invoice_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "invoice" ENABLE ROW LEVEL SECURITY`);
    await runner.query(`ALTER TABLE "invoice" FORCE ROW LEVEL SECURITY`);
    await runner.query(
      `CREATE POLICY tenant ON "invoice" USING (company_id = nullif(current_setting('app.company_id', true), '')::char(24)) WITH CHECK (company_id = nullif(current_setting('app.company_id', true), '')::char(24))`,
    );
    await runner.query(`GRANT SELECT, INSERT, UPDATE ON "invoice" TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice');
  }
}
