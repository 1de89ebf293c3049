import { Modal } from 'antd';
import { useState } from 'react';
import { useToday } from '../../../access/today';
import { useCalendarYearQuery } from '../../../generated/organisation/work-calendar';
import { Failure } from '../../../ui/failure';
import { YearOfDays } from '../../../ui/figures/year-of-days';

/** A year by one calendar with the holidays that go with it. */
export default function YearDialog({ id, name, close }: { id: string; name: string; close: () => void }) {
  const [year, setYear] = useState(Number(useToday().slice(0, 4)));
  const { data, previousData, error, refetch } = useCalendarYearQuery({
    variables: { id, from: `${year}-01-01`, to: `${year}-12-31` },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Modal open title={<span dir="auto">{name}</span>} footer={null} width={1000} onCancel={close}>
      {error && !data ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <YearOfDays year={year} days={(data ?? previousData)?.days} show={setYear} />
      )}
    </Modal>
  );
}
