import { cleanContacts, mostContacts, problemsOfContacts } from './vendor-contacts';

const layla = { name: 'Layla Haddad', role: 'Orders', phone: '+971 4 1', email: 'layla@example.com' };

describe('contacts of a vendor', () => {
  it('lose outer blanks and capitals of their addresses, and what is left empty is no value', () => {
    expect(cleanContacts([{ name: ' Layla Haddad ', role: ' ', phone: '', email: 'Layla@Example.com ' }])).toEqual([
      { name: 'Layla Haddad', role: null, phone: null, email: 'layla@example.com' },
    ]);
  });
  it.each([
    ['no name', { ...layla, name: '' }, 'contacts.1.name'],
    ['too long a name', { ...layla, name: 'x'.repeat(121) }, 'contacts.1.name'],
    ['an address that is none', { ...layla, email: 'layla' }, 'contacts.1.email'],
    ['too long a number', { ...layla, phone: '1'.repeat(41) }, 'contacts.1.phone'],
  ])('with %s are refused beside it', (_what, contact, field) => {
    expect(problemsOfContacts([layla, contact]).map((problem) => problem.field)).toEqual([field]);
  });
  it('are as many as are needed, within reason', () => {
    expect(problemsOfContacts(Array.from({ length: mostContacts }, () => layla))).toEqual([]);
    expect(problemsOfContacts(Array.from({ length: mostContacts + 1 }, () => layla)).map(({ field }) => field)).toEqual(
      ['contacts'],
    );
  });
});
