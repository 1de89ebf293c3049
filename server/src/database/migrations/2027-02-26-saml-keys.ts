import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What requests by SAML are signed with; providers there are get theirs when a request is signed first. */
export class SamlKeys1802000000023 implements MigrationInterface {
  readonly name = 'SamlKeys1802000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "identity_provider" ADD "signing_key" text, ADD "signing_certificate" text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "identity_provider" DROP "signing_key", DROP "signing_certificate"`);
  }
}
