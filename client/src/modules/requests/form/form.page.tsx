import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormQuery } from '../../../generated/requests/form';
import { Failure } from '../../../ui/failure';
import { Builder } from './builder';

/**
 * The builder of one form. What is typed is kept until it is saved: an answer that arrives meanwhile does not replace
 * it.
 */
export function Component() {
  const { id = '' } = useParams();
  useTranslation();
  const { data, error, refetch } = useFormQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const form = data?.record;
  if (error && !form) return <Failure error={error} retry={() => void refetch()} />;
  if (!form) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <Builder key={form.id} form={form} reload={async () => (await refetch()).data?.record} />;
}
