import { ImportOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Can } from '../../access/can';
import { LinkButton } from '../../ui/link-button';

/** Begins another import. */
export function ImportToolbar() {
  const { t } = useTranslation();
  return (
    <Can action="create" subject="Import">
      <LinkButton to="/imports/new" type="primary" icon={<ImportOutlined />}>
        {t('area.Import.add')}
      </LinkButton>
    </Can>
  );
}
