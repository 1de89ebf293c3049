import { DownOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../access/session';
import type { MenuEntryFragment } from '../generated/session';
import { isCurrent } from './menu-match';
import { MenuIcon } from './menu-icon';

export type Entry = MenuEntryFragment & { children?: Entry[] | null };

/** The menu the server supplied, without what he may not open and without groups that are empty then. */
function useAllowed(): (items: Entry[]) => Entry[] {
  const { ability } = useSession();
  const allowed = (items: Entry[]): Entry[] =>
    items
      .filter(({ action, subject }) => !subject || ability.can(action ?? 'read', subject))
      .map((item) => (item.children?.length ? { ...item, children: allowed(item.children) } : item))
      .filter((item, index, all) =>
        item.sectionTitle
          ? all[index + 1] && !all[index + 1]?.sectionTitle
          : item.path || (item.children?.length ?? 0) > 0,
      );
  return allowed;
}

interface Props {
  items: Entry[];
  onFollow: () => void;
  /** Stands above the entries. */
  head: ReactNode;
}

export function SideMenu({ items, onFollow, head }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.mainMenu')} className="side-menu">
      {head}
      <Entries items={useAllowed()(items)} onFollow={onFollow} />
    </nav>
  );
}

interface EntriesProps {
  items: Entry[];
  onFollow: () => void;
  nested?: boolean;
}

function Entries({ items, onFollow, nested = false }: EntriesProps) {
  return (
    <ul>
      {items.map((item) => {
        if (item.sectionTitle)
          return (
            <li key={item.sectionTitle} className="menu-section">
              {item.sectionTitle}
            </li>
          );
        return (
          <li key={item.path ?? item.title}>
            {item.children?.length ? <Group item={item} onFollow={onFollow} /> : <Leaf item={item} onFollow={onFollow} plain={nested} />}
          </li>
        );
      })}
    </ul>
  );
}

function Leaf({ item, onFollow, plain }: { item: Entry; onFollow: () => void; plain: boolean }) {
  const { pathname } = useLocation();
  const current = isCurrent(item.path, pathname);
  const content = (
    <>
      {!plain && <MenuIcon name={item.icon} />}
      <span className="menu-text">{item.title}</span>
      {item.badgeContent && <span className={`menu-badge menu-badge-${item.badgeColor ?? 'primary'}`}>{item.badgeContent}</span>}
    </>
  );
  if (item.disabled) return <span className="menu-item menu-disabled">{content}</span>;
  const elsewhere = item.openInNewTab || /^https?:/.test(item.path ?? '');
  return elsewhere ? (
    <a className="menu-item" href={item.path ?? ''} target="_blank" rel="noreferrer" title={item.title ?? ''}>
      {content}
    </a>
  ) : (
    <Link
      className="menu-item"
      to={item.path ?? '/'}
      aria-current={current ? 'page' : undefined}
      title={item.title ?? ''}
      onClick={onFollow}
    >
      {content}
    </Link>
  );
}

function Group({ item, onFollow }: { item: Entry; onFollow: () => void }) {
  const { pathname } = useLocation();
  const holdsCurrent = (entries: Entry[]): boolean =>
    entries.some((entry) => isCurrent(entry.path, pathname) || holdsCurrent(entry.children ?? []));
  const children = item.children ?? [];
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? holdsCurrent(children);
  return (
    <>
      <button type="button" className="menu-item" aria-expanded={open} onClick={() => setChosen(!open)}>
        <MenuIcon name={item.icon} />
        <span className="menu-text">{item.title}</span>
        <DownOutlined className="menu-arrow" rotate={open ? 180 : 0} aria-hidden="true" />
      </button>
      {open && (
        <div className="menu-children">
          <Entries items={children} onFollow={onFollow} nested />
        </div>
      )}
    </>
  );
}
