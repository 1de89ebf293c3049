import type { MigrationInterface, QueryRunner } from 'typeorm';

const current = `nullif(current_setting('app.company_id', true), '')::char(24)`;
const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;
/** Work that runs in nobody's name: it delivers mail, and clears away files nobody refers to any more. */
const isProduct = `coalesce(${me}, '${'0'.repeat(24)}') = '${'0'.repeat(24)}'`;

/** A person has their own copies and what they are copies of, an admin too. That a file is attached to something the company may know. */
const policies: Record<string, string> = {
  internal_mail_copy: `company_id = ${current} AND (owner_id = ${me} OR ${isProduct})`,
  internal_mail: `company_id = ${current} AND (from_id = ${me} OR ${isProduct} OR EXISTS (SELECT 1 FROM internal_mail_copy c
    WHERE c.company_id = internal_mail.company_id AND c.message_id = internal_mail.id AND c.owner_id = ${me} AND c.deleted_at IS NULL))`,
  internal_mail_attachment: `company_id = ${current}`,
  internal_mail_last_list: `company_id = ${current}`,
};

const lastListTable = `
CREATE TABLE internal_mail_last_list (
  company_id char(24) NOT NULL, session_id char(24) NOT NULL, folder text, label text, search text, asked_at timestamptz NOT NULL,
  CONSTRAINT internal_mail_last_list_pkey PRIMARY KEY (company_id, session_id),
  CONSTRAINT internal_mail_last_list_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth_session (id) ON DELETE CASCADE
);
CREATE INDEX internal_mail_last_list_session_id_idx ON internal_mail_last_list (session_id);
`;

export class InternalMail1795301056188 implements MigrationInterface {
  readonly name = 'InternalMail1795301056188';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "internal_mail" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "from_id" character(24) NOT NULL, "from_name" text NOT NULL, "from_email" text NOT NULL, "to_people" jsonb NOT NULL, "cc_people" jsonb NOT NULL, "subject" text NOT NULL, "body" text NOT NULL, "thread_id" character(24), "sent_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "internal_mail_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_order" ON "internal_mail"  ("company_id", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(`CREATE INDEX "internal_mail_from_id_idx" ON "internal_mail"  ("company_id", "from_id") `);
    await runner.query(`CREATE INDEX "internal_mail_thread_id_idx" ON "internal_mail"  ("company_id", "thread_id") `);
    await runner.query(
      `CREATE TABLE "internal_mail_copy" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "owner_id" character(24) NOT NULL, "message_id" character(24) NOT NULL, "is_sender" boolean NOT NULL, "bcc_people" jsonb NOT NULL, "folder" text NOT NULL, "previous_folder" text, "is_starred" boolean NOT NULL, "is_read" boolean NOT NULL, "labels" jsonb NOT NULL, "mailed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "internal_mail_copy_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "internal_mail_copy_once" ON "internal_mail_copy"  ("company_id", "message_id", "owner_id", "is_sender") `,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_unread" ON "internal_mail_copy"  ("company_id", "owner_id", "folder") WHERE deleted_at IS NULL AND NOT is_read`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_labelled" ON "internal_mail_copy"  ("company_id", "owner_id", "mailed_at", "id") WHERE deleted_at IS NULL AND labels <> '[]'::jsonb`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_starred" ON "internal_mail_copy"  ("company_id", "owner_id", "mailed_at", "id") WHERE deleted_at IS NULL AND is_starred`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_all" ON "internal_mail_copy"  ("company_id", "owner_id", "mailed_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_box" ON "internal_mail_copy"  ("company_id", "owner_id", "folder", "mailed_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_order" ON "internal_mail_copy"  ("company_id", "mailed_at", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_owner_id_idx" ON "internal_mail_copy"  ("company_id", "owner_id") `,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_copy_message_id_idx" ON "internal_mail_copy"  ("company_id", "message_id") `,
    );
    await runner.query(
      `CREATE TABLE "internal_mail_attachment" ("id" character(24) NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE, "created_by_id" character(24), "updated_by_id" character(24), "company_id" character(24) NOT NULL, "message_id" character(24) NOT NULL, "file_id" character(24), "place" integer NOT NULL, CONSTRAINT "internal_mail_attachment_pkey" PRIMARY KEY ("company_id", "id"))`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_attachment_order" ON "internal_mail_attachment"  ("company_id", "place", "id") WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_attachment_message_id_idx" ON "internal_mail_attachment"  ("company_id", "message_id") `,
    );
    await runner.query(
      `CREATE INDEX "internal_mail_attachment_file_id_idx" ON "internal_mail_attachment"  ("company_id", "file_id") `,
    );
    await runner.query(
      `ALTER TABLE "internal_mail" ADD CONSTRAINT "internal_mail_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "internal_mail" ADD CONSTRAINT "internal_mail_thread_id_fkey" FOREIGN KEY ("company_id", "thread_id") REFERENCES "internal_mail"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "internal_mail_copy" ADD CONSTRAINT "internal_mail_copy_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "internal_mail_copy" ADD CONSTRAINT "internal_mail_copy_message_id_fkey" FOREIGN KEY ("company_id", "message_id") REFERENCES "internal_mail"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "internal_mail_attachment" ADD CONSTRAINT "internal_mail_attachment_message_id_fkey" FOREIGN KEY ("company_id", "message_id") REFERENCES "internal_mail"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "internal_mail_attachment" ADD CONSTRAINT "internal_mail_attachment_file_id_fkey" FOREIGN KEY ("company_id", "file_id") REFERENCES "stored_file"("company_id","id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(lastListTable);
    for (const [table, condition] of Object.entries(policies)) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${table} USING (${condition}) WITH CHECK (${condition}); GRANT SELECT, INSERT, UPDATE ON ${table} TO muster_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE internal_mail_last_list, internal_mail_attachment, internal_mail_copy, internal_mail',
    );
  }
}
