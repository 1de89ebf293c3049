import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { MenuIcon } from './menu-icon';
import { isCurrent } from './menu-match';
import type { Entry } from './menu-tree';

const colours = ['primary', 'success', 'warning', 'error', 'info', 'secondary'];

interface Props {
  item: Entry;
  onFollow: () => void;
  /** Without its icon, as entries within groups are. */
  plain: boolean;
}

/** An entry of the menu that leads somewhere, or says that it does not now. */
export function MenuLeaf({ item, onFollow, plain }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { path, title, icon, disabled, openInNewTab, badgeContent, badgeColor } = item;
  const colour = badgeColor && colours.includes(badgeColor) ? badgeColor : 'primary';
  const isElsewhere = openInNewTab || /^https?:/.test(path ?? '');
  const content = (
    <>
      {!plain && <MenuIcon name={icon} />}
      <span className="menu-text" dir="auto">
        {title}
      </span>
      {badgeContent && <span className={`menu-badge menu-badge-${colour}`}>{badgeContent}</span>}
      {isElsewhere && <span className="visually-hidden">{t('shell.newTab')}</span>}
    </>
  );
  if (disabled)
    return (
      <span className="menu-item menu-disabled" role="link" aria-disabled="true" tabIndex={0}>
        {content}
      </span>
    );
  return isElsewhere ? (
    <a className="menu-item" href={path ?? ''} target="_blank" rel="noreferrer" title={title ?? ''} onClick={onFollow}>
      {content}
    </a>
  ) : (
    <Link
      className="menu-item"
      to={path ?? '/'}
      aria-current={isCurrent(path, pathname) ? 'page' : undefined}
      title={title ?? ''}
      onClick={onFollow}
    >
      {content}
    </Link>
  );
}
