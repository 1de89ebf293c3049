import { Select } from 'antd';
import type { InputProps } from '../../../fields/kinds/kind';

/** Domains that are typed, each ended by a comma, a blank or Enter. An address that is pasted gives its domain. */
export default function DomainsInput({ value, onChange, ...rest }: InputProps) {
  return (
    <Select<string[]>
      {...rest}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ';', ' ']}
      value={(value as string[] | null) ?? []}
      onChange={(next) =>
        onChange?.([...new Set(next.map((each) => each.trim().toLowerCase().replace(/^.*@/, '')).filter(Boolean))])
      }
    />
  );
}
