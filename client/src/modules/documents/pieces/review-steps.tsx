import {
  useArchiveDocumentMutation,
  useArchiveEmployeeDocumentMutation,
  useRejectDocumentMutation,
  useRejectEmployeeDocumentMutation,
  useVerifyDocumentMutation,
  useVerifyEmployeeDocumentMutation,
} from '../../../generated/documents/pieces';
import type { RecordBase } from '../../../list/area';
import { StepActions, type Step, type Take, type TakeWithNote } from '../../../form/step-actions';

interface Props {
  row: RecordBase;
  onDone?: () => void;
}

const stepsOf = (verify: Take, reject: TakeWithNote, archive: Take): Step[] => [
  { verb: 'archive', run: archive, ask: true },
  { verb: 'reject', run: reject, note: true },
  { verb: 'verify', run: verify, look: 'primary' },
];

/** What the reader may decide about a document of an employee: only what the server allows. */
export function EmployeeDocumentSteps({ row, onDone }: Props) {
  const [verify] = useVerifyEmployeeDocumentMutation();
  const [reject] = useRejectEmployeeDocumentMutation();
  const [archive] = useArchiveEmployeeDocumentMutation();
  return <StepActions row={row} onDone={onDone} steps={stepsOf(verify, reject, archive)} />;
}

/** The same of a document of the company. */
export function DocumentSteps({ row, onDone }: Props) {
  const [verify] = useVerifyDocumentMutation();
  const [reject] = useRejectDocumentMutation();
  const [archive] = useArchiveDocumentMutation();
  return <StepActions row={row} onDone={onDone} steps={stepsOf(verify, reject, archive)} />;
}
