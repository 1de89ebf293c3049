import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link that looks like a button and stays inside the app. */
export function LinkButton({ to, ...props }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement & HTMLAnchorElement>(to);
  return <Button {...props} href={href} onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)} />;
}
