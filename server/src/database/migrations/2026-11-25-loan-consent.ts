import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Consent of an employee to having a loan taken from the pay, and who may give, ask for and note it. */
export class LoanConsent1795900500073 implements MigrationInterface {
  readonly name = 'LoanConsent1795900500073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE employee_loan ADD consented_at timestamp(3) with time zone, ADD consent_by_id character(24), ADD consent_words text,
      ADD consent_signed_on date, ADD consent_file_id character(24)`);
    await runner.query('CREATE INDEX employee_loan_consent_by_id_idx ON employee_loan (company_id, consent_by_id)');
    await runner.query('CREATE INDEX employee_loan_consent_file_id_idx ON employee_loan (company_id, consent_file_id)');
    await runner.query(
      'ALTER TABLE employee_loan ADD CONSTRAINT employee_loan_consent_by_id_fkey FOREIGN KEY (consent_by_id) REFERENCES app_user(id)',
    );
    await runner.query(
      'ALTER TABLE employee_loan ADD CONSTRAINT employee_loan_consent_file_id_fkey FOREIGN KEY (company_id, consent_file_id) REFERENCES stored_file(company_id, id)',
    );
    await growRoles(runner, [
      {
        digests: ['5411f8215f342684bfe651072f0376a6'],
        added: ['EmployeeLoan consent ask_consent note_consent company'],
      },
      { digests: ['a2d35f5fb3cb959d7213bd6cfb1da0a1'], added: ['EmployeeLoan ask_consent company'] },
      { digests: ['8db5193a6a90b63283147dad914629fd'], added: ['EmployeeLoan consent own'] },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE employee_loan DROP consent_file_id, DROP consent_signed_on, DROP consent_words, DROP consent_by_id, DROP consented_at',
    );
  }
}
