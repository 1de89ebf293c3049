import { Input } from 'antd';
import { lazy, Suspense } from 'react';

const DateInput = lazy(() => import('./date-input'));

interface Props {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  month?: boolean;
}

/** A day (or month) to choose outside a form; the calendar is fetched when it is first needed. */
export function DateEntry({ label, value, onChange, month }: Props) {
  return (
    <Suspense fallback={<Input disabled aria-label={label} />}>
      <DateInput aria-label={label} value={value} onChange={onChange} month={month} />
    </Suspense>
  );
}
