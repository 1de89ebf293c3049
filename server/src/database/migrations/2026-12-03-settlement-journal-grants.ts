import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles } from '../role-growth';

/** Who approves payrolls hands out the journal of a settlement as a file, as that of a run. */
export class SettlementJournalGrants1795901210000 implements MigrationInterface {
  readonly name = 'SettlementJournalGrants1795901210000';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, [
      { digests: ['3ceea67e39ab8826f3ed77bce8b850e4'], added: ['EndOfService export company'] },
    ]);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}
