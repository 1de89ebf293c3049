import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../access/live';
import type { AnyArea, AnyRecord } from '../../list/area';
import { Failure } from '../../ui/failure';
import { PageHeader } from '../../ui/page-header';
import { RecordActions, RecordRead } from './record-parts';

interface Props {
  area: AnyArea;
  id: string;
  edit: () => void;
  remove: (row: AnyRecord) => void;
  restore: (row: AnyRecord) => void;
}

/** One record on a page of its own. */
export default function RecordPage({ area, id, edit, remove, restore }: Props) {
  const { t } = useTranslation();
  const useOne = area.one;
  const { data, error, refetch } = useOne({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLive([area.subject], () => void refetch());
  const record = data?.record as AnyRecord | undefined;
  if (!record) return error ? <Failure error={error} retry={() => void refetch()} /> : <Skeleton active />;
  const title = area.title(record);
  return (
    <>
      <PageHeader title={title} detail={t(`area.${area.subject}.one`)}>
        <RecordActions {...{ area, record, edit, remove, restore }} />
      </PageHeader>
      <section className="panel panel-text record-page" aria-label={title}>
        <RecordRead area={area} record={record} edit={edit} />
      </section>
    </>
  );
}
