import { Modal } from 'antd';
import type { ServerError } from '../../ui/words/server-error';
import type { AnyArea, AnyField, AnyRecord } from '../area';
import type { Values } from '../../form/form-values';
import { useFieldLabel } from '../../fields/labels';
import StaleNotice from '../../form/unsaved/stale-notice';

interface Props {
  area: AnyArea;
  entry: AnyField;
  /** As it was when the change began. */
  row: AnyRecord;
  error: ServerError;
  mine: Values;
  takeTheirs: () => void;
  keepMine: (version: number) => void;
}

/** Somebody else changed the row while its cell was: who, and the choice between the two, as the form asks it. */
export function CellConflict({ area, entry, row, error, mine, takeTheirs, keepMine }: Props) {
  const labelOf = useFieldLabel();
  const useOne = area.one;
  const { data } = useOne({ variables: { id: row.id }, fetchPolicy: 'network-only' });
  const theirs = data?.record && data.record.version !== row.version ? (data.record as AnyRecord) : null;
  return (
    <Modal open title={`${area.title(row)}: ${labelOf(entry)}`} footer={null} width={480} onCancel={takeTheirs}>
      <StaleNotice
        error={error}
        fields={[entry]}
        mine={mine}
        theirs={theirs}
        takeTheirs={takeTheirs}
        keepMine={() => theirs && keepMine(theirs.version)}
      />
    </Modal>
  );
}
