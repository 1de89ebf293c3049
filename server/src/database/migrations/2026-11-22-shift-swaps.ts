import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
CREATE TABLE shift_swap (
  company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3), created_by_id char(24), updated_by_id char(24),
  employee_id char(24) NOT NULL, peer_id char(24) NOT NULL, gives_id char(24) NOT NULL, takes_id char(24), date date NOT NULL, note text, state text NOT NULL,
  decided_by_id char(24), decided_at timestamptz(3), decision_note text,
  CONSTRAINT shift_swap_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT shift_swap_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id),
  CONSTRAINT shift_swap_peer_id_fkey FOREIGN KEY (company_id, peer_id) REFERENCES employee (company_id, id),
  CONSTRAINT shift_swap_gives_id_fkey FOREIGN KEY (company_id, gives_id) REFERENCES rostered_shift (company_id, id),
  CONSTRAINT shift_swap_takes_id_fkey FOREIGN KEY (company_id, takes_id) REFERENCES rostered_shift (company_id, id),
  CONSTRAINT shift_swap_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES app_user (id)
);
CREATE UNIQUE INDEX shift_swap_open ON shift_swap (company_id, gives_id) WHERE deleted_at IS NULL AND state IN ('requested', 'accepted_by_peer');
CREATE INDEX shift_swap_order ON shift_swap (company_id, date, id) WHERE deleted_at IS NULL;
CREATE INDEX shift_swap_employee_id_idx ON shift_swap (company_id, employee_id);
CREATE INDEX shift_swap_peer_id_idx ON shift_swap (company_id, peer_id);
CREATE INDEX shift_swap_gives_id_idx ON shift_swap (company_id, gives_id);
CREATE INDEX shift_swap_takes_id_idx ON shift_swap (company_id, takes_id);
CREATE INDEX shift_swap_decided_by_id_idx ON shift_swap (company_id, decided_by_id);
`;

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;

export class ShiftSwaps1795600000045 implements MigrationInterface {
  readonly name = 'ShiftSwaps1795600000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await runner.query(`ALTER TABLE shift_swap ENABLE ROW LEVEL SECURITY; ALTER TABLE shift_swap FORCE ROW LEVEL SECURITY;
      CREATE POLICY tenant ON shift_swap USING (${own}) WITH CHECK (${own});
      GRANT SELECT, INSERT, UPDATE ON shift_swap TO muster_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shift_swap');
  }
}
