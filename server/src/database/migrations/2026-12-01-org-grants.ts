import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Roles nobody changed get what roles of new companies begin with since there are work locations and grades. */
export class OrgGrants1795901010009 implements MigrationInterface {
  readonly name = 'OrgGrants1795901010009';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [
      { digests: ['766e05b29d6fabf57fa93378efdf3135'], added: ['WorkLocation read create update delete read_sensitive export company', 'Grade read create update delete read_sensitive export company'] },
      { digests: ['0fb79b3c22643f3836d31189378dfb58'], added: ['WorkLocation read company', 'Grade read company'] },
      { digests: ['6a5cfe6d3c446340d41c15cb8a30b32b', 'f28a0b27f72aa51fc1885a439b2d4321'], added: ['WorkLocation read company'] },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
