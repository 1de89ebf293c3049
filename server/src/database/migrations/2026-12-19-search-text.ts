import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What rows of these are searched by, of their own columns. */
const searched: Record<string, string> = {
  api_token: 'name',
  app_user: 'name email',
  approval_flow: 'name',
  attendance_correction: 'reason',
  cme_rule: 'authority profession',
  company: 'name legal_name',
  company_role: 'title',
  compensation: 'title',
  deduction: 'title',
  department: 'name code',
  dependant: 'name',
  document: 'number issuing_authority title category',
  document_type: 'name category',
  emergency_contact: 'name',
  employee: 'code first_name middle_name last_name native_name work_email',
  employee_cme: 'title provider accreditation_no',
  employee_deduction: 'reason resolution_number',
  employee_document: 'number issuing_authority title',
  employee_licence: 'number authority profession',
  employee_loan: 'reason',
  employee_reward: 'reason resolution_number item',
  employee_skill: 'skill',
  event: 'title location description other_guests',
  file_import: 'file_name',
  form: 'title title_ar',
  form_request: 'no::text requester_name',
  form_version: 'title title_ar',
  grade: 'code name',
  holiday: 'name',
  invoice: 'number client_name client_company client_email service',
  leave_adjustment: 'reason',
  leave_block: 'name',
  leave_type: 'code name name_ar',
  mail: 'email subject sender_name',
  mail_template: 'name subject',
  pay_component: 'code name name_ar',
  pay_table_row: 'table_name',
  payroll_payment: 'period',
  payroll_payment_line: 'employee_name',
  payroll_run: 'period',
  payslip: 'employee_code employee_name',
  permission: 'title alias',
  position: 'title code',
  punch_device: 'name location',
  role: 'title',
  salary_formula: 'title',
  shift: 'title code',
  shift_pattern: 'name',
  standard_document_type: 'name category',
  stored_file: 'name',
  vendor: 'name contact_person email mobile_phone phone licence_no tax_no',
  webhook: 'name url',
  webhook_delivery: 'event_id subject record_id',
  work_calendar: 'name',
  work_location: 'name code address',
};

const computedBy = (columns: string): string =>
  columns
    .split(' ')
    .map((column) => column.split('::'))
    .map(([column, cast]) => `coalesce(folded("${column}"${cast ? `::${cast}` : ''}), '')`)
    .join(` || chr(31) || `);

/**
 * Each row keeps the folded text it is found by. Adding it writes a table anew, during which nobody reads or writes it: so
 * each is done by itself, and those that are done are left alone when a cut-off migration is done again. TypeORM notes what
 * columns are computed by in a table it makes.
 */
export class SearchText1796610000001 implements MigrationInterface {
  readonly name = 'SearchText1796610000001';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(searched)) {
      if (await runner.hasColumn(table, 'search_text')) continue;
      await runner.startTransaction();
      try {
        await runner.query(
          `ALTER TABLE "${table}" ADD "search_text" text GENERATED ALWAYS AS (${computedBy(columns)}) STORED`,
        );
        await runner.query(
          `INSERT INTO "typeorm_metadata" ("database", "schema", "table", "type", "name", "value")
           VALUES (current_database(), current_schema(), $1, 'GENERATED_COLUMN', 'search_text', $2)`,
          [table, computedBy(columns)],
        );
        await runner.commitTransaction();
      } catch (error) {
        await runner.rollbackTransaction();
        throw error;
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(searched))
      await runner.query(`ALTER TABLE "${table}" DROP IF EXISTS "search_text"`);
    await runner.query('DELETE FROM "typeorm_metadata"');
  }
}
