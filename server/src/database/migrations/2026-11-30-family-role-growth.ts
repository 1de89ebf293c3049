import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Roles nobody changed get what roles of new companies begin with since an employee has a family here. */
export class FamilyRoleGrowth1795901000090 implements MigrationInterface {
  readonly name = 'FamilyRoleGrowth1795901000090';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [
      { digests: ['766e05b29d6fabf57fa93378efdf3135'], added: ['Dependant read create update delete read_sensitive export company', 'EmergencyContact read create update delete read_sensitive export company'] },
      { digests: ['f28a0b27f72aa51fc1885a439b2d4321'], added: ['Dependant read read_sensitive own', 'EmergencyContact read create update delete own', 'EndOfService read read_sensitive own'] },
      { digests: ['6a5cfe6d3c446340d41c15cb8a30b32b'], added: ['EmergencyContact read team'] },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
