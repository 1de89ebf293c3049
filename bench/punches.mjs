import { createHash } from 'node:crypto';
import { startChild } from './running/child.mjs';
import { processorOfDatabase, sql } from './running/database.mjs';
import { companyId, fillCompanies } from './people.mjs';
import { byHand, timesByHand } from './running/side-by-side.mjs';

const devices = 8;
const atOnce = 25;
const month = { from: '2026-03-01', to: '2026-03-31' };
const secret = 'a'.repeat(32);
const company = companyId(1);
const deviceId = (number) => `'${deviceName(number)}'`;
const deviceName = (number) => `5${number.toString(16).padStart(23, '0')}`;
const stamps = 'version, created_at, updated_at';
const stamped = `1, timestamptz '2026-01-01', timestamptz '2026-01-01'`;

/** Punches of devices taken while ten million are there, and a month of everybody worked out from these times. */
export async function measurePunches(database, [people = 10_000, present = 10_000_000] = []) {
  const url = await database.copy('punches');
  await fillCompanies(url, { count: 1, people });
  await fillTimes(url, { people, present });
  return [await takenASecond(url, people, present), await monthWorkedOut(url, people)];
}

/** A day shift, devices, `present` punches of `people`, and their attendance of a month that waits to be worked out. */
export async function fillTimes(url, { people, present }) {
  const periods = JSON.stringify([{ start: '08:00', end: '17:00', graceIn: 10, graceOut: 5 }]);
  await sql(
    url,
    'set session_replication_role = replica',
    `insert into shift (company_id, id, ${stamps}, title, kind, total_hours, periods, window_before, window_after, least_overtime, is_shift_work, counting, multiplier, earlier, status)
      values ('${company}', '${'4'.repeat(24)}', ${stamped}, 'Day', 'times', 9, '${periods}', 60, 60, 0, false, 'pairs', 1, '[]', 'active')`,
    `update employee set shift_id = '${'4'.repeat(24)}'`,
    ...Array.from(
      { length: devices },
      (_one, nth) => `insert into punch_device (company_id, id, ${stamps}, name, kind, status, token_hash)
      values ('${company}', ${deviceId(nth)}, ${stamped}, 'Terminal ${nth}', 'terminal', 'active', '${createHash('sha256').update(secret).digest('hex')}')`,
    ),
    // Two a day of everybody, the newest two months ago.
    `insert into punch (company_id, id, ${stamps}, employee_id, at, zone, utc_offset_min, local_date, direction, source, device_id, external_id, is_flagged)
      select '${company}', '1' || lpad(to_hex(n), 23, '0'), ${stamped}, 'e' || lpad(to_hex(10000000 + 1 + n % ${people}), 23, '0'), m.at, 'Asia/Dubai', 240, m.at::date,
        case n / ${people} % 2 when 0 then 'in' else 'out' end, 'device', ${deviceId(0)}, n::text, false
      from generate_series(0, ${present - 1}) n, lateral (select date_trunc('day', now()) - interval '60 days' - n / ${2 * people} * interval '1 day' + n / ${people} % 2 * interval '9 hours' + interval '4 hours' as at) m`,
    `insert into punch_external (company_id, source, sender, external_id, at, punch_id) select company_id, source, device_id, external_id, at, id from punch`,
    `insert into attendance (company_id, id, ${stamps}, employee_id, date, time_in, time_out, time_zone, started_at, ended_at, shift_id, source, from_punches)
      select '${company}', '2' || lpad(to_hex(n * 100 + extract(day from d)::int), 23, '0'), ${stamped}, 'e' || lpad(to_hex(10000000 + n), 23, '0'), d::date, '07:55:00', '17:20:00', 'Asia/Dubai',
        d + interval '3 hours 55 minutes' + n % 40 * interval '1 minute', d + interval '13 hours 20 minutes', '${'4'.repeat(24)}', 'device', false
      from generate_series(1, ${people}) n, generate_series(timestamptz '${month.from} 00:00Z', '${month.to} 00:00Z', '1 day') d where extract(isodow from d) < 6`,
    `insert into attendance_stale (company_id, employee_id, date, needs, reason)
      select '${company}', 'e' || lpad(to_hex(10000000 + n), 23, '0'), d::date, 'minutes', 'bench' from generate_series(1, ${people}) n, generate_series(date '${month.from}', date '${month.to}', '1 day') d`,
  );
  await sql(url, 'vacuum (analyze)');
}

async function takenASecond(url, people, present) {
  const child = await startChild('running/server.mjs', { database: url, companies: [] });
  const seconds = 20;
  let taken = 0;
  let number = 0;
  const send = async (nth) => {
    const punches = Array.from({ length: atOnce }, () => {
      number += 1;
      return {
        employee: `E-${String(1 + ((number * 7) % people)).padStart(7, '0')}`,
        at: new Date(Date.now() - 86_400_000 - ((number * 1000) % 1e9)).toISOString(),
        direction: 'in',
        externalId: `bench-${number}`,
      };
    });
    const response = await fetch(`${child.url}/device/punches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Device ${company}.${deviceName(nth)}.${secret}` },
      body: JSON.stringify({ punches }),
    });
    const { results } = await response.json();
    if (!results || results.some(({ status }) => status !== 'taken'))
      throw new Error(JSON.stringify(results?.find(({ status }) => status !== 'taken') ?? response.status));
    taken += results.length;
  };
  try {
    const sendFor = async (length) => {
      const end = performance.now() + length * 1000;
      await Promise.all(
        Array.from({ length: devices }, async (_one, nth) => {
          while (performance.now() < end) await send(nth);
        }),
      );
    };
    await sendFor(3);
    taken = 0;
    const began = performance.now();
    await sendFor(seconds);
    const rate = taken / ((performance.now() - began) / 1000);
    const [there] = await sql(url, 'select count(*)::int as punches from punch');
    return {
      what: `attendance: punches a second with ${present} there`,
      value: rate,
      aim: 500,
      isAtLeast: true,
      detail: `${devices} devices, ${atOnce} a batch, ${there.punches} there at the end`,
    };
  } finally {
    await child.stop();
  }
}

async function monthWorkedOut(url, people) {
  const child = await startChild('attendance-month.mjs', { database: url });
  try {
    await sql(url, `delete from attendance_stale where reason <> 'bench'`);
    const before = processorOfDatabase();
    const { seconds, statements, processor: ofServer } = await child.ask('work out');
    const processor = ofServer + processorOfDatabase() - before;
    const [done] = await sql(
      url,
      `select count(*)::int as days, count(*) filter (where worked_min > 0)::int as worked, (select count(*)::int from attendance_month where period = '2026-03') as months,
      (select count(*)::int from attendance_stale) as waiting from attendance_day where status is not null and date between '${month.from}' and '${month.to}'`,
    );
    if (done.waiting || done.months !== people || done.worked < people * 20)
      throw new Error(`The month came out as ${JSON.stringify(done)}`);
    return timesByHand(
      `attendance: month of ${people} people worked out`,
      seconds,
      await byHand(url, { kind: 'attendance', company: 1, ...month }),
      4,
      `${processor.toFixed(1)} s of processor; ${done.days} days, ${statements} statements`,
    );
  } finally {
    await child.stop();
  }
}
