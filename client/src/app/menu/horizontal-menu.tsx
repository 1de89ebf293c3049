import { DownOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MenuIcon } from './menu-icon';
import { MenuLeaf } from './menu-leaf';
import { holdsCurrent, keyOf, type Entry } from './menu-tree';

const roomOfPopup = 300;

/** The menu as a bar: groups open below it. Arrow keys move along and into them, Escape closes. */
export default function HorizontalMenu({ items }: { items: Entry[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => setOpen(null), [pathname]);
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent) => !bar.current?.contains(event.target as Node) && setOpen(null);
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const here = document.activeElement as HTMLElement;
    const place = here.closest('.bar-place');
    const inside = [...(place?.querySelectorAll<HTMLElement>('.menu-popup .menu-item') ?? [])];
    if (event.key === 'Escape' && open) {
      setOpen(null);
      place?.querySelector<HTMLElement>('.menu-item')?.focus();
      return;
    }
    const forward = getComputedStyle(here).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const at = inside.indexOf(here);
    let to: HTMLElement | undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      to = inside[(at + (event.key === 'ArrowDown' ? 1 : -1) + inside.length) % inside.length];
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const tops = [...(bar.current?.querySelectorAll<HTMLElement>('.bar-place > .menu-item') ?? [])];
      const from = tops.findIndex((top) => place?.contains(top));
      to = tops[(from + (event.key === forward ? 1 : -1) + tops.length) % tops.length];
      setOpen(null);
    }
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  return (
    <nav aria-label={t('shell.mainMenu')} className="bar-menu" ref={bar}>
      <div role="presentation" onKeyDown={onKeyDown}>
        <ul>
          {items
            .filter((item) => !item.sectionTitle)
            .map((item) => {
              const key = keyOf(item);
              return (
                <li key={key} className="bar-place">
                  {item.children?.length ? (
                    <BarGroup
                      item={item}
                      open={open === key}
                      isCurrent={holdsCurrent(item, pathname)}
                      toggle={() => setOpen(open === key ? null : key)}
                      close={() => setOpen(null)}
                    />
                  ) : (
                    <MenuLeaf item={item} onFollow={() => setOpen(null)} plain={false} />
                  )}
                </li>
              );
            })}
        </ul>
      </div>
    </nav>
  );
}

interface GroupProps {
  item: Entry;
  open: boolean;
  isCurrent: boolean;
  toggle: () => void;
  close: () => void;
}

function BarGroup({ item, open, isCurrent, toggle, close }: GroupProps) {
  const head = useRef<HTMLButtonElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const openIt = () => {
    const box = head.current?.getBoundingClientRect();
    const isRtl = document.documentElement.dir === 'rtl';
    if (box) setIsAtEnd((isRtl ? box.right : window.innerWidth - box.left) < roomOfPopup);
    toggle();
  };
  return (
    <>
      <button
        type="button"
        ref={head}
        className={isCurrent ? 'menu-item menu-around' : 'menu-item'}
        aria-expanded={open}
        onClick={openIt}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !open) openIt();
        }}
      >
        <MenuIcon name={item.icon} />
        <span className="menu-text">{item.title}</span>
        <DownOutlined className="menu-arrow" rotate={open ? 180 : 0} aria-hidden="true" />
      </button>
      {open && (
        <div className={`menu-popup menu-popup-${isAtEnd ? 'end' : 'start'}`}>
          <BarEntries items={item.children ?? []} close={close} />
        </div>
      )}
    </>
  );
}

function BarEntries({ items, close }: { items: Entry[]; close: () => void }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>
          {item.children?.length ? (
            <>
              <span className="menu-section">{item.title}</span>
              <BarEntries items={item.children} close={close} />
            </>
          ) : (
            <MenuLeaf item={item} onFollow={close} plain />
          )}
        </li>
      ))}
    </ul>
  );
}
