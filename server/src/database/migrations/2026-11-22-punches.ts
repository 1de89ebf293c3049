import type { MigrationInterface, QueryRunner } from 'typeorm';

const system = `company_id char(24) NOT NULL, id char(24) NOT NULL, version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL, updated_at timestamptz(3) NOT NULL, deleted_at timestamptz(3),
  created_by_id char(24), updated_by_id char(24)`;

const devices = `
CREATE TABLE punch_device (
  ${system}, name text NOT NULL, kind text NOT NULL, location text, time_zone text, status text NOT NULL, token_hash text, last_seen_at timestamptz(3),
  CONSTRAINT punch_device_pkey PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX punch_device_name_key ON punch_device (company_id, name) WHERE deleted_at IS NULL;

CREATE TABLE punch_card (
  ${system}, employee_id char(24) NOT NULL, badge_code text, pin_hash text, failed_count integer NOT NULL, blocked_until timestamptz(3),
  CONSTRAINT punch_card_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT punch_card_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id)
);
CREATE UNIQUE INDEX punch_card_employee_id_key ON punch_card (company_id, employee_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX punch_card_badge_code_key ON punch_card (company_id, badge_code) WHERE deleted_at IS NULL;
CREATE INDEX punch_card_employee_id_idx ON punch_card (company_id, employee_id);
CREATE INDEX punch_card_order ON punch_card (company_id, created_at, id) WHERE deleted_at IS NULL;
`;

// Partitions of months are made at each start, ahead of time; what fits none of them is kept in the rest, so that nothing is ever lost.
const punches = `
CREATE TABLE punch (
  ${system}, employee_id char(24) NOT NULL, at timestamptz(3) NOT NULL, zone text NOT NULL, utc_offset_min integer NOT NULL, local_date date NOT NULL,
  direction text NOT NULL, source text NOT NULL, device_id char(24), external_id text, latitude numeric(18,6), longitude numeric(18,6), accuracy integer,
  ip text, note text,
  CONSTRAINT punch_pkey PRIMARY KEY (company_id, id, at),
  CONSTRAINT punch_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id),
  CONSTRAINT punch_device_id_fkey FOREIGN KEY (company_id, device_id) REFERENCES punch_device (company_id, id)
) PARTITION BY RANGE (at);
CREATE UNIQUE INDEX punch_moment_key ON punch (company_id, employee_id, at, direction);
CREATE INDEX punch_employee_id_idx ON punch (company_id, employee_id);
CREATE INDEX punch_device_id_idx ON punch (company_id, device_id);
CREATE INDEX punch_order ON punch (company_id, at, id) WHERE deleted_at IS NULL;
CREATE TABLE punch_rest PARTITION OF punch DEFAULT;

-- What a sender calls a punch, once over all months; a partitioned table could promise it within one only.
CREATE TABLE punch_external (
  company_id char(24) NOT NULL, source text NOT NULL, sender text NOT NULL, external_id text NOT NULL, punch_id char(24) NOT NULL,
  CONSTRAINT punch_external_pkey PRIMARY KEY (company_id, source, sender, external_id)
);
`;

const days = `
ALTER TABLE attendance ADD from_punches boolean;
UPDATE attendance SET from_punches = false;
ALTER TABLE attendance ALTER from_punches SET NOT NULL;

ALTER TABLE attendance_day ALTER mark DROP NOT NULL,
  ADD shift_id char(24), ADD status text, ADD day_kind text, ADD first_in timestamptz(3), ADD last_out timestamptz(3), ADD problem text,
  ADD presence_min integer, ADD worked_min integer, ADD break_min integer, ADD late_min integer, ADD early_min integer,
  ADD overtime_min integer, ADD night_min integer, ADD absent boolean, ADD leave boolean, ADD locked boolean, ADD recompute_reason text, ADD derived_at timestamptz(3),
  ADD CONSTRAINT attendance_day_shift_id_fkey FOREIGN KEY (company_id, shift_id) REFERENCES shift (company_id, id);
UPDATE attendance_day SET presence_min = 0, worked_min = 0, break_min = 0, late_min = 0, early_min = 0, overtime_min = 0, night_min = 0,
  absent = false, leave = false, locked = false;
ALTER TABLE attendance_day ALTER presence_min SET NOT NULL, ALTER worked_min SET NOT NULL, ALTER break_min SET NOT NULL, ALTER late_min SET NOT NULL,
  ALTER early_min SET NOT NULL, ALTER overtime_min SET NOT NULL, ALTER night_min SET NOT NULL, ALTER absent SET NOT NULL, ALTER leave SET NOT NULL, ALTER locked SET NOT NULL;
CREATE INDEX attendance_day_shift_id_idx ON attendance_day (company_id, shift_id);

CREATE TABLE attendance_month (
  ${system}, employee_id char(24) NOT NULL, period text NOT NULL, state text NOT NULL, days integer NOT NULL, problems integer NOT NULL,
  worked_min integer NOT NULL, overtime_min integer NOT NULL, night_min integer NOT NULL, late_min integer NOT NULL, early_min integer NOT NULL,
  absent_days integer NOT NULL, leave_days integer NOT NULL, approved_by_id char(24), approved_at timestamptz(3), closed_by_id char(24), closed_at timestamptz(3), reason text,
  CONSTRAINT attendance_month_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT attendance_month_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id),
  CONSTRAINT attendance_month_approved_by_id_fkey FOREIGN KEY (approved_by_id) REFERENCES app_user (id),
  CONSTRAINT attendance_month_closed_by_id_fkey FOREIGN KEY (closed_by_id) REFERENCES app_user (id)
);
CREATE UNIQUE INDEX attendance_month_period_key ON attendance_month (company_id, employee_id, period) WHERE deleted_at IS NULL;
CREATE INDEX attendance_month_order ON attendance_month (company_id, period, id) WHERE deleted_at IS NULL;
CREATE INDEX attendance_month_employee_id_idx ON attendance_month (company_id, employee_id);
CREATE INDEX attendance_month_approved_by_id_idx ON attendance_month (company_id, approved_by_id);
CREATE INDEX attendance_month_closed_by_id_idx ON attendance_month (company_id, closed_by_id);
`;

