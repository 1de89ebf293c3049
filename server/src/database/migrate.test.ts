import type { Client } from 'pg';
import { refuseOldPostgres } from './migrate';

const asked = (version: string) =>
  refuseOldPostgres({ query: async () => ({ rows: [{ version }] }) } as unknown as Client);

it.each(['15.18 (Debian 15.18-0+deb12u1)', '17.9', '9.6.24'])(
  'PostgreSQL %s is refused before anything is made in it',
  async (version) => {
    await expect(asked(version)).rejects.toThrow(`it is PostgreSQL ${version}, and Muster needs 18 or newer`);
  },
);

it.each(['18.4', '18beta1', '19.0 (Debian 19.0-1)'])('PostgreSQL %s is taken', async (version) => {
  await expect(asked(version)).resolves.toBeUndefined();
});
