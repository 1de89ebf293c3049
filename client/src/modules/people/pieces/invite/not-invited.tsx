import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotInvitedFragment } from '../../../../generated/people/pieces/invite';
import { useFormat } from '../../../../ui/words/format';

/** Who is not invited, by the reason. */
export function NotInvitedList({ refused }: { refused: NotInvitedFragment[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (refused.length === 0) return null;
  const people = refused.reduce((sum, group) => sum + group.people, 0);
  return (
    <details open>
      <summary>{t('inviting.not', { count: people })}</summary>
      <ul className="inviting-people">
        {refused.map((group) => (
          <li key={group.reason}>
            {t('inviting.group', { reason: t(`inviting.reason.${group.reason}`), n: format.number(group.people) })}{' '}
            <span className="quiet">
              {group.names.map((name, at) => (
                <Fragment key={`${at} ${name}`}>
                  {at > 0 && t('list.comma')}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
              {group.people > group.names.length && ' …'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