const corrections = `
CREATE TABLE attendance_correction (
  ${system}, employee_id char(24) NOT NULL, date date NOT NULL, time_in text NOT NULL, time_out text NOT NULL, reason text NOT NULL,
  status text NOT NULL, status_reason text, requested_by_id char(24), decided_by_id char(24), decided_at timestamptz(3),
  CONSTRAINT attendance_correction_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT attendance_correction_employee_id_fkey FOREIGN KEY (company_id, employee_id) REFERENCES employee (company_id, id),
  CONSTRAINT attendance_correction_requested_by_id_fkey FOREIGN KEY (requested_by_id) REFERENCES app_user (id),
  CONSTRAINT attendance_correction_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES app_user (id)
);
CREATE INDEX attendance_correction_order ON attendance_correction (company_id, date, id) WHERE deleted_at IS NULL;
CREATE INDEX attendance_correction_employee_id_idx ON attendance_correction (company_id, employee_id);
CREATE INDEX attendance_correction_requested_by_id_idx ON attendance_correction (company_id, requested_by_id);
CREATE INDEX attendance_correction_decided_by_id_idx ON attendance_correction (company_id, decided_by_id);
`;

// Days to be worked out anew. Whatever a day follows from puts it here by itself, whoever writes it.
const stale = `
CREATE TABLE attendance_stale (
  company_id char(24) NOT NULL, employee_id char(24) NOT NULL, date date NOT NULL, needs text NOT NULL, reason text NOT NULL,
  CONSTRAINT attendance_stale_pkey PRIMARY KEY (company_id, needs, employee_id, date)
);

CREATE FUNCTION note_stale_presences() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT DISTINCT company_id, employee_id, date - back, 'minutes', 'attendance' FROM changed, generate_series(0, 1) back ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER attendance_added AFTER INSERT ON attendance REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stale_presences();
CREATE TRIGGER attendance_changed AFTER UPDATE ON attendance REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stale_presences();
CREATE TRIGGER attendance_left AFTER UPDATE ON attendance REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_stale_presences();

CREATE FUNCTION note_stale_marks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.mark IS NOT NULL OR (TG_OP = 'UPDATE' AND OLD.mark IS NOT NULL) THEN
    INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason) VALUES (NEW.company_id, NEW.employee_id, NEW.date, 'minutes', 'decision') ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attendance_day_added AFTER INSERT ON attendance_day FOR EACH ROW WHEN (NEW.mark IS NOT NULL) EXECUTE FUNCTION note_stale_marks();
CREATE TRIGGER attendance_day_changed AFTER UPDATE ON attendance_day FOR EACH ROW
  WHEN (OLD.mark IS DISTINCT FROM NEW.mark OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION note_stale_marks();

CREATE FUNCTION note_stale_leave() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT NEW.company_id, NEW.employee_id, day::date, 'minutes', 'leave' FROM generate_series(NEW.from_date, least(NEW.to_date, current_date + 1), interval '1 day') day ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER employee_leave_added AFTER INSERT ON employee_leave FOR EACH ROW WHEN (NEW.status = 'approved') EXECUTE FUNCTION note_stale_leave();
CREATE TRIGGER employee_leave_changed AFTER UPDATE ON employee_leave FOR EACH ROW
  WHEN ((NEW.status = 'approved' OR OLD.status = 'approved') AND (OLD.status <> NEW.status OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)) EXECUTE FUNCTION note_stale_leave();

CREATE FUNCTION note_stale_holiday() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'holiday' FROM attendance_day d
    WHERE d.company_id = NEW.company_id AND d.deleted_at IS NULL AND NOT d.locked AND (d.date BETWEEN NEW.first_day AND coalesce(NEW.last_day, NEW.first_day)
      OR TG_OP = 'UPDATE' AND d.date BETWEEN OLD.first_day AND coalesce(OLD.last_day, OLD.first_day)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER holiday_added AFTER INSERT ON holiday FOR EACH ROW EXECUTE FUNCTION note_stale_holiday();
CREATE TRIGGER holiday_changed AFTER UPDATE ON holiday FOR EACH ROW EXECUTE FUNCTION note_stale_holiday();

CREATE FUNCTION note_stale_shift() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'shift' FROM attendance_day d
    WHERE d.company_id = NEW.company_id AND d.shift_id = NEW.id AND d.deleted_at IS NULL AND NOT d.locked ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER shift_changed AFTER UPDATE ON shift FOR EACH ROW
  WHEN (OLD.periods IS DISTINCT FROM NEW.periods OR OLD.kind <> NEW.kind OR OLD.total_hours <> NEW.total_hours) EXECUTE FUNCTION note_stale_shift();

CREATE FUNCTION note_stale_person() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO attendance_stale (company_id, employee_id, date, needs, reason)
    SELECT d.company_id, d.employee_id, d.date, 'minutes', 'employment' FROM attendance_day d
    WHERE d.company_id = NEW.company_id AND d.employee_id = NEW.id AND d.deleted_at IS NULL AND NOT d.locked ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER employee_time_changed AFTER UPDATE ON employee FOR EACH ROW
  WHEN (OLD.shift_id IS DISTINCT FROM NEW.shift_id OR OLD.hire_date <> NEW.hire_date OR OLD.exit_date IS DISTINCT FROM NEW.exit_date) EXECUTE FUNCTION note_stale_person();
`;

