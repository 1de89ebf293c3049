import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key that follows the one requests by SAML are signed with, while providers learn it. */
export class NextSamlKey1802000000025 implements MigrationInterface {
  readonly name = 'NextSamlKey1802000000025';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "identity_provider" ADD "next_signing_key" text, ADD "next_signing_certificate" text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "identity_provider" DROP "next_signing_key", DROP "next_signing_certificate"`);
  }
}
