import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who is invited has no account in a company until they accept: the membership keeps their name and address, and the link
 * they are mailed is its own. It ends with the invitation, whoever withdraws it.
 */
export class Invitations1796600000000 implements MigrationInterface {
  readonly name = 'Invitations1796600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE membership ALTER user_id DROP NOT NULL, ADD invited_name text, ADD invited_email text, ADD invited_type text',
    );
    await runner.query(`ALTER TABLE membership ADD CONSTRAINT membership_of_account CHECK
      (user_id IS NOT NULL OR deleted_at IS NOT NULL OR (invited_email IS NOT NULL AND status <> 'active')) NOT VALID`);
    await runner.query('ALTER TABLE membership VALIDATE CONSTRAINT membership_of_account');
    await runner.query(
      'CREATE UNIQUE INDEX membership_invited_email_key ON membership (company_id, invited_email) WHERE deleted_at IS NULL',
    );
    await runner.query(`ALTER TABLE password_link ALTER user_id DROP NOT NULL, ADD company_id char(24), ADD membership_id char(24),
      ADD CONSTRAINT password_link_membership_id_fkey FOREIGN KEY (company_id, membership_id) REFERENCES membership (company_id, id),
      ADD CONSTRAINT password_link_of_somebody CHECK (user_id IS NOT NULL OR membership_id IS NOT NULL)`);
    await runner.query('CREATE INDEX password_link_membership ON password_link (company_id, membership_id)');
    await runner.query(`UPDATE password_link l SET company_id = m.company_id, membership_id = m.id, user_id = NULL FROM membership m
      WHERE m.user_id = l.user_id AND m.status = 'invited' AND m.deleted_at IS NULL AND l.kind = 'invite' AND l.used_at IS NULL`);
    await runner.query(`
      CREATE FUNCTION end_invitation_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE password_link SET expires_at = least(expires_at, NEW.updated_at)
        WHERE company_id = NEW.company_id AND membership_id = NEW.id AND used_at IS NULL;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER invitation_links_end AFTER UPDATE ON membership FOR EACH ROW
      WHEN (OLD.status <> NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
      EXECUTE FUNCTION end_invitation_links()`);
  }

  /** Invitations that nobody has accepted end: there is no account to keep them by. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER invitation_links_end ON membership');
    await runner.query('DROP FUNCTION end_invitation_links()');
    await runner.query(`UPDATE password_link l SET user_id = m.user_id FROM membership m
      WHERE m.company_id = l.company_id AND m.id = l.membership_id AND l.user_id IS NULL`);
    await runner.query('DELETE FROM password_link WHERE user_id IS NULL');
    await runner.query('DROP INDEX password_link_membership');
    await runner.query(`ALTER TABLE password_link DROP CONSTRAINT password_link_of_somebody, DROP CONSTRAINT password_link_membership_id_fkey,
      DROP company_id, DROP membership_id, ALTER user_id SET NOT NULL`);
    await runner.query('DROP INDEX membership_invited_email_key');
    await runner.query('ALTER TABLE membership DROP CONSTRAINT membership_of_account');
    await runner.query('DELETE FROM membership WHERE user_id IS NULL');
    await runner.query(
      'ALTER TABLE membership DROP invited_name, DROP invited_email, DROP invited_type, ALTER user_id SET NOT NULL',
    );
  }
}
