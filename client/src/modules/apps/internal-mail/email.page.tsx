import { FolderOpenOutlined, ReloadOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputRef } from 'antd';
import { useLive } from '../../../access/live';
import { SearchBox } from '../../../list/search-box';
import { useOpenEmailQuery, type EmailAnswerKind } from '../../../generated/apps/internal-mail';
import { IconButton } from '../../../ui/icon-button';
import { PageHeader } from '../../../ui/page-header';
import { useNarrow } from '../../../ui/words/use-narrow';
import type { Writing } from './compose-drawer';
import { FolderList } from './folder-list';
import { MailList, toggledIn } from './mail-list';
import { OpenMail } from './open-mail';
import { usePlace } from './place';
import { sendSoon } from './send-later';
import { useMailActions } from './use-mail-actions';
import { useMailKeys } from './use-mail-keys';
import { useMailList } from './use-mail-list';
import './email.css';

const ComposeDrawer = lazy(() => import('./compose-drawer'));
const FolderDrawer = lazy(() => import('./folder-drawer'));
const MailKeySheet = lazy(() => import('./mail-key-sheet'));
const nobody: ReadonlySet<string> = new Set();

/** Mail between the people of a company: folders, the list or the mail that is open, and writing beside it. */
export function Component() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { place, go } = usePlace();
  const isNarrow = useNarrow(900);
  const { folder, label, search, mail } = place;
  const list = useMailList(place);
  const opened = useOpenEmailQuery({
    variables: { id: mail ?? '', folder, label, search },
    skip: !mail,
    fetchPolicy: 'cache-and-network',
  });
  const [chosen, setChosen] = useState(nobody);
  const [current, setCurrent] = useState<string | null>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [aside, setAside] = useState<'folders' | 'keys' | null>(null);
  const searchBox = useRef<InputRef>(null);
  const open = opened.data?.open.mail.id === mail ? opened.data?.open : undefined;

  const listName = `${folder} ${label} ${search}`;
  const [chosenIn, setChosenIn] = useState(listName);
  if (chosenIn !== listName) {
    setChosenIn(listName);
    setChosen(nobody);
    setCurrent(null);
  }
  const reload = () => {
    list.reload();
    if (mail) void opened.refetch();
  };
  useLive(['InternalMailCopy'], reload);
  const actions = useMailActions((_first, wentAway) => {
    if (wentAway) setChosen(nobody);
    if (wentAway && mail) go({ mail: null }, true);
    else if (mail) void opened.refetch();
    list.reload();
  });

  const unreadId = open && !open.mail.isRead ? open.mail.id : null;
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (!unreadId || marked.current === unreadId) return;
    marked.current = unreadId;
    void actions.update([unreadId], { isRead: true });
  }, [unreadId, actions]);

  const send = (id: string) => {
    setWriting(null);
    const words = {
      sending: t('email.sending'),
      sent: t('email.sent'),
      kept: t('email.kept'),
      undo: t('email.undo'),
      notSent: (why: string) => t('email.notSent', { why }),
    };
    sendSoon(client, id, words, { onSent: reload, onUndo: () => setWriting({ kind: 'draft', id }) });
  };
  const discard = (id: string | null) => {
    setWriting(null);
    if (id) void actions.move([{ id, folder: 'draft' }], 'trash');
  };
  const close = () => {
    setWriting(null);
    setTimeout(reload, 400);
  };

  const rows = list.rows ?? [];
  const at = rows.findIndex(({ id }) => id === current);
  const step = (by: number) => {
    const beside = by > 0 ? open?.nextId : open?.previousId;
    if (mail) return beside ? go({ mail: beside }) : undefined;
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    setCurrent(next?.id ?? null);
    return document.querySelector(`[data-row-key="${next?.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const openRow = () => {
    const row = rows[at];
    if (row) void (row.sentAt ? go({ mail: row.id }) : setWriting({ kind: 'draft', id: row.id }));
  };
  const meant = mail
    ? open
      ? [open.mail]
      : []
    : chosen.size > 0
      ? rows.filter(({ id }) => chosen.has(id))
      : rows.slice(at, at + 1).filter(() => at >= 0);
  const answer = (kind: EmailAnswerKind) =>
    open?.mail.sentAt ? () => setWriting({ kind, id: open.mail.id }) : undefined;
  const remove = () => actions.throwAway(meant);
  useMailKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      o: openRow,
      Enter: mail ? undefined : openRow,
      u: () => go({ mail: null }),
      x: () => current && !mail && setChosen(toggledIn(chosen, current)),
      s: () =>
        meant.length > 0 &&
        void actions.update(
          meant.map(({ id }) => id),
          { isStarred: meant.some(({ isStarred }) => !isStarred) },
        ),
      e: remove,
      '#': remove,
      r: answer('reply'),
      a: answer('replyAll'),
      f: answer('forward'),
      c: () => setWriting({ kind: 'new' }),
      '/': () => searchBox.current?.focus(),
      '?': () => setAside('keys'),
    },
    writing !== null || aside !== null,
  );

  const folders = (onFollow?: () => void) => (
    <FolderList place={place} counts={list.counts} compose={() => setWriting({ kind: 'new' })} onFollow={onFollow} />
  );
  const title = label ? t(`email.label.${label}`) : t(`email.folder.${folder ?? 'inbox'}`);
  return (
    <>
      <PageHeader title={t('email.title')} detail={t('email.why')} />
      <section className="panel mail-panel" aria-label={title}>
        {!isNarrow && folders()}
        <div className="mail-main">
          {!mail && (
            <div className="mail-head">
              {isNarrow && (
                <IconButton
                  label={t('email.folders')}
                  icon={<FolderOpenOutlined />}
                  onClick={() => setAside('folders')}
                />
              )}
              <h2>{title}</h2>
              <SearchBox
                ref={searchBox}
                value={search}
                change={(text) => go({ search: text }, true)}
                label={t('email.searchIn')}
              />
              <IconButton label={t('email.refresh')} icon={<ReloadOutlined spin={list.isLoading} />} onClick={reload} />
              {isNarrow && (
                <Button type="primary" onClick={() => setWriting({ kind: 'new' })}>
                  {t('email.compose')}
                </Button>
              )}
            </div>
          )}
          {mail ? (
            <OpenMail
              place={place}
              open={open}
              error={opened.error}
              reload={() => void opened.refetch()}
              go={(id) => go({ mail: id })}
              answer={(id, kind) => setWriting({ kind, id })}
              write={(id) => setWriting({ kind: 'draft', id })}
              actions={actions}
            />
          ) : (
            <MailList
              place={place}
              rows={list.rows}
              error={list.error}
              hasMore={list.hasMore}
              isSearching={list.isSearching}
              more={list.more}
              reload={reload}
              chosen={chosen}
              choose={setChosen}
              current={current}
              actions={actions}
              write={(id) => setWriting({ kind: 'draft', id })}
            />
          )}
        </div>
      </section>
      {actions.question}
      <Suspense>
        {writing && (
          <ComposeDrawer key={JSON.stringify(writing)} writing={writing} close={close} send={send} discard={discard} />
        )}
        {aside === 'folders' && (
          <FolderDrawer close={() => setAside(null)}>{folders(() => setAside(null))}</FolderDrawer>
        )}
        {aside === 'keys' && <MailKeySheet close={() => setAside(null)} />}
      </Suspense>
    </>
  );
}
