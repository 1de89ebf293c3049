import { InputNumber } from 'antd';
import type { InputProps } from '../../../fields/kinds/kind';
import { useFormat } from '../../../ui/words/format';

/** A decimal that may be below zero: a fall. */
export default function SignedInput({ value, onChange, ...rest }: InputProps) {
  const { decimalSign } = useFormat();
  return (
    <InputNumber<string>
      {...rest}
      stringMode
      decimalSeparator={decimalSign}
      value={value as string | null}
      onChange={(next) => onChange?.(next)}
      controls={false}
      inputMode="text"
      className="wide"
    />
  );
}
