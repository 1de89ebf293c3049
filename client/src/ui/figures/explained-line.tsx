import { DownOutlined } from '@ant-design/icons';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inWords, type Words } from '../../i18n/in-language';
import { useFormat, type Format } from '../words/format';

interface Value {
  name: string;
  label: Words;
  value: string;
  unit: string;
  /** Page of what the value comes from. */
  path?: string;
}

/** The values of a formula as the server sends them. */
export const valuesIn = (inputs: unknown): Value[] => (Array.isArray(inputs) ? (inputs as Value[]) : []);

const isCurrency = (unit: string) => /^[A-Z]{3}$/.test(unit);

type CountedUnit = 'hours' | 'days' | 'years';
const isCounted = (unit: string): unit is CountedUnit => unit === 'hours' || unit === 'days' || unit === 'years';

/** A line of a payslip, of an end of service or of a loan as the server sends it: what it is and how it came about. */
export interface Explained {
  name: Words;
  formula: string;
  inputs: unknown;
  reason: Words;
}

interface Props {
  line: Explained;
  /** What tells lines of the same name apart. */
  note?: ReactNode;
  value: string;
  /** What it is in: a currency, days or years. */
  unit: string;
}

/** A line of a calculation; opened, it shows the formula, the values in it and the reason. */
export function ExplainedLine({ line: { name, formula, inputs, reason }, note, value, unit }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  const language = i18n.language;
  return (
    <li>
      <button type="button" className="pay-line" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <DownOutlined rotate={open ? 180 : 0} aria-hidden="true" />
        <span>
          {inWords(name, language)} {note}
        </span>
        <bdi className="figure">{shownValue({ value, unit }, format, (word) => t(`unit.${word}`))}</bdi>
      </button>
      {open && <Explanation id={id} line={{ name, formula, inputs, reason }} />}
    </li>
  );
}

/** How an amount came about: the rule, the formula and the values in it. */
export function Explanation({ id, line: { formula, inputs, reason } }: { id: string; line: Explained }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const language = i18n.language;
  const shown = (one: Value): string => shownValue(one, format, (word) => t(`unit.${word}`));
  return (
    <div id={id} className="pay-why">
      <p>{inWords(reason, language)}</p>
      {formula !== '' && (
        <p>
          <span className="quiet">{t('payroll.formula')}</span> <bdi className="formula">{formula}</bdi>
        </p>
      )}
      <dl>
        {valuesIn(inputs).map((input) => (
          <div key={input.name}>
            <dt>
              {inWords(input.label, language)} <bdi className="code quiet">{input.name}</bdi>
            </dt>
            <dd className="figure">{input.path ? <Link to={input.path}>{shown(input)}</Link> : shown(input)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function shownValue(
  { value, unit }: { value: string; unit: string },
  format: Format,
  word: (unit: CountedUnit) => string,
): string {
  if (unit === 'date') return format.day(value);
  if (isCurrency(unit)) return format.money(value, unit);
  const number = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return isCounted(unit) ? `${number} ${word(unit)}` : `${number} ${unit}`.trim();
}
