import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wayOf, type CellWay } from './cell-places';

interface Props {
  field: string;
  isEmpty: boolean;
  start: () => void;
  onFocus: (value: HTMLElement) => void;
  move: (way: CellWay) => void;
  children: ReactNode;
}

/**
 * A value of a list that can be changed where it stands: a button by keyboard and to a screen reader, pressed twice
 * with the mouse.
 */
export function CellValue({ field, isEmpty, start, onFocus, move, children }: Props) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = wayOf(event.key, document.documentElement.dir === 'rtl');
    if (!way && event.key !== 'Enter' && event.key !== 'F2') return;
    event.preventDefault();
    if (way) move(way);
    else start();
  };
  return (
    <span
      role="button"
      tabIndex={-1}
      className="cell-value"
      data-value={field}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => onFocus(currentTarget)}
      // A screen reader presses without a mouse; with one it takes two, so that a text can still be marked.
      onClick={({ detail }) => detail === 0 && start()}
    >
      {isEmpty && <span className="visually-hidden">{t('list.emptyCell')}</span>}
      {children}
    </span>
  );
}
