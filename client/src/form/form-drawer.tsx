import { Drawer, type DrawerProps } from 'antd';
import { useCallback, useRef, type ReactNode } from 'react';
import { FormInDrawer, type Leave } from './unsaved/unsaved-guard';

interface Props extends Pick<DrawerProps, 'size' | 'title' | 'extra'> {
  close: () => void;
  children: ReactNode;
}

/**
 * A form in a drawer that has no address of its own: its cross, Escape and a press beside it ask before typed values
 * are lost.
 */
export function FormDrawer({ close, children, ...drawer }: Props) {
  const leave = useRef<Leave | null>(null);
  const learn = useCallback((given: Leave | null) => {
    leave.current = given;
  }, []);
  return (
    <Drawer open destroyOnHidden {...drawer} onClose={() => (leave.current ? leave.current(close) : close())}>
      <FormInDrawer value={learn}>{children}</FormInDrawer>
    </Drawer>
  );
}
