import type { Kind } from '../../../fields/kinds/kind';
import type { EmployeeLicenceRowFragment } from '../../../generated/people/employee-cme';
import { CreditBar } from '../../../ui/figures/credit-bar';

/** The credits of a licence as a bar with its standing; read only. */
export const progressKind = {
  kind: 'own',
  Show: ({ row }: { row: object }) => <CreditBar {...(row as EmployeeLicenceRowFragment)} />,
  Input: () => null,
} satisfies Kind;
