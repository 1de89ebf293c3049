import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../access/session';
import { useSearchEverywhereQuery } from '../../generated/app/palette';
import { IconButton } from '../../ui/icon-button';
import { matching, useActions, usePages, type PaletteEntry } from './palette-entries';
import { recentOf, rememberRecent } from './palette-recent';
import './command-palette.css';

const pauseMs = 200;
const fewest = 2;

interface Group {
  name: string;
  entries: PaletteEntry[];
}

/** Goes to a page or a row and begins what one may, by a few letters. */
export default function CommandPalette({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user, company } = useSignedIn();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const pages = usePages();
  const actions = useActions();
  const wanted = text.trim();
  const { data, previousData, loading, error } = useSearchEverywhereQuery({
    variables: { text: asked },
    skip: asked.length < fewest,
    fetchPolicy: 'network-only',
  });

  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    const onClick = (event: MouseEvent) => event.target === opened && close();
    opened?.showModal();
    opened?.addEventListener('click', onClick);
    return () => {
      opened?.removeEventListener('click', onClick);
      opened?.close();
      before?.focus();
    };
  }, [close]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  const recent = useMemo(() => recentOf(user.id, company?.id), [user.id, company?.id]);
  const rows = wanted.length < fewest ? [] : ((data ?? previousData)?.found ?? []);
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const groups: Group[] = (
    wanted
      ? [
          { name: t('palette.actions'), entries: matching(actions, wanted).slice(0, 5) },
          { name: t('palette.pages'), entries: matching(pages, wanted).slice(0, 6) },
          ...subjects.map((subject) => ({
            name: t(`area.${subject as 'Employee'}.many`, { defaultValue: subject }),
            entries: rows
              .filter((row) => row.subject === subject)
              .map((row) => ({ ...row, id: `${subject} ${row.id}` })),
          })),
        ]
      : [
          { name: t('palette.recent'), entries: recent },
          { name: t('palette.actions'), entries: actions.slice(0, 8) },
          { name: t('palette.pages'), entries: pages },
        ]
  ).filter(({ entries }) => entries.length);
  const all = groups.flatMap(({ entries }) => entries);
  const current = all[Math.min(at, all.length - 1)];
  const isPending = wanted.length >= fewest && (loading || asked !== wanted);
  const optionId = (entry: PaletteEntry) => `${id}-${all.indexOf(entry)}`;
  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  const open = (entry: PaletteEntry) => {
    rememberRecent(user.id, company?.id, {
      id: entry.id,
      title: entry.title,
      detail: entry.detail ?? null,
      path: entry.path,
    });
    close();
    void navigate(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = all.length - 1;
    const to: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + 8),
      PageUp: Math.max(0, at - 8),
    };
    const next = to[event.key];
    if (event.nativeEvent.isComposing) return;
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      open(current);
    }
  };

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="palette-head">
        <SearchOutlined aria-hidden="true" />
        <input
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={currentId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder={t('palette.placeholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('keys.close')} icon={<CloseOutlined />} onClick={close} />
      </div>
      <div className="palette-body" role="listbox" id={`${id}-list`} aria-label={t('palette.title')}>
        {groups.map(({ name, entries }, group) => (
          <div key={name} role="group" aria-labelledby={`${id}-group-${group}`}>
            <div className="palette-group" role="presentation" id={`${id}-group-${group}`}>
              {name}
            </div>
            {entries.map((entry) => (
              <button
                type="button"
                key={entry.id}
                id={optionId(entry)}
                tabIndex={-1}
                role="option"
                aria-selected={entry === current}
                className="palette-option"
                onMouseMove={() => setAt(all.indexOf(entry))}
                onClick={() => open(entry)}
              >
                <bdi className="palette-title">{entry.title}</bdi>
                {entry.detail && <bdi className="palette-detail">{entry.detail}</bdi>}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div className={all.length ? 'visually-hidden' : 'palette-note'} role="status">
        {isPending
          ? t('palette.searching')
          : error
            ? t('palette.failed')
            : wanted &&
              (all.length
                ? t('palette.found', { number: all.length })
                : `${t('palette.nothing', { text: wanted })}. ${t('palette.nothingWhy')}`)}
      </div>
      {error && all.length > 0 && <div className="palette-note">{t('palette.failed')}</div>}
      <div className="palette-hint" aria-hidden="true">
        {t('palette.hint')}
      </div>
    </dialog>
  );
}
