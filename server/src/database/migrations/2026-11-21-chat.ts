import type { MigrationInterface, QueryRunner } from 'typeorm';

const current = `nullif(current_setting('app.company_id', true), '')::char(24)`;
const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;

/** Who takes part refers to their profile of the same company, so that no conversation reaches into another one. */
const tables = `
CREATE TABLE chat_profile (
  company_id char(24) NOT NULL, user_id char(24) NOT NULL, status text NOT NULL, about text NOT NULL, last_seen_at timestamptz(3),
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL,
  CONSTRAINT chat_profile_pkey PRIMARY KEY (company_id, user_id),
  CONSTRAINT chat_profile_company_id_fkey FOREIGN KEY (company_id) REFERENCES company (id),
  CONSTRAINT chat_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user (id)
);
CREATE TABLE chat_conversation (
  company_id char(24) NOT NULL, id char(24) NOT NULL, first_user_id char(24) NOT NULL, second_user_id char(24) NOT NULL,
  created_at timestamptz(3) NOT NULL, last_message_at timestamptz(3) NOT NULL,
  CONSTRAINT chat_conversation_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT chat_conversation_between_two CHECK (first_user_id < second_user_id),
  CONSTRAINT chat_conversation_first_user_id_fkey FOREIGN KEY (company_id, first_user_id) REFERENCES chat_profile (company_id, user_id),
  CONSTRAINT chat_conversation_second_user_id_fkey FOREIGN KEY (company_id, second_user_id) REFERENCES chat_profile (company_id, user_id)
);
CREATE TABLE chat_message (
  company_id char(24) NOT NULL, id char(24) NOT NULL, conversation_id char(24) NOT NULL, sender_id char(24) NOT NULL, recipient_id char(24) NOT NULL,
  text text NOT NULL, key text NOT NULL, sent_at timestamptz(3) NOT NULL, delivered_at timestamptz(3), seen_at timestamptz(3), deleted_at timestamptz(3),
  CONSTRAINT chat_message_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT chat_message_text CHECK (char_length(text) <= 4000 AND (text = '') = (deleted_at IS NOT NULL)),
  CONSTRAINT chat_message_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES chat_conversation (company_id, id),
  CONSTRAINT chat_message_sender_id_fkey FOREIGN KEY (company_id, sender_id) REFERENCES chat_profile (company_id, user_id),
  CONSTRAINT chat_message_recipient_id_fkey FOREIGN KEY (company_id, recipient_id) REFERENCES chat_profile (company_id, user_id)
);
`;

const indexes = `
CREATE INDEX chat_profile_user_id_idx ON chat_profile (user_id);
CREATE UNIQUE INDEX chat_conversation_pair_key ON chat_conversation (company_id, first_user_id, second_user_id);
CREATE INDEX chat_conversation_first_order ON chat_conversation (company_id, first_user_id, last_message_at, id);
CREATE INDEX chat_conversation_second_order ON chat_conversation (company_id, second_user_id, last_message_at, id);
CREATE INDEX chat_message_order ON chat_message (company_id, conversation_id, id);
CREATE UNIQUE INDEX chat_message_key_key ON chat_message (company_id, sender_id, key);
CREATE INDEX chat_message_unseen ON chat_message (company_id, recipient_id, conversation_id) WHERE seen_at IS NULL;
CREATE INDEX chat_message_undelivered ON chat_message (company_id, recipient_id) WHERE delivered_at IS NULL;
`;

/** What two people write to each other is theirs alone: not even the trusted code that works across companies reads it. */
const policies: Record<string, string> = {
  chat_profile: `company_id = ${current}`,
  chat_conversation: `company_id = ${current} AND ${me} IN (first_user_id, second_user_id)`,
  chat_message: `company_id = ${current} AND ${me} IN (sender_id, recipient_id)`,
};

export class Chat1795258300000 implements MigrationInterface {
  readonly name = 'Chat1795258300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables + indexes);
    for (const [table, condition] of Object.entries(policies)) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${table} USING (${condition}) WITH CHECK (${condition})`);
    }
    await runner.query(`GRANT SELECT, INSERT ON chat_profile, chat_conversation, chat_message TO muster_app;
      GRANT UPDATE (status, about, last_seen_at, updated_at) ON chat_profile TO muster_app;
      GRANT UPDATE (last_message_at) ON chat_conversation TO muster_app;
      GRANT UPDATE (text, delivered_at, seen_at, deleted_at) ON chat_message TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE chat_message, chat_conversation, chat_profile');
  }
}
