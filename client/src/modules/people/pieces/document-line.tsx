import { EditOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../fields/choices';
import { FileNames } from '../../../fields/kinds/file-view';
import { HistoryButton, RenewButton } from '../../../form/renewal';
import {
  useFormerEmployeeDocumentsQuery,
  useRenewDocumentOfEmployeeMutation,
  type EmployeeDocumentOfFragment,
} from '../../../generated/people/employee/papers';
import { IconButton } from '../../../ui/icon-button';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { EmployeeDocumentSteps } from '../../documents/pieces/review-steps';
import { UploadDocumentButton } from '../../documents/pieces/upload-document-button';

const useFormer = (id: string, skip: boolean) =>
  useFormerEmployeeDocumentsQuery({ variables: { id }, skip, fetchPolicy: 'cache-and-network' }).data?.page.rows.map(
    ({ fileId, ...row }) => ({
      ...row,
      fileIds: fileId ? [fileId] : [],
    }),
  );

interface LineProps {
  document: EmployeeDocumentOfFragment;
  /** Without it, it is one's own: who handled it is left out, and it is renewed once it expires. */
  edit?: () => void;
  onChanged: () => void;
}

/** A document as it stands, with what may be done about it. */
export function DocumentLine({ document, edit, onChanged }: LineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [renew] = useRenewDocumentOfEmployeeMutation();
  const {
    id,
    title,
    dependant,
    type,
    number,
    issueDate,
    expiryDate,
    expiryState,
    state,
    dueOn,
    reviewNote,
    revision,
    fileId,
    allowedActions,
    submittedByName,
    submittedAt,
    reviewedByName,
    reviewedAt,
  } = document;
  return (
    <li>
      <div className="dated-body">
        <b dir="auto">{title}</b> {number && <bdi className="code">{number}</bdi>}
        {dependant?.label && <div dir="auto">{dependant.label}</div>}
        {type?.label && type.label !== title && <div dir="auto">{type.label}</div>}
        {reviewNote && <p dir="auto">{t('document.cameBack', { reason: reviewNote })}</p>}
        {fileId && <FileNames ids={[fileId]} />}
        {edit && submittedByName && submittedAt && (
          <div className="quiet">
            {t('document.uploadedBy', { name: submittedByName, when: format.instant(submittedAt) })}
          </div>
        )}
        {edit && reviewedByName && reviewedAt && (
          <div className="quiet">
            {t('document.reviewedBy', { name: reviewedByName, when: format.instant(reviewedAt) })}
          </div>
        )}
      </div>
      <div className="dated-when">
        {state && (
          <StatusDot tone={toneOf('documentState', state)}>
            {t(`choice.documentState.${state as 'verified'}`)}
          </StatusDot>
        )}
        {state === 'requested' && dueOn && <span>{t('document.askedBy', { day: format.day(dueOn) })}</span>}
        <span>
          {[issueDate, expiryDate]
            .filter((day): day is string => !!day)
            .map(format.day)
            .join(' – ')}
        </span>
      </div>
      <div className="button-row">
        {allowedActions.includes('submit') && <UploadDocumentButton document={document} onDone={onChanged} />}
        <EmployeeDocumentSteps row={document} onDone={onChanged} />
        {revision > 1 && <HistoryButton id={id} title={title} useVersions={useFormer} />}
        {allowedActions.includes('renew') && (edit || expiryState === 'expired' || expiryState === 'expiring') && (
          <RenewButton
            document={document}
            files="file"
            renew={(options) => renew(options as never)}
            onRenewed={onChanged}
          />
        )}
        {edit && allowedActions.includes('update') && (
          <IconButton label={`${t('document.change')}: ${title}`} icon={<EditOutlined />} onClick={edit} />
        )}
      </div>
    </li>
  );
}
