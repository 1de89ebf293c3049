import type { PayInput, PayLine } from '../../engine/payslip';
import type { ReadName, Text, Words } from '../../../../kernel/text/text';
import { firstLanguage, say, wordsAsJson, wordsOf } from '../../../../platform/text';

/**
 * The lines of a payslip are a legal document: each is stored whole, with the names, quantities, rates and reasons its
 * reader sees, and is read by itself for ever, without another line and without the code of the day. Only this module
 * knows how they lie in the database.
 */
export const storedLines = (lines: readonly PayLine[]): string => listOf(lines, lineAsJson);

/**
 * The same as of `inWords`, put together: a hundred thousand payslips have millions of lines, and what comes again in
 * them is written once. Keys stand in the order the database keeps them.
 */
function lineAsJson(line: PayLine): string {
  const { code, kind, name, amount, hidden, forEmployee } = line;
  const told = forEmployee ? `,"forEmployee":{${toldAsJson(forEmployee)}}` : '';
  return `{"code":${asJson(code)},"kind":"${kind}","name":${wordsAsJson(name)},"amount":"${amount}",${hidden ? '"hidden":true,' : ''}${toldAsJson(line)}${told}}`;
}

const toldAsJson = ({ inputs, reason, formula }: Pick<PayLine, 'inputs' | 'reason' | 'formula'>): string =>
  `"inputs":${listOf(inputs, inputAsJson)},"reason":${wordsAsJson(reason)},"formula":${asJson(formula)}`;

const inputAsJson = ({ name, path, unit, label, value }: PayInput): string =>
  `{"name":${asJson(name)},${path === undefined ? '' : `"path":${asJson(path)},`}"unit":${asJson(unit)},"label":${wordsAsJson(label)},"value":${asJson(value)}}`;

function listOf<Each>(items: readonly Each[], asJson: (item: Each) => string): string {
  let list = '';
  for (const item of items) list += list ? `,${asJson(item)}` : asJson(item);
  return `[${list}]`;
}

/** Most texts hold nothing that JSON escapes. */
const plain = /^[ !#-[\]-~]*$/;
const asJson = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

/**
 * An amount as it is stored: what it is called, what its values are called and why it is so, as they are said that day.
 */
export function inWords<Told extends Pick<PayLine, 'inputs' | 'reason'> & { name?: Text }>(told: Told): Told & Spoken {
  const inputs = told.inputs.map((input) => ({ ...input, label: wordsOf(input.label) }));
  return { ...told, ...(told.name && { name: wordsOf(told.name) }), inputs, reason: wordsOf(told.reason) };
}
interface Spoken {
  name?: Words;
  reason: Words;
}

/** By what the name of a stored line is compared, whenever it was stored. */
export const readName: ReadName = (name) => say(name, firstLanguage);

/**
 * SQL: the lines of a payslip as rows to join laterally, for the alias of the payslip.
 * place: 1 for the first; code; name: its words by language; kind; amount: numeric, in its currency; inputs: [{name,
 * label, value, unit}];
 * is_hidden: kept from the employee.
 */
export const lineRows = (slip: string): string =>
  `lateral (select place, line ->> 'code' as code, line -> 'name' as name, line ->> 'kind' as kind,
    (line ->> 'amount')::numeric as amount,
     line -> 'inputs' as inputs, line ? 'hidden' as is_hidden from jsonb_array_elements(${slip}.lines)
     with ordinality as each (line, place))`;

/** SQL: all lines of a payslip as the code has them (`PayLine[]`). */
export const linesOf = (slip: string): string => `${slip}.lines`;

/** SQL: stored lines, or what is settled of closed months, without what is kept from the employee. */
export const openLinesSql = (stored: string): string =>
  `(select coalesce(jsonb_agg((l || coalesce(l -> 'forEmployee', '{}')) - 'forEmployee' order by nth), '[]')
    from jsonb_array_elements(${stored}) with ordinality as each (l, nth) where not l ? 'hidden')`;
