import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AnyField } from '../../../list/area';
import { RecordWhatIf } from '../pieces/what-if/record-what-if';
import { usePayTableRowQuery } from '../../../generated/pay/pay-table-row';
import { Failure } from '../../../ui/failure';

const fields: AnyField[] = [
  { field: 'fromValue', kind: 'decimal', required: true },
  { field: 'value', label: 'tableValue', kind: 'decimal', required: true },
];

/** What another step of a pay table would do to the pay of everybody. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = usePayTableRowQuery({ variables: { id } });
  const row = data?.record;
  const given = useMemo(() => row && { fromValue: row.fromValue, value: row.value }, [row]);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!row || !given) return <Skeleton active />;
  const tableName = row.tableName ?? '';
  return (
    <RecordWhatIf
      name={tableName}
      back={{ to: `/pay-tables?open=${id}`, label: t('area.PayTableRow.many') }}
      fields={fields}
      given={given}
      changeOf={({ fromValue, value }) => ({
        tableRow: { id, tableName, fromValue: String(fromValue), value: String(value) },
      })}
    />
  );
}
