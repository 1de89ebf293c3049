import { DownOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from './menu-icon';
import { MenuLeaf } from './menu-leaf';
import { asItOpens, holdsCurrent, isOpen, keyOf, toggled, type Entry } from './menu-tree';

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
      <Entries items={items} onFollow={onFollow} />
    </nav>
  );
}

interface EntriesProps {
  items: Entry[];
  onFollow: () => void;
  nested?: boolean;
}

/** Entries of one level: of its groups one is open at a time, beside the one around the current page. */
function Entries({ items, onFollow, nested = false }: EntriesProps) {
  const { pathname } = useLocation();
  const [groups, setGroups] = useState(asItOpens);
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setGroups(asItOpens);
  }
  return (
    <ul>
      {items.map((item) => {
        const { sectionTitle, children } = item;
        const key = keyOf(item);
        if (sectionTitle)
          return (
            <li key={key} className="menu-section">
              {sectionTitle}
            </li>
          );
        if (!children?.length)
          return (
            <li key={key}>
              <MenuLeaf item={item} onFollow={onFollow} plain={nested} />
            </li>
          );
        const isInside = holdsCurrent(item, pathname);
        const open = isOpen(groups, key, isInside);
        return (
          <li key={key}>
            <button
              type="button"
              className="menu-item"
              aria-expanded={open}
              onClick={() => setGroups(toggled(groups, key, isInside))}
            >
              <MenuIcon name={item.icon} />
              <span className="menu-text">{item.title}</span>
              <DownOutlined className="menu-arrow" rotate={open ? 180 : 0} aria-hidden="true" />
            </button>
            {open && (
              <div className="menu-children">
                <Entries items={children} onFollow={onFollow} nested />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
