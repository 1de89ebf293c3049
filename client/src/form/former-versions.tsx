import { Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { factLine } from '../i18n/i18n';
import { useFormat } from '../ui/words/format';
import { codeName } from '../fields/kinds/code-name';
import { FileNames } from '../fields/kinds/file-view';
import type { FormerVersion } from './former-version';

interface Props {
  title: string;
  versions: FormerVersion[] | undefined;
  close: () => void;
}

/** The former versions of a document with their files. */
export default function FormerVersions({ title, versions, close }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return (
    <Modal open title={t('document.historyOf', { title })} footer={null} onCancel={close} destroyOnHidden>
      {versions ? (
        <ol className="dated">
          {versions.map(
            ({
              id: key,
              revision,
              number,
              issueDate,
              expiryDate,
              issuingAuthority,
              issuingCountry,
              createdAt,
              fileIds,
            }) => (
              <li key={key}>
                <div className="dated-body">
                  {t('document.versionNo', { revision })} {number && <bdi className="code">{number}</bdi>}
                  {(issuingAuthority || issuingCountry) && (
                    <div dir="auto">
                      {factLine([
                        issuingAuthority,
                        issuingCountry && codeName('country', issuingCountry, i18n.language),
                      ])}
                    </div>
                  )}
                  <div className="dated-when">
                    {[issueDate, expiryDate]
                      .filter((day): day is string => !!day)
                      .map(format.day)
                      .join(' – ')}
                    {' · '}
                    {t('document.replaced', { when: format.instant(createdAt) })}
                  </div>
                  <FileNames ids={fileIds} />
                </div>
              </li>
            ),
          )}
        </ol>
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}
