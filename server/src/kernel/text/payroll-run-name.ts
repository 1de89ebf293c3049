import { monthInWords } from '../dates/date-words';
import type { Month } from '../dates/plain-date';
import { t } from '../texts/text';
import type { Text, TextValue } from './text';

/** What tells the payroll runs of a month apart; `people` are those named one by one. */
export interface RunToName {
  period: Month;
  kind: string;
  group: string | null;
  people: number;
}

const kinds: Record<string, Text> = {
  off_cycle: t('payroll_run_name.off_cycle'),
  final: t('payroll_run_name.final'),
  correction: t('payroll_run_name.correction'),
};

/**
 * What a payroll run is called: its month, and where it is no regular run of everybody, its kind and whom it is for.
 */
export function runName({ period, kind, group, people }: RunToName): Text {
  const further: TextValue[] = [
    ...(kinds[kind] ? [kinds[kind]] : []),
    ...(group ? [group] : []),
    ...(people ? [t('payroll_run_name.people', { count: people })] : []),
  ];
  return further.reduce<Text>((first, second) => t('payroll_run_name.and', { first, second }), monthInWords(period));
}

const mark = /^(\d{4}-(?:0[1-9]|1[0-2])) (regular|off_cycle|final|correction) (\d+)(?: (.+))?$/s;

/**
 * The run a mark of the database names ("2026-10 off_cycle 0 Sales"); null where it is none. Kept, it is put into words
 * for each reader.
 */
export function runOfMark(text: string): RunToName | null {
  const found = mark.exec(text);
  return found && { period: found[1]!, kind: found[2]!, people: Number(found[3]), group: found[4] ?? null };
}
