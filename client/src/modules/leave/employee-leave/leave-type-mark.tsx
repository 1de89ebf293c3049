import type { Kind } from '../../../fields/kinds/kind';
import { useLeaveTime } from '../../../fields/leave-time';
import { TypeMark } from '../../../ui/figures/leave-statement';

/** What the type of a leave is called, behind a dot of its colour. */
export const leaveTypeKind = {
  kind: 'own',
  Show: ({ value }: { value: unknown }) =>
    value ? <TypeMark {...(value as { title: string; colour: string })} /> : null,
  Input: () => null,
} satisfies Kind;

interface Row {
  unit: string;
  workingDays: string;
  workingMinutes: number;
}

/** What a leave takes, in a column of numbers. */
export const leaveTimeKind = {
  kind: 'number',
  Show: ({ row }: { row: object }) => useLeaveTime().figure(row as Row),
} satisfies Kind;
