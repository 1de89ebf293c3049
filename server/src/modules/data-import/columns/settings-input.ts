import { isPlainDate } from '../../../kernel/dates/plain-date';
import { invalid } from '../../../platform/errors';
import { matchKey } from '../values/clean-text';
import { dayFormats, dayShifts } from '../values/day';
import { decimalMarks } from '../values/pay';
import { whenMissing, type ImportSettings } from './import-settings';
import { nameOrders } from '../values/person-name';
import type { Text } from '../../../platform/text';
import type { Mapping } from './targets';
import { t } from '../texts/text';
import { listed } from '../../../kernel/text/listed';

const allowed = {
  nameOrder: nameOrders,
  payPeriod: ['annual', 'monthly'],
  numberMissing: ['generate', 'skip', 'reject'],
  managerMissing: ['create', 'leave_empty', 'reject'],
  payZero: ['reject', 'leave_out'],
} as const;

const transformations = [
  ...Object.keys(allowed),
  'dayFormats',
  'dayShifts',
  'decimalMarks',
  'referenceMissing',
  'values',
  'hireDateMissing',
];

/** A mapping as a client gives it; throws where it does not suit the file. */
export function mappingFrom(
  headers: readonly string[],
  given: unknown,
  problemWith: (headers: readonly string[], mapping: Mapping) => Text | null,
): Mapping {
  if (!isObject(given)) throw refusal('mapping', ['{header: target}']);
  const mapping = Object.fromEntries(
    Object.entries(given).filter(([, target]) => target !== null && target !== ''),
  ) as Record<string, string>;
  const text = Object.values(mapping).every((target) => typeof target === 'string')
    ? problemWith(headers, mapping)
    : refusal('mapping', ['{header: target}']).text;
  if (text) throw invalid('mapping', text);
  return mapping;
}

/** Settings as a client gives them; what it leaves out stays as suggested. */
export function settingsFrom(given: unknown, suggested: ImportSettings, targets: readonly string[]): ImportSettings {
  if (given === null || given === undefined) return suggested;
  if (!isObject(given)) throw refusal('transformations', ['{…}']);
  const settings = { ...suggested };
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    if (name in allowed) {
      const values = allowed[name as keyof typeof allowed];
      if (!(values as readonly unknown[]).includes(value)) throw refusal(name, values);
      Object.assign(settings, { [name]: value });
    } else if (name === 'dayFormats')
      settings.dayFormats = { ...suggested.dayFormats, ...choicesFrom(name, value, targets, dayFormats) };
    else if (name === 'dayShifts')
      settings.dayShifts = { ...suggested.dayShifts, ...choicesFrom(name, value, targets, dayShifts) };
    else if (name === 'decimalMarks')
      settings.decimalMarks = { ...suggested.decimalMarks, ...choicesFrom(name, value, targets, decimalMarks) };
    else if (name === 'referenceMissing')
      settings.referenceMissing = { ...suggested.referenceMissing, ...choicesFrom(name, value, targets, whenMissing) };
    else if (name === 'values') settings.values = { ...suggested.values, ...valuesFrom(value, targets) };
    else if (name === 'hireDateMissing') {
      if (typeof value !== 'string' || !isPlainDate(value) || value < '1900-01-01') throw refusal(name, ['YYYY-MM-DD']);
      settings.hireDateMissing = value;
    } else throw unknown('transformations', name, transformations);
  }
  return settings;
}

/** One choice for each of some targets. */
function choicesFrom<T extends string>(
  name: string,
  given: unknown,
  targets: readonly string[],
  choices: readonly T[],
): Record<string, T> {
  if (!isObject(given)) throw refusal(name, ['{target: value}']);
  return Object.fromEntries(
    Object.entries(given).map(([target, chosen]) => {
      if (!targets.includes(target)) throw unknown(name, target, targets);
      if (!(choices as readonly unknown[]).includes(chosen)) throw refusal(`${name}.${target}`, choices);
      return [target, chosen as T];
    }),
  );
}

function valuesFrom(given: unknown, targets: readonly string[]): ImportSettings['values'] {
  if (!isObject(given) || JSON.stringify(given).length > 500_000)
    throw refusal('values', ['{target: {said: meaning}}']);
  return Object.fromEntries(
    Object.entries(given).map(([target, meanings]) => {
      if (!targets.includes(target)) throw unknown('values', target, targets);
      if (!isObject(meanings)) throw refusal(`values.${target}`, ['{said: meaning}']);
      return [
        target,
        Object.fromEntries(
          Object.entries(meanings)
            .filter(([, meaning]) => meaning !== null)
            .map(([said, meaning]) => {
              if (typeof meaning !== 'string' || meaning.length > 250)
                throw refusal(`values.${target}`, ['a text of at most 250 characters']);
              return [matchKey(said), meaning];
            }),
        ),
      ];
    }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refusal = (name: string, values: readonly string[]) =>
  invalid(name.split('.')[0]!, t('settings_input.cannot_used_given_takes', { name, values: listed(values) }));
const unknown = (field: string, name: string, names: readonly string[]) =>
  invalid(field, t('settings_input.no', { name, field, names: listed(names) }));
