import { CheckOutlined, CloseOutlined, CommentOutlined, RollbackOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApprovalWaitingFragment } from '../../../generated/requests/pieces';
import { factLine } from '../../../i18n/i18n';
import { ItemContext, useItemFacts, useItemTitle } from '../pieces/item-facts';
import { refusalOf } from '../pieces/use-decide';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { LinkButton } from '../../../ui/link-button';
import { StatusDot } from '../../../ui/status-dot';
import { useSwipe } from './use-swipe';

interface Props {
  item: ApprovalWaitingFragment;
  busy: boolean;
  chosen: boolean;
  choose: ((on: boolean) => void) | null;
  /** Whether others of the list can be chosen: it lines up with them. */
  isBesideChoices: boolean;
  approve: () => void;
  comment: () => void;
  refuse: (verdict: 'rejected' | 'returned') => void;
}

/** One decision with what one must know for it. */
export function WaitingRow({ item, busy, chosen, choose, isBesideChoices, approve, comment, refuse }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { path, step, steps, flowName, insteadOf, since, canReject, canReturn, asksFirst, asksToCancel } = item;
  const title = useItemTitle()(item);
  const facts = useItemFacts()(item);
  const decidesHere = !(asksFirst && path);
  const row = useRef<HTMLLIElement>(null);
  const { className, style } = useSwipe(
    row,
    decidesHere && !busy ? approve : null,
    canReject && !busy ? () => refuse('rejected') : null,
  );
  return (
    <li ref={row} className={className} style={style} tabIndex={-1} data-approval={item.id}>
      {!choose && isBesideChoices && <span className="approval-no-choice" aria-hidden="true" />}
      {choose && (
        <Checkbox
          checked={chosen}
          data-key="x"
          aria-label={t('approval.choose', { what: title })}
          onChange={({ target }) => choose(target.checked)}
        />
      )}
      <div className="approval-text">
        {path ? (
          <Link to={path} dir="auto">
            {title}
          </Link>
        ) : (
          <b dir="auto">{title}</b>
        )}
        <span>
          {asksToCancel && (
            <>
              <StatusDot tone="warning">{t('approval.asksToCancel')}</StatusDot>
              {' · '}
            </>
          )}
          {facts}
        </span>
        <ItemContext item={item} />
        <small className="quiet">
          {factLine([
            step && steps && t('approval.stepOf', { n: step, of: steps, flow: flowName ?? '' }),
            insteadOf && t('approval.insteadOf', { name: insteadOf }),
            format.ago(since),
          ])}
        </small>
      </div>
      <div className="approval-buttons">
        {asksFirst && path ? (
          <LinkButton type="primary" to={path} aria-label={t('home.reviewWhat', { what: title })}>
            {t('home.review')}
          </LinkButton>
        ) : (
          <Button
            type="primary"
            data-key="a"
            icon={<CheckOutlined />}
            disabled={busy}
            aria-label={t(asksToCancel ? 'approval.letCancelWhat' : 'approval.approveWhat', { what: title })}
            onClick={approve}
          >
            {t(asksToCancel ? 'approval.letCancel' : 'verb.approve')}
          </Button>
        )}
        {decidesHere && (
          <IconButton
            label={t('approval.commentWhat', { what: title })}
            icon={<CommentOutlined />}
            data-key="c"
            disabled={busy}
            onClick={comment}
          />
        )}
        {canReturn && (
          <Button
            icon={<RollbackOutlined />}
            disabled={busy}
            aria-label={t('approval.returnWhat', { what: title })}
            onClick={() => refuse('returned')}
          >
            {t('verb.return')}
          </Button>
        )}
        {canReject && (
          <Button
            danger
            data-key="r"
            icon={<CloseOutlined />}
            disabled={busy}
            aria-label={t(asksToCancel ? 'approval.keepWhat' : `approval.${refusalOf(item)}What`, { what: title })}
            onClick={() => refuse('rejected')}
          >
            {asksToCancel ? t('approval.keep') : t(`verb.${refusalOf(item)}`)}
          </Button>
        )}
      </div>
    </li>
  );
}
