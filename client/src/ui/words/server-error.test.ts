import { CombinedGraphQLErrors } from '@apollo/client/errors';
import i18next from 'i18next';
import { serverErrorFrom } from './server-error';

const refusal = (...errors: { message: string; extensions?: object }[]) =>
  new CombinedGraphQLErrors({ errors: errors.map((error) => ({ ...error, extensions: { ...error.extensions } })) });

describe('a refusal of the server', () => {
  it('stands beside every field it names', () => {
    const fields = [
      { field: 'name', message: 'A name is needed.' },
      { field: 'code', message: 'Taken.' },
    ];
    const error = serverErrorFrom(
      refusal({ message: 'A name is needed.', extensions: { code: 'INVALID', field: 'name', fields } }),
    );
    expect(error).toMatchObject({ code: 'INVALID', byField: { name: 'A name is needed.', code: 'Taken.' } });
  });

  it('with one field alone stands beside that', () => {
    const error = serverErrorFrom(refusal({ message: 'Taken.', extensions: { code: 'TAKEN', field: 'email' } }));
    expect(error.byField).toEqual({ email: 'Taken.' });
  });

  it('about a changed record says by whom and when', () => {
    const extensions = { code: 'STALE', changedBy: 'Hana Aziz', changedAt: '2026-11-20T10:00:00.000Z' };
    const error = serverErrorFrom(refusal({ message: 'Changed meanwhile.', extensions }));
    expect(error).toMatchObject({
      code: 'STALE',
      changedBy: 'Hana Aziz',
      changedAt: extensions.changedAt,
      byField: {},
    });
  });

  it('ignores field entries that are not ones', () => {
    const error = serverErrorFrom(
      refusal({ message: 'No.', extensions: { code: 'INVALID', fields: ['name', null, { field: 'x' }] } }),
    );
    expect(error.byField).toEqual({});
  });
});

it('a call that never reached the server is offline, not an error of a field, and says so', async () => {
  await i18next.init({ lng: 'en', resources: { en: { translation: { failure: { offline: 'No connection.' } } } } });
  expect(serverErrorFrom(new TypeError('Failed to fetch'))).toMatchObject({
    code: 'OFFLINE',
    message: 'No connection.',
    byField: {},
  });
});
