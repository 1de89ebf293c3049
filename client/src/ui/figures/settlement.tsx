import { useTranslation } from 'react-i18next';
import type { Words } from '../../i18n/in-language';
import { ExplainedLine } from './explained-line';
import { Figures, type Figure } from './figures';
import { useFormat } from '../words/format';
import './settlement.css';

const sections = ['award', 'leave', 'notice', 'loans', 'others', 'net'] as const;

export interface SettlementLine {
  code: string;
  section?: string | null;
  kind?: string | null;
  name: Words;
  value: string;
  unit: string;
  formula: string;
  inputs: unknown;
  reason: Words;
}

/** The lines of an end of service, what belongs together under one heading. */
export function SettlementLines({ lines }: { lines: SettlementLine[] }) {
  const { t } = useTranslation();
  const found = sections.map((section) => ({
    section,
    own: lines.filter((line) => (line.section ?? 'award') === section),
  }));
  return found
    .filter(({ own }) => own.length > 0)
    .map(({ section, own }) => (
      <section key={section} className="settlement-part" aria-labelledby={`settlement-${section}`}>
        <h3 id={`settlement-${section}`}>{t(`settlement.sections.${section}`)}</h3>
        <ul className="pay-lines">
          {own.map((line) => (
            <ExplainedLine
              key={line.code}
              line={line}
              value={line.kind === 'deduction' && Number(line.value) > 0 ? `-${line.value}` : line.value}
              unit={line.unit}
            />
          ))}
        </ul>
      </section>
    ));
}

interface Sums {
  currency: string;
  years?: string | null;
  award?: string | null;
  additions?: string | null;
  deductions?: string | null;
  net?: string | null;
  owed?: string | null;
}

/** What an end of service comes to; amounts that may not be seen are hidden. */
export function SettlementFigures({ currency, years, award, additions, deductions, net, owed }: Sums) {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (amount: string | null | undefined) => (amount ? format.money(amount, currency) : '•••');
  const figures: Figure[] = [
    { label: t('field.settlementNet'), value: money(net) },
    ...(Number(owed) > 0 ? [{ label: t('field.owed'), value: money(owed), tone: 'error' as const }] : []),
    { label: t('field.additions'), value: money(additions) },
    { label: t('field.settlementTaken'), value: money(deductions) },
    { label: t('field.award'), value: money(award), note: `${t('field.years')}: ${format.number(Number(years))}` },
  ];
  return <Figures figures={figures} />;
}
