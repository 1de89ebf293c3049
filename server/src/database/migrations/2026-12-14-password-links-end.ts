import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to choose a password end with the password, the address and the account they were mailed for, whoever changes these; where one was used is kept. */
export class PasswordLinksEnd1796550000000 implements MigrationInterface {
  readonly name = 'PasswordLinksEnd1796550000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE password_link ADD used_from text');
    await runner.query(`
      CREATE FUNCTION end_password_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE password_link SET expires_at = least(expires_at, NEW.updated_at) WHERE user_id = NEW.id AND used_at IS NULL;
        RETURN NULL;
      END $$`);
    // A better hash of the same password leaves the version as it is.
    await runner.query(`
      CREATE TRIGGER password_links_end AFTER UPDATE ON app_user FOR EACH ROW
      WHEN (OLD.version <> NEW.version AND (OLD.password_hash IS DISTINCT FROM NEW.password_hash OR OLD.email <> NEW.email
        OR OLD.status <> NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at))
      EXECUTE FUNCTION end_password_links()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER password_links_end ON app_user');
    await runner.query('DROP FUNCTION end_password_links()');
    await runner.query('ALTER TABLE password_link DROP used_from');
  }
}
