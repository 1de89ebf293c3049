import { createServer } from 'node:http';
import pg from 'pg';
import { offer, settings } from '../running/child.mjs';

/**
 * The yardstick: node:http, pg and one prepared statement for each page, by the owner of the tables, without sessions
 * or permissions.
 */
pg.types.setTypeParser(1082, (value) => value);
const pool = new pg.Pool({
  connectionString: settings.database,
  max: 16,
  options: '-c plan_cache_mode=force_generic_plan',
});

const orders = { code: 'e.code, e.id', lastName: 'e.last_name, e.id', hireDate: 'e.hire_date desc, e.id desc' };
/**
 * Of the ways tried the fastest: the total as a sub-query that reads an index alone, and the page cut before it is
 * joined.
 */
const pageText = (order) => `
  select e.id, e.version, e.code, e.first_name, e.middle_name, e.last_name, e.status, e.hire_date, e.work_email, e.mobile_phone,
    d.id as department_id, d.name as department_name, p.id as position_id, p.title as position_title, pd.name as position_department_name,
    (select count(*)::int from employee where company_id = $1 and deleted_at is null) as total
  from (select * from employee e where e.company_id = $1 and e.deleted_at is null order by ${order} limit 25 offset $2) e
  left join department d on d.company_id = $1 and d.id = e.department_id
  left join "position" p on p.company_id = $1 and p.id = e.position_id
  left join department pd on pd.company_id = $1 and pd.id = p.department_id
  order by ${order}`;
const statements = Object.fromEntries(
  Object.entries(orders).map(([sort, order]) => [sort, { name: `page-${sort}`, text: pageText(order) }]),
);

async function page(parameters) {
  const statement = statements[parameters.get('sort')];
  const { rows } = await pool.query({
    ...statement,
    values: [parameters.get('company'), Number(parameters.get('offset'))],
  });
  return {
    data: {
      employees: {
        rows: rows.map((row) => ({
          id: row.id,
          version: row.version,
          code: row.code,
          employeeName: [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
          status: row.status,
          hireDate: row.hire_date,
          workEmail: row.work_email,
          mobilePhone: row.mobile_phone,
          department: row.department_id && { id: row.department_id, name: row.department_name },
          position: row.position_id && {
            id: row.position_id,
            title: row.position_title,
            department: { name: row.position_department_name },
          },
        })),
        total: rows[0]?.total ?? 0,
      },
    },
  };
}

const doors = { '/page': page };

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  try {
    const body = JSON.stringify(await doors[pathname](searchParams));
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
      .end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

await offer(server, {}, async () => {
  server.closeAllConnections();
  server.close();
  await pool.end();
});
