import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of punches; whether a company asks for them, and how long it keeps them. */
export class PunchPhotos1795900300073 implements MigrationInterface {
  readonly name = 'PunchPhotos1795900300073';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE company ADD punch_photo text NOT NULL DEFAULT 'none', ADD punch_photo_months integer NOT NULL DEFAULT 3`,
    );
    await runner.query('ALTER TABLE company ALTER punch_photo DROP DEFAULT, ALTER punch_photo_months DROP DEFAULT');
    await runner.query('ALTER TABLE punch ADD photo_file_id character(24)');
    await runner.query('CREATE INDEX punch_photo_file_id_idx ON punch (company_id, photo_file_id)');
    await runner.query(
      'ALTER TABLE punch ADD CONSTRAINT punch_photo_file_id_fkey FOREIGN KEY (company_id, photo_file_id) REFERENCES stored_file(company_id, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE punch DROP photo_file_id');
    await runner.query('ALTER TABLE company DROP punch_photo, DROP punch_photo_months');
  }
}
