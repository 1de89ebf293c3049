import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import type { AnyArea, AnyColumn, AnyRecord } from '../area';
import { CellValue } from './cell-value';
import { cellField, cellFields, placeFrom, type CellPlace, type CellWay } from './cell-places';

const CellEditor = lazy(() => import('./cell-editor'));

type Edit = Omit<ComponentProps<typeof CellEditor>, 'base'> & { row: AnyRecord; shown: ReactNode };

/** Keeps the row as it was when its change began, however late the editor itself has come. */
function EditedCell({ row, shown, ...edit }: Edit) {
  const [base] = useState(row);
  return (
    <Suspense fallback={shown}>
      <CellEditor base={base} {...edit} />
    </Suspense>
  );
}

interface Cells {
  area: AnyArea;
  columns: AnyColumn[];
  rows: AnyRecord[];
  onSaved: () => void;
  /** What holds the table. */
  grid: RefObject<HTMLDivElement | null>;
}

/** The cell being changed, as wide as it was before. */
interface Edited extends CellPlace {
  width: number;
}

const elementAt = ({ id, field }: CellPlace) =>
  document.querySelector<HTMLElement>(`[data-row-key="${id}"] [data-value="${field}"]`);

/** Changing values where they stand in a list: which cells can be, which one is, and where the keys lead. */
export function useCells({ area, columns, rows, onSaved, grid }: Cells) {
  const fields = useMemo(() => cellFields(area), [area]);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [savedField, setSavedField] = useState<string | null>(null);
  /** What was saved last: the next change begins from it, whether or not the list shows it yet. */
  const [saved, setSaved] = useState<AnyRecord | null>(null);
  const goal = useRef<CellPlace | null>(null);
  const current = useRef<CellPlace | null>(null);
  /** Whether what was typed was refused; it is not thrown away for another cell. */
  const isHeld = useRef(false);
  const entryOf = (row: AnyRecord, field: string) => cellField(fields, row, field);
  const places = () =>
    rows.map((row) => columns.filter(({ field }) => entryOf(row, field)).map(({ field }) => ({ id: row.id, field })));

  /**
   * One value is in the tab order, the arrows lead on from it; written past React, so that a step draws no row anew.
   */
  const keepInTabOrder = (value: Element | null | undefined) => {
    for (const other of grid.current?.querySelectorAll('.cell-value[tabindex="0"]') ?? [])
      other.setAttribute('tabindex', '-1');
    value?.setAttribute('tabindex', '0');
  };
  useEffect(() => {
    const kept = current.current && elementAt(current.current);
    keepInTabOrder(kept?.matches('.cell-value') ? kept : grid.current?.querySelector('.cell-value'));
    if (!goal.current || edited) return;
    elementAt(goal.current)?.focus();
    goal.current = null;
  });

  const start = (place: CellPlace) => {
    if (isHeld.current) {
      grid.current?.querySelector<HTMLElement>('.cell-editor :is(input, button)')?.focus();
      return;
    }
    const cell = elementAt(place)?.closest('td');
    setSavedField(null);
    setEdited({ ...place, width: cell ? cell.clientWidth - 32 : 0 });
  };
  const leave = (from: CellPlace, way: CellWay | 'stay' | null) => {
    isHeld.current = false;
    // Another cell may have been pressed meanwhile.
    setEdited((now) => (now?.id === from.id && now.field === from.field ? null : now));
    if (!way) return;
    const next = way === 'stay' ? from : placeFrom(places(), from, way);
    if ((way === 'on' || way === 'back') && next !== from) start(next);
    else goal.current = next;
  };
  const show = (row: AnyRecord, column: AnyColumn, shown: ReactNode): ReactNode => {
    const entry = entryOf(row, column.field);
    const place = { id: row.id, field: column.field };
    if (!entry) return shown;
    return (
      <CellValue
        field={column.field}
        isEmpty={[null, undefined, ''].includes(row[column.field] as null)}
        start={() => start(place)}
        onFocus={(value) => {
          current.current = place;
          keepInTabOrder(value);
        }}
        move={(way) => elementAt(placeFrom(places(), place, way))?.focus()}
      >
        {shown}
      </CellValue>
    );
  };

  /** The input of the cell that is being changed; null for every other. */
  const editor = (row: AnyRecord, column: AnyColumn, shown: ReactNode): ReactNode => {
    const entry = entryOf(row, column.field);
    if (!entry || edited?.id !== row.id || edited.field !== column.field) return null;
    return (
      <EditedCell
        area={area}
        entry={entry}
        row={saved?.id === row.id && Number(saved.version) > Number(row.version) ? { ...row, ...saved } : row}
        shown={shown}
        width={edited.width}
        hold={(isRefused) => {
          isHeld.current = isRefused;
        }}
        leave={(way) => leave(edited, way)}
        onSaved={(now) => {
          setSavedField(column.field);
          setSaved(now);
          onSaved();
        }}
      />
    );
  };

  const savedColumn = columns.find(({ field }) => field === savedField);
  return {
    show,
    editor,
    start,
    savedColumn,
    mayStart: (row: AnyRecord, field: string) => !!entryOf(row, field),
    isOffered: places().some((cells) => cells.length > 0),
  };
}
