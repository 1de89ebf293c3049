import { Select } from 'antd';
import type { InputProps } from './kind';

const usual = [180, 90, 60, 30, 14, 7, 1];
const isDays = (text: string) => /^\d{1,4}$/.test(text);

/** Chosen from the usual ones or typed. */
export default function NoticeDaysInput({ value, onChange, ...rest }: InputProps) {
  return (
    <Select<string[]>
      {...rest}
      mode="tags"
      value={((value as number[] | null) ?? []).map(String)}
      options={usual.map((days) => ({ value: String(days), label: String(days) }))}
      onChange={(next) =>
        onChange?.(
          next
            .filter(isDays)
            .map(Number)
            .toSorted((a, b) => b - a),
        )
      }
    />
  );
}
