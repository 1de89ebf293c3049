import type { MigrationInterface, QueryRunner } from 'typeorm';

const current = `nullif(current_setting('app.company_id', true), '')::char(24)`;

const tables = `
CREATE TABLE people_import (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24),
  file_name text NOT NULL, kind text NOT NULL, state text NOT NULL, rows integer NOT NULL, done_count integer NOT NULL,
  headers jsonb NOT NULL, mapping jsonb NOT NULL, transformations jsonb NOT NULL, counts jsonb NOT NULL, problems jsonb NOT NULL,
  failure jsonb, profile text NOT NULL,
  CONSTRAINT people_import_pkey PRIMARY KEY (company_id, id)
);
CREATE INDEX people_import_order ON people_import (company_id, created_at, id) WHERE deleted_at IS NULL;
CREATE TABLE import_row (
  company_id char(24) NOT NULL, import_id char(24) NOT NULL, row_no integer NOT NULL, cells text[] NOT NULL,
  is_left_out boolean NOT NULL DEFAULT false, outcome text, employee_id char(24), person jsonb, problems jsonb, suggestion text[],
  stage smallint NOT NULL DEFAULT 0,
  CONSTRAINT import_row_pkey PRIMARY KEY (company_id, import_id, row_no),
  CONSTRAINT import_row_import_id_fkey FOREIGN KEY (company_id, import_id) REFERENCES people_import (company_id, id)
);
CREATE INDEX import_row_outcome ON import_row (company_id, import_id, outcome, stage, row_no);
CREATE TABLE import_write (
  company_id char(24) NOT NULL, import_id char(24) NOT NULL, seq bigint GENERATED ALWAYS AS IDENTITY, row_no integer, subject text NOT NULL,
  record_id char(24) NOT NULL, version integer NOT NULL, before jsonb, key text, is_undone boolean NOT NULL DEFAULT false, kept text,
  CONSTRAINT import_write_pkey PRIMARY KEY (company_id, import_id, seq),
  CONSTRAINT import_write_import_id_fkey FOREIGN KEY (company_id, import_id) REFERENCES people_import (company_id, id)
);
CREATE INDEX import_write_record ON import_write (company_id, import_id, record_id);
CREATE TABLE import_memory (
  company_id char(24) NOT NULL, headers_key text NOT NULL, mapping jsonb NOT NULL, transformations jsonb NOT NULL, updated_at timestamptz NOT NULL,
  CONSTRAINT import_memory_pkey PRIMARY KEY (company_id, headers_key),
  CONSTRAINT import_memory_company_id_fkey FOREIGN KEY (company_id) REFERENCES company (id)
);
`;

export class Import1763670000000 implements MigrationInterface {
  readonly name = 'Import1763670000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    for (const table of ['people_import', 'import_row', 'import_write', 'import_memory']) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${table} USING (company_id = ${current}) WITH CHECK (company_id = ${current});
        GRANT SELECT, INSERT, UPDATE ON ${table} TO muster_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_memory, import_write, import_row, people_import');
  }
}
