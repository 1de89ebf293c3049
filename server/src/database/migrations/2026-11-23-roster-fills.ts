import type { MigrationInterface, QueryRunner } from 'typeorm';

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;
const tenant = (table: string, may: string) => `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON ${table} USING (${own}) WITH CHECK (${own});
GRANT ${may} ON ${table} TO muster_app;`;

/** Rosters are filled in the background; a page of one is found by who works and by the day, whatever the statistics say. */
export class RosterFills1795600700063 implements MigrationInterface {
  readonly name = 'RosterFills1795600700063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE roster_fill (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1, created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24),
  from_date date NOT NULL, to_date date NOT NULL, department_id char(24), state text NOT NULL,
  people integer NOT NULL, done integer NOT NULL, made integer NOT NULL, removed integer NOT NULL, left_out jsonb NOT NULL,
  CONSTRAINT roster_fill_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT roster_fill_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES department (company_id, id)
);
CREATE INDEX roster_fill_order ON roster_fill (company_id, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX roster_fill_department_id_idx ON roster_fill (company_id, department_id);
${tenant('roster_fill', 'SELECT, INSERT, UPDATE')}
CREATE TABLE roster_fill_person (
  company_id char(24) NOT NULL, fill_id char(24) NOT NULL, employee_id char(24) NOT NULL,
  CONSTRAINT roster_fill_person_pkey PRIMARY KEY (company_id, fill_id, employee_id)
);
${tenant('roster_fill_person', 'SELECT, INSERT, UPDATE, DELETE')}
CREATE INDEX rostered_shift_open ON rostered_shift (company_id, date) WHERE employee_id IS NULL AND deleted_at IS NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX rostered_shift_open; DROP TABLE roster_fill_person, roster_fill');
  }
}