const own = `company_id = nullif(current_setting('app.company_id', true), '')::char(24)`;
const rights: Record<string, string> = {
  punch_device: 'SELECT, INSERT, UPDATE',
  punch_card: 'SELECT, INSERT, UPDATE',
  attendance_month: 'SELECT, INSERT, UPDATE',
  attendance_correction: 'SELECT, INSERT, UPDATE',
  // Punches are added to; when, which way and how they were taken is never changed.
  punch: 'SELECT, INSERT, UPDATE (company_id, version, employee_id, device_id)',
  punch_external: 'SELECT, INSERT',
  attendance_stale: 'SELECT, INSERT, UPDATE, DELETE',
};

export class Punches1795500000039 implements MigrationInterface {
  readonly name = 'Punches1795500000039';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [devices, punches, days, corrections, stale]) await runner.query(sql);
    for (const [table, granted] of Object.entries(rights)) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        CREATE POLICY tenant ON ${table} USING (${own}) WITH CHECK (${own});
        GRANT ${granted} ON ${table} TO muster_app`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER employee_time_changed ON employee; DROP TRIGGER shift_changed ON shift; DROP TRIGGER holiday_changed ON holiday; DROP TRIGGER holiday_added ON holiday;
      DROP TRIGGER employee_leave_changed ON employee_leave; DROP TRIGGER employee_leave_added ON employee_leave;
      DROP TRIGGER attendance_day_changed ON attendance_day; DROP TRIGGER attendance_day_added ON attendance_day;
      DROP TRIGGER attendance_left ON attendance; DROP TRIGGER attendance_changed ON attendance; DROP TRIGGER attendance_added ON attendance;
      DROP FUNCTION note_stale_person, note_stale_shift, note_stale_holiday, note_stale_leave, note_stale_marks, note_stale_presences;
      DROP TABLE attendance_stale, attendance_correction, attendance_month, punch_external, punch, punch_card, punch_device;
      DELETE FROM attendance_day WHERE mark IS NULL;
      ALTER TABLE attendance_day ALTER mark SET NOT NULL, DROP shift_id, DROP status, DROP day_kind, DROP first_in, DROP last_out, DROP problem,
        DROP presence_min, DROP worked_min, DROP break_min, DROP late_min, DROP early_min, DROP overtime_min, DROP night_min, DROP absent, DROP leave,
        DROP locked, DROP recompute_reason, DROP derived_at;
      ALTER TABLE attendance DROP from_punches`);
  }
}
