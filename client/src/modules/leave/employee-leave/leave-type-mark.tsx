import type { Kind } from '../../../fields/kinds/kind';
import { TypeMark } from '../../../ui/figures/leave-statement';

/** What the type of a leave is called, behind a dot of its colour. */
export const leaveTypeKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) =>
    value ? <TypeMark {...(value as { title: string; colour: string })} /> : null,
  Input: () => null,
} satisfies Kind;
