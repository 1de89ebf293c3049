import { rmSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import Ajv from 'ajv/dist/2020';
import { listSchema } from '../../server/src/rest/openapi.rest';
import { restLists } from '../../server/src/rest/rest-routes';
import { copyOfDemo } from '../product';
import { createTestApp, type Person, type TestApp } from '../../server/test/test-app';

let test: TestApp;
let files: string;
let inside: Person;
let outside: Person;
beforeAll(async () => {
  const { databaseUrl, folder } = await copyOfDemo();
  files = folder;
  test = await createTestApp({ at: { ownerUrl: databaseUrl, dataDir: folder } });
  const [company] = await test.sql<{ id: string }>('select id from company order by created_at, id limit 1');
  inside = await test.as({ type: 'admin', company: company!.id });
  outside = await test.as({ type: 'admin' });
});
afterAll(async () => {
  await test?.close();
  rmSync(files, { recursive: true, force: true });
});

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const document = async () => (await inside.rest('GET', '/api/openapi.json')).body;

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, for whoever is signed in', async () => {
    await expect(SwaggerParser.validate(await document())).resolves.toMatchObject({ openapi: '3.1.0' });
    expect((await fetch(`${test.url}/api/openapi.json`)).status).toBe(401);
  });

  it('describes every list the server has, and the server has every path it describes', async () => {
    const { paths } = await document();
    expect(restLists.map(({ path }) => path).filter((path) => !(path in paths))).toEqual([]);
    for (const path of Object.keys(paths)) {
      const method = Object.keys(paths[path])[0]!.toUpperCase();
      const { status } = await inside.fetch(path, { method: method === 'GET' ? 'PATCH' : 'GET' });
      expect([path, status]).toEqual([path, path.startsWith('/api/auth/') ? 400 : 405]);
    }
  });

  it.each(restLists.map(({ path, area }) => [path, area] as const))(
    'tells what GET %s answers in the demo',
    async (path, area) => {
      const who = area.isTenant || area.name === 'Company' ? inside : outside;
      const { status, body } = await who.rest('GET', `${path}${await neededOf(path)}`);
      expect(status).toBe(200);
      expect(body.data.length).toBeGreaterThan(0);
      const fits = ajv.compile(listSchema(path));
      fits(body);
      expect((fits.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual(
        [],
      );
    },
  );
});

/** What a list must be asked with. */
async function neededOf(path: string): Promise<string> {
  if (path !== '/api/cme/employee-cmes') return '';
  const [row] = await test.sql<{ id: string }>(
    'select employee_id as id from employee_cme where deleted_at is null limit 1',
  );
  return `?employee_id=${row!.id}`;
}
