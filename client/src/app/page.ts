import type { ComponentType } from 'react';
import type { Access } from '../access/gate';
import type { Settings } from './bars/settings-rules';

/** A page of the app: its address, who may open it, and what draws it. */
export interface Page extends Access {
  path: string;
  /** The address it had before, by which it is still found. */
  formerly?: string;
  /** A page that is blank has the window to itself. */
  layout?: 'shell' | 'blank';
  /** What it wants otherwise than this person chose. */
  settings?: Partial<Settings>;
  /** Shows what was kept on the device where there is no connection. */
  isKept?: boolean;
  load: () => Promise<{ Component: ComponentType }>;
}
