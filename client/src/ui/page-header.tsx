import type { ReactNode } from 'react';

interface Props {
  title: string;
  detail?: ReactNode;
  back?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: its one h1 and the name of the tab, what stands under it, its actions at the end. */
export function PageHeader({ title, detail, back, children }: Props) {
  return (
    <header className="page-header">
      <title>{`${title} · Muster`}</title>
      <div className="page-header-text">
        {back}
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {detail && <div className="page-header-detail">{detail}</div>}
      </div>
      {children && <div className="page-header-actions">{children}</div>}
    </header>
  );
}
