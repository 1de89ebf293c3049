import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { useWeekOfPickersQuery } from '../../generated/fields/kinds';
import { perLanguage } from '../../i18n/languages';
import type { InputProps } from './kind';

/** Some of Dayjs' languages write digits of their own; the app shows Latin digits throughout. */
const latinDigits = { preparse: (text: string) => text, postformat: (text: string) => text };
const wordsIn = perLanguage(async ({ dates }) => ({ ...(await dates()).default, ...latinDigits }));

/** Months and days by the language, weeks by the company. */
function useDaysOfCompany(): void {
  const { i18n } = useTranslation();
  const { session } = useSession();
  const { data } = useWeekOfPickersQuery({ skip: !session?.company });
  const words = use(wordsIn(i18n.language));
  dayjs.locale({ ...words, weekStart: data?.week.firstDay ?? words.weekStart }, undefined, true);
  dayjs.locale(i18n.language);
}

/** What is understood when it is typed; the first is how it is shown. */
const [typedDays, typedMonths] = [
  ['D MMM YYYY', 'DD MMM YYYY', 'YYYY-MM-DD', 'D/M/YYYY', 'DD/MM/YYYY', 'D.M.YYYY', 'DD.MM.YYYY'],
  ['MMMM YYYY', 'MMM YYYY', 'YYYY-MM', 'M/YYYY', 'MM/YYYY'],
];

interface Props extends InputProps<string> {
  month?: boolean;
  from?: string | null;
}

/** Days are 'YYYY-MM-DD', months 'YYYY-MM', on both sides; no instant and no time zone is ever made of them. */
export default function DateInput({ month, from, value, onChange, ...rest }: Props) {
  useDaysOfCompany();
  const kept = month ? 'YYYY-MM' : 'YYYY-MM-DD';
  const first = from ? dayjs(from) : undefined;
  // The same as long as it says the same: to the picker, another one is a reason to forget what is being typed.
  const day = useMemo(() => (value && dayjs(value).isValid() ? dayjs(value) : null), [value]);
  return (
    <DatePicker<Dayjs>
      {...rest}
      className="wide"
      picker={month ? 'month' : 'date'}
      format={month ? typedMonths : typedDays}
      minDate={first}
      defaultPickerValue={first}
      value={day}
      onChange={(next) => onChange?.(next ? (next as Dayjs).format(kept) : null)}
    />
  );
}
