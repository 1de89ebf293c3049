import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  why: string;
  icon?: ReactNode;
  /** The one thing to do about it. */
  children?: ReactNode;
}

export function EmptyState({ title, why, icon = <InboxOutlined />, children }: Props) {
  return (
    <div className="empty-state">
      <div className="empty-state-icon" aria-hidden="true">
        {icon}
      </div>
      <h2>{title}</h2>
      <p>{why}</p>
      {children}
    </div>
  );
}
