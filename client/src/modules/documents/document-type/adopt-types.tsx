import { DownloadOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { useAdoptDocumentTypesMutation } from '../../../generated/documents/document-type';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

/** Takes over the standard types the company lacks. */
export function AdoptTypes() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const client = useApolloClient();
  const [adopt, { loading }] = useAdoptDocumentTypesMutation();
  if (!ability.can('create', 'DocumentType')) return null;
  const go = async () => {
    try {
      const { data } = await adopt();
      toast.success(t('document.adopted', { count: data?.adopted.length ?? 0 }));
      await client.refetchQueries({ include: 'active' });
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  return (
    <Button icon={<DownloadOutlined />} loading={loading} onClick={() => void go()}>
      {t('document.adopt')}
    </Button>
  );
}
