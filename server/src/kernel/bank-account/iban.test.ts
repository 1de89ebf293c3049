import fc from 'fast-check';
import { ibanOf, isIban } from './iban';

it.each([
  'AE070331234567890123456',
  'ae07 0331 2345 6789 0123 456',
  'DE89370400440532013000',
  'SA0380000000608010167519',
  'GB29NWBK60161331926819',
])('%s is an IBAN', (text) => expect(isIban(text)).toBe(true));

it.each([
  ['a digit is wrong', 'AE070331234567890123457'],
  ['two digits changed places', 'DE89370400440532010300'],
  ['it is too short for its country', 'AE0703312345678901234'],
  ['it holds other characters', 'AE07-0331-2345'],
  ['it is empty', ''],
])('%s is not, since %s', (_why, text) => expect(isIban(text)).toBe(false));

it('any single digit changed is noticed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{19}$/), fc.nat(18), fc.integer({ min: 1, max: 9 }), (account, at, by) => {
      const iban = ibanOf('AE', account);
      const place = at + 4;
      const changed = `${iban.slice(0, place)}${(Number(iban[place]) + by) % 10}${iban.slice(place + 1)}`;
      expect([isIban(iban), isIban(changed)]).toEqual([true, false]);
    }),
  );
});
