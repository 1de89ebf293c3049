import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Roles nobody changed verify accounts of vendors, as those of new companies do. */
export class VendorAccountGrants1795901210002 implements MigrationInterface {
  readonly name = 'VendorAccountGrants1795901210002';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [
      { digests: ['9cba2beb842db1e0c4abb371811d5327'], added: ['Vendor verify reject company'] },
      { digests: ['09733c80c0590b2b1befe797f5c3ac8f'], added: ['Vendor read_sensitive verify reject company'] },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
