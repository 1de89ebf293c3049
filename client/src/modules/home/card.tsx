import { Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FigureFragment } from '../../generated/home';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/words/format';
import { addressOf } from './figure-address';

export interface Asked<Data> {
  data?: Data;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

interface CardProps {
  title: string;
  /** How wide it is: a third, half or the whole of the page. */
  size?: 'third' | 'half' | 'whole';
  detail?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ title, size = 'third', detail, aside, children }: CardProps) {
  const id = useId();
  return (
    <section className={`panel home-card home-${size}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {detail && <p className="quiet">{detail}</p>}
      {children}
    </section>
  );
}

interface AskedCardProps<Data> extends Omit<CardProps, 'children'> {
  asked: Asked<Data>;
  /** Lines the skeleton has: as high as what comes, so that nothing jumps. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/** A card that asks for itself: while it waits it keeps its place, and where it fails it fails alone. */
export function AskedCard<Data>({ asked: { data, error, refetch }, lines, children, ...card }: AskedCardProps<Data>) {
  return (
    <Card {...card}>
      {data ? (
        children(data)
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: lines, width: '100%' }} className="home-waiting" />
      )}
    </Card>
  );
}

interface FigureLinkProps {
  figure: FigureFragment;
  label: string;
  tone?: 'error' | 'warning';
}

/** A number that opens the list behind it. */
export function FigureLink({ figure, label, tone }: FigureLinkProps) {
  const format = useFormat();
  return (
    <Link to={addressOf(figure)} className={`home-figure${tone && figure.count > 0 ? ` home-figure-${tone}` : ''}`}>
      <span className="home-count">{format.number(figure.count)}</span>
      <span className="home-label">{label}</span>
    </Link>
  );
}
