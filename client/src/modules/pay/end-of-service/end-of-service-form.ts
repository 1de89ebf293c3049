import type { FormField } from '../../../list/area';
import { amountsKind } from '../../../fields/kinds/amounts/amounts-kind';
import type { EndOfServiceInput } from '../../../generated/pay/end-of-service';

export const endOfServiceForm: FormField<keyof EndOfServiceInput>[] = [
  { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
  { field: 'lastDay', kind: 'date', required: true },
  { field: 'reason', label: 'exitReason', kind: 'choice', choice: 'endOfServiceReason', required: true },
  { field: 'excludedDays', kind: 'decimal', hint: 'excludedDays' },
  { field: 'excludedReason', kind: 'text' },
  { heading: 'notice' },
  { field: 'noticeBy', kind: 'choice', choice: 'noticeGiver', hint: 'noticeBy' },
  { field: 'noticeServed', kind: 'number' },
  { field: 'noticeDue', kind: 'number', hint: 'noticeDue' },
  { heading: 'settlementOthers' },
  { field: 'loansConsent', kind: 'flag', hint: 'loansConsent' },
  { field: 'others', ...amountsKind, wide: true },
  { field: 'note', kind: 'longText' },
];
