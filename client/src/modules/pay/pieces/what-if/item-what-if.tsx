import { Skeleton } from 'antd';
import { useMemo } from 'react';
import type { PayItemKind } from '../../../../generated/pay/pieces/what-if';
import { Failure } from '../../../../ui/failure';
import type { AnyField } from '../../../../list/area';
import { RecordWhatIf } from './record-what-if';

const fields: AnyField[] = [
  { field: 'fixedAmount', kind: 'money', hint: 'fixedAmount' },
  { field: 'percentOfBasic', kind: 'decimal' },
];

interface Asked {
  data?: { record: { id: string; title: string | null; fixedAmount: string | null; percentOfBasic: string | null } };
  error?: unknown;
  refetch: () => unknown;
}

/** What another amount of an allowance or a deduction would do to the pay of whoever has it. */
export function ItemWhatIf({
  kind,
  asked: { data, error, refetch },
  back,
}: {
  kind: PayItemKind;
  asked: Asked;
  back: { to: string; label: string };
}) {
  const item = data?.record;
  const given = useMemo(() => item && { fixedAmount: item.fixedAmount, percentOfBasic: item.percentOfBasic }, [item]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!item || !given) return <Skeleton active />;
  const text = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value));
  return (
    <RecordWhatIf
      name={item.title ?? ''}
      back={back}
      fields={fields}
      given={given}
      changeOf={({ fixedAmount, percentOfBasic }) => ({
        item: { kind, id: item.id, fixedAmount: text(fixedAmount), percentOfBasic: text(percentOfBasic) },
      })}
    />
  );
}
