import { Button, type ButtonProps } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface MenuChoice {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  selected?: boolean;
  /** That it takes something away. */
  danger?: boolean;
  run: () => void;
}

interface Props extends Omit<ButtonProps, 'onClick'> {
  choices: MenuChoice[];
  /** Stands above the choices. */
  head?: ReactNode;
  align?: 'start' | 'end';
  onOpen?: () => void;
}

/**
 * A button that opens a short menu, on the side on which the window has room: arrow keys move, Escape and a click
 * elsewhere close, focus returns to the button.
 */
export function MenuButton({ choices, head, align = 'start', onOpen, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useLayoutEffect(() => {
    const { left = 0, right = 0 } = (open && popup.current?.getBoundingClientRect()) || {};
    setTurned(left < 0 || right > document.documentElement.clientWidth);
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    items()[0]?.focus();
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  const leave = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const next = to[event.key];
    if (event.key === 'Escape') leave();
    else if (event.key === 'Tab') setOpen(false);
    else if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    }
  };

  return (
    <div className="menu-button" ref={box}>
      <Button
        {...button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      />
      {open && (
        <div ref={popup} className={`menu-popup ${(align === 'end') !== isTurned ? 'menu-popup-end' : ''}`}>
          {head}
          <div role="menu" id={id} aria-label={button['aria-label']} onKeyDown={onKeyDown} tabIndex={-1}>
            {choices.map(({ key, label, icon, selected, danger, run }) => (
              <button
                key={key}
                type="button"
                className={danger ? 'menu-danger' : undefined}
                role={selected === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={selected}
                tabIndex={-1}
                onClick={() => {
                  leave();
                  run();
                }}
              >
                {icon}
                {label}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
