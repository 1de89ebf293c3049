import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Roles nobody changed get what roles of new companies begin with since employees have families, places of work and grades here. */
export class RoleGrowth1795901000000 implements MigrationInterface {
  readonly name = 'RoleGrowth1795901000000';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [
      {
        digests: ['766e05b29d6fabf57fa93378efdf3135'],
        added: [
          'Dependant read create update delete read_sensitive export company',
          'EmergencyContact read create update delete read_sensitive export company',
          'WorkLocation read create update delete read_sensitive export company',
          'Grade read create update delete read_sensitive export company',
          'EmployeeSalary read_range company',
        ],
      },
      {
        digests: ['0fb79b3c22643f3836d31189378dfb58'],
        added: ['WorkLocation read company', 'Grade read company', 'EmployeeSalary read_range company'],
      },
      {
        digests: ['6a5cfe6d3c446340d41c15cb8a30b32b'],
        added: ['WorkLocation read company', 'EmergencyContact read team'],
      },
      {
        digests: ['f28a0b27f72aa51fc1885a439b2d4321'],
        added: [
          'WorkLocation read company',
          'Dependant read read_sensitive own',
          'EmergencyContact read create update delete own',
          'EndOfService read read_sensitive own',
        ],
      },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
