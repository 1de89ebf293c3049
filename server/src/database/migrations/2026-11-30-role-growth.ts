import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Roles nobody changed get what roles of new companies begin with since documents are looked at, salaries proposed and programs let in. */
export class RoleGrowth1795900890001 implements MigrationInterface {
  readonly name = 'RoleGrowth1795900890001';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [
      {
        digests: ['4b8497f881e1b966bf42770cbfb21af5'],
        added: [
          'ApiToken read create update delete read_sensitive export issue revoke company',
          'Webhook read create update delete read_sensitive export issue company',
          'WebhookDelivery read create update delete read_sensitive export resend company',
          'DocumentAcknowledgement read create update delete read_sensitive export company',
          'Document archive reject remind verify company',
          'EmployeeDocument archive reject submit verify company',
          'EmployeeSalary approve reject company',
          'Employee read_medical read_pay company',
          'EmployeeLeave read_medical company',
        ],
      },
      {
        digests: ['6059269537b24c8cf782cbce73ab9497'],
        added: ['Employee read_medical read_pay own', 'EmployeeDocument submit own', 'EmployeeLeave read_medical own'],
      },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
