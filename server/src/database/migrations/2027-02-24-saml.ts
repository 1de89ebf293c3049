import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Identity providers that are spoken to by SAML. */
export class Saml1802000000010 implements MigrationInterface {
  readonly name = 'Saml1802000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "identity_provider" ADD "kind" text NOT NULL DEFAULT 'oidc', ADD "sign_in_url" text,
      ADD "sign_out_url" text, ADD "certificates" text, ADD "certificates_until" date, ADD "subject_attribute" text,
      ADD "metadata" text`);
    await runner.query(`ALTER TABLE "identity_provider" ALTER "kind" DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM auth_session USING identity_provider p WHERE auth_session.company_id = p.company_id
         AND identity_provider_id = p.id AND p.kind = 'saml'`,
    );
    await runner.query(
      `DELETE FROM provider_identity i USING identity_provider p WHERE i.company_id = p.company_id
         AND i.provider_id = p.id AND p.kind = 'saml'`,
    );
    await runner.query(`DELETE FROM identity_provider WHERE kind = 'saml'`);
    await runner.query(`ALTER TABLE "identity_provider" DROP "kind", DROP "sign_in_url", DROP "sign_out_url",
      DROP "certificates", DROP "certificates_until", DROP "subject_attribute", DROP "metadata"`);
  }
}
