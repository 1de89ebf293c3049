import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RenewButton } from '../../../form/renewal';
import { useRenewDocumentMutation, useRenewEmployeeDocumentMutation } from '../../../generated/documents/document';
import { toneOf } from '../../../fields/choices';
import { PersonAvatar } from '../../../ui/person-avatar';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import type { Owner } from './board-columns';
import type { Card } from './use-board';

interface Props {
  card: Card;
  owner: Owner;
  today: string;
  onRenewed: () => void;
}

/** One document on the board: whose, what, until when, and its renewal. */
export function BoardCard({ card, owner, today, onRenewed }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [renewDocument] = useRenewDocumentMutation();
  const [renewEmployeeDocument] = useRenewEmployeeDocumentMutation();
  const name = card.employee?.label;
  const vendor = card.vendor?.label;
  const expiry = card.expiryDate ?? '';
  const detail = card.type?.label ?? card.category;
  return (
    <li className="board-card">
      <Link
        className="board-title"
        to={owner === 'company' ? `/documents?open=${card.id}` : `/employee-documents?open=${card.id}`}
        dir="auto"
      >
        {card.title}
      </Link>
      {name && (
        <span className="board-person">
          <PersonAvatar name={name} size={24} photo={card.employee?.photoFileId} />
          <span dir="auto">{name}</span>
        </span>
      )}
      {vendor && (
        <span className="board-detail" dir="auto">
          {vendor}
        </span>
      )}
      {detail && detail !== card.title && (
        <span className="board-detail" dir="auto">
          {detail}
        </span>
      )}
      <span className="board-detail">
        {format.day(expiry)} ({expiry === today ? t('document.endsToday') : format.days(expiry, today)})
      </span>
      {card.review !== 'verified' && (
        <StatusDot tone={toneOf('documentReview', card.review)}>{t(`choice.documentReview.${card.review}`)}</StatusDot>
      )}
      {card.allowedActions.includes('renew') && (
        <RenewButton
          size="small"
          document={card}
          files={owner === 'company' ? 'files' : 'file'}
          renew={(options) =>
            owner === 'company' ? renewDocument(options as never) : renewEmployeeDocument(options as never)
          }
          onRenewed={onRenewed}
        />
      )}
    </li>
  );
}
