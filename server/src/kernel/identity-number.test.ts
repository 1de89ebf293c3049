import fc from 'fast-check';
import { say } from '../platform/text';
import { identityNumberFault } from './identity-number';

const fault = (number: string, country: string | null = null): string | null => {
  const found = identityNumberFault(number, country);
  return found && say(found, 'en');
};

test.each([
  // The two worked examples of the page the Saudi rule was read on, and that of luhn-validator.
  ['1058529940', 'SA'],
  ['1001244019', 'SA'],
  ['1101798278', 'SA'],
  ['1101-798-278', 'SA'],
  ['١١٠١٧٩٨٢٧٨', 'SA'],
  ['784-1990-1234567-6', 'AE'],
  ['784199012345676', 'SA'],
  // Numbers of no kind a rule was found for.
  ['1101798279', 'AE'],
  ['784', 'AE'],
  ['784512369', 'AE'],
  ['A1101798279', 'SA'],
  ['', 'SA'],
  ['3101798279', 'SA'],
])('%s in %s is let be', (number, country) => {
  expect(fault(number, country)).toBeNull();
});

test.each([
  ['784-1990-1234567-5', null, 'Emirates ID'],
  ['784 1990 123456 7', 'AE', 'Emirates ID'],
  ['٧٨٤-١٩٩٠-١٢٣٤٥٦٧-٥', 'AE', 'Emirates ID'],
  ['1101798279', 'SA', 'Saudi national ID'],
  ['2101798278', 'SA', 'Iqama'],
  ['287010112345', 'KW', 'civil ID'],
])('%s in %s is refused, with its kind', (number, country, kind) => {
  expect(fault(number, country)).toContain(kind);
});

test.each([
  ['784', 15, 'AE'],
  ['1', 10, 'SA'],
  ['2', 10, 'SA'],
  ['2', 12, 'KW'],
] as const)(
  'numbers that begin with %s and have %i digits: one of ten last digits at most, and no other digit',
  (start, length, country) => {
    const middle = length - start.length - 1;
    const body = fc.stringMatching(new RegExp(`^\\d{${middle}}$`));
    fc.assert(
      fc.property(body, fc.nat({ max: middle - 1 }), fc.integer({ min: 1, max: 9 }), (rest, place, by) => {
        const valid = Array.from({ length: 10 }, (_, digit) => `${start}${rest}${digit}`).filter(
          (number) => fault(number, country) === null,
        );
        expect(valid.length).toBeLessThanOrEqual(1);
        for (const number of valid) {
          const at = start.length + place;
          const other = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`;
          expect(fault(other, country)).not.toBeNull();
        }
      }),
    );
  },
);
