import { UnorderedListOutlined } from '@ant-design/icons';
import { Segmented, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { LinkButton } from '../../../ui/link-button';
import { PageHeader } from '../../../ui/page-header';
import { BoardCard } from './board-card';
import { neighbourOf } from './board-keys';
import { columns, type Owner } from './board-columns';
import { useBoard } from './use-board';

/** Documents in columns by how soon they expire, renewed where they stand. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { ability } = useSession();
  const [address, setAddress] = useSearchParams();
  const board = useRef<HTMLDivElement>(null);
  const owners = (['employee', 'company'] as const).filter((owner) =>
    ability.can('read', owner === 'company' ? 'Document' : 'EmployeeDocument'),
  );
  const asked = address.get('of') as Owner | null;
  const owner = asked && owners.includes(asked) ? asked : (owners[0] ?? 'company');
  const { lanes, error, refetch } = useBoard(owner, today);
  useLive(['Document', 'EmployeeDocument'], refetch);

  const list = owner === 'company' ? '/documents' : '/employee-documents';
  const move = (event: KeyboardEvent) => {
    const cards = [...(board.current?.querySelectorAll<HTMLElement>('[data-lane] a.board-title') ?? [])];
    const next = neighbourOf(
      cards.map((card) => Number(card.closest<HTMLElement>('[data-lane]')?.dataset.lane)),
      cards.indexOf(event.target as HTMLElement),
      event.key,
      document.dir === 'rtl',
    );
    if (next === null) return;
    event.preventDefault();
    cards[next]?.focus();
  };

  const content = () => {
    if (error && !lanes) return <Failure error={error} retry={refetch} />;
    if (!lanes) return <Skeleton active paragraph={{ rows: 8 }} />;
    if (lanes.every(({ total }) => total === 0))
      return <EmptyState title={t('document.nothingExpires')} why={t('document.nothingExpiresWhy')} />;
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div className="board" ref={board} onKeyDown={move}>
        {lanes.map(({ cards, total }, lane) => {
          const { key, filter } = columns[lane]!;
          return (
            <section key={key} className={`board-lane board-${key}`} data-lane={lane} aria-labelledby={`lane-${key}`}>
              <h2 id={`lane-${key}`}>
                {t(`document.lane.${key}`)} <span className="board-count">{format.number(total)}</span>
              </h2>
              <ul>
                {cards.map((card) => (
                  <BoardCard key={card.id} card={card} owner={owner} today={today} onRenewed={refetch} />
                ))}
              </ul>
              {total > cards.length && (
                <Link to={`${list}?${filter(today)}`} className="board-more">
                  {t('document.showAll', { total: format.number(total) })}
                </Link>
              )}
            </section>
          );
        })}
      </div>
    );
  };

  return (
    <>
      <PageHeader
        title={t('document.board')}
        detail={t('document.boardWhy', { day: format.day(dayjs(today).format('YYYY-MM-DD')) })}
      >
        {owners.length > 1 && (
          <Segmented
            value={owner}
            options={owners.map((one) => ({ value: one, label: t(`document.of.${one}`) }))}
            onChange={(of) => setAddress({ of }, { replace: true })}
          />
        )}
        <LinkButton to={list} icon={<UnorderedListOutlined />}>
          {t('document.asList')}
        </LinkButton>
      </PageHeader>
      {content()}
    </>
  );
}
