import { companyId } from '../people.mjs';

/**
 * A file of people read line by line: each cell looked at, names and numbers looked up, and nothing asked of anybody.
 */
export function people({ company, file }) {
  const whose = `company_id = '${companyId(company)}'`;
  const known = { departments: new Set(), positions: new Set(), taken: new Set() };
  let [header, count, pay] = [null, 0, 0];
  const look = (line) => {
    const cells = line.split(',').map((cell) => cell.trim());
    if (!header) {
      header = cells;
      return;
    }
    const [code, first, last, hired, department, position, mail, salary] = cells;
    const isSound =
      first &&
      last &&
      /^\d{4}-\d{2}-\d{2}$/.test(hired) &&
      !Number.isNaN(Date.parse(hired)) &&
      mail.includes('@') &&
      known.departments.has(department.toLowerCase()) &&
      known.positions.has(position.toLowerCase()) &&
      !known.taken.has(code.toLowerCase()) &&
      Number(salary) > 0;
    if (!isSound) throw new Error(`Not sound: ${line}`);
    known.taken.add(code.toLowerCase());
    count += 1;
    pay += Math.round(Number(salary) * 100);
  };
  const names = (statement, into) => ({ statement, look: ([name]) => into.add(name.toLowerCase()) });
  const theirs = `employee_id in (select id from employee where ${whose} and code like 'X-%')`;
  return {
    reads: [
      names(`select json_build_array(name) from department where ${whose}`, known.departments),
      names(`select json_build_array(title) from "position" where ${whose}`, known.positions),
      names(`select json_build_array(code) from employee where ${whose} and code not like 'X-%'`, known.taken),
      { file, look },
    ],
    writes: [
      { table: 'employee', rows: `${whose} and code like 'X-%'` },
      { table: 'employee_position', rows: `${whose} and ${theirs}` },
      { table: 'employee_salary', rows: `${whose} and ${theirs}` },
      { table: 'audit_event', rows: whose },
      // The file's rows with what was found about each, and what taking back needs.
      { table: 'import_row', rows: whose },
      { table: 'import_write', rows: whose },
    ],
    isDone: () => count > 0 && pay > 0,
  };
}
