import { companyId } from '../people.mjs';

const dayMs = 86_400_000;
const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The times of a month read person by person, their minutes by the shift, and the sums of each. */
export function attendance({ company, from, to }) {
  const whose = (alias) => `${alias}.company_id = '${companyId(company)}' and ${alias}.deleted_at is null`;
  const [first, days] = [Date.parse(from), Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1];
  const sums = { people: 0, presence: 0, worked: 0, late: 0, early: 0, overtime: 0, absent: 0 };
  const look = ([, periods, times]) => {
    const of = new Map(times ?? []);
    const [{ start, end, graceIn, graceOut }] = periods;
    const [begin, finish] = [minutes(start), minutes(end)];
    sums.people += 1;
    for (let nth = 0; nth < days; nth += 1) {
      const day = new Date(first + nth * dayMs);
      const isOff = day.getUTCDay() === 0 || day.getUTCDay() === 6;
      const theirs = of.get(day.toISOString().slice(0, 10));
      if (!theirs) {
        if (!isOff) sums.absent += 1;
        continue;
      }
      const presence = Math.round((Date.parse(theirs[1]) - Date.parse(theirs[0])) / 60_000);
      const [came, went] = theirs.map((at) => (((Date.parse(at) / 60_000 + 240) % 1440) + 1440) % 1440);
      sums.presence += presence;
      sums.worked += Math.max(0, Math.min(went, finish) - Math.max(came, begin));
      sums.late += came > begin + graceIn ? came - begin : 0;
      sums.early += went < finish - graceOut ? finish - went : 0;
      sums.overtime += Math.max(0, went - finish) + Math.max(0, begin - came);
    }
  };
  return {
    reads: [
      {
        statement: `select json_build_array(e.id, s.periods, t.list) from employee e join shift s on s.company_id = e.company_id and s.id = e.shift_id
          left join (select t.employee_id, json_agg(json_build_array(t.date, json_build_array(t.started_at, t.ended_at)) order by t.date) as list from attendance t
            where ${whose('t')} and t.date between '${from}' and '${to}' group by 1) t on t.employee_id = e.id
          left join (select l.employee_id from employee_leave l where ${whose('l')} and l.from_date <= '${to}' and l.to_date >= '${from}' group by 1) l on l.employee_id = e.id
          where ${whose('e')} order by e.id`,
        look,
      },
    ],
    writes: [
      { table: 'attendance_day', rows: `company_id = '${companyId(company)}' and date between '${from}' and '${to}'` },
      { table: 'attendance_month', rows: `company_id = '${companyId(company)}' and period = '${from.slice(0, 7)}'` },
    ],
    isDone: () => sums.people > 0 && sums.worked > 0 && sums.presence >= sums.worked,
  };
}
