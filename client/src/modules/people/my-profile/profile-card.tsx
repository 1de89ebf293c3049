import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What may be done, at the end of its head. */
  aside?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the profile under its heading. */
export function ProfileCard({ title, aside, isWide, children }: Props) {
  return (
    <section className={`panel profile-card${isWide ? ' profile-card-wide' : ''}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
