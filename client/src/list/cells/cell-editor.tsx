import { ConfigProvider, Form } from 'antd';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { serverErrorFrom, type ServerError } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import type { AnyArea, AnyField, AnyRecord } from '../area';
import { useFieldRules } from '../../fields/field-rules';
import { changesBetween, firstValues, type Values } from '../../form/form-values';
import { Entered } from '../../fields/kinds/entered';
import { useFieldLabel } from '../../fields/labels';
import { CellConflict } from './cell-conflict';
import type { CellWay } from './cell-places';

interface Props {
  area: AnyArea;
  entry: AnyField;
  /** The row as it was when its change began: it may be another by now, which then is asked about. */
  base: AnyRecord;
  width: number;
  hold: (isRefused: boolean) => void;
  leave: (way: CellWay | 'stay' | null) => void;
  /** With the row as it is now; without where somebody else's is kept. */
  onSaved: (row: AnyRecord | null) => void;
}

const POPUPS = '.ant-select-dropdown, .ant-picker-dropdown, .ant-modal';
const inputIn = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('input:not([disabled]), button');

/**
 * One field of a row, changed in its cell by the rules of the form. Enter saves and goes down, Tab saves and goes on,
 * Escape leaves it as it was.
 */
export default function CellEditor({ area, entry, base, width, hold, leave, onSaved }: Props) {
  const labelOf = useFieldLabel();
  const rulesOf = useFieldRules();
  const [form] = Form.useForm<Values>();
  const before = firstValues([entry], base);
  const [conflict, setConflict] = useState<ServerError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const way = useRef<CellWay | 'stay' | null>(null);
  const isBusy = useRef(false);
  const useUpdate = area.update!;
  const [update] = useUpdate();
  const { field } = entry;

  useEffect(() => {
    const focus = () => {
      const input = inputIn(box.current);
      input?.focus();
      if (input instanceof HTMLInputElement) input.select();
      return !!input;
    };
    if (focus() || !box.current) return undefined;
    // The input of a day is fetched first.
    const waiting = new MutationObserver(() => focus() && waiting.disconnect());
    waiting.observe(box.current, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, []);

  const refused = (thrown: unknown) => {
    const error = serverErrorFrom(thrown);
    const said = Object.values(error.byField).join(' ') || error.message;
    if (!box.current) return toast.error(`${area.title(base)}: ${said}`);
    hold(true);
    if (error.code === 'STALE') return setConflict(error);
    form.setFields([{ name: field, errors: [said] }]);
    inputIn(box.current)?.focus();
  };

  const save = async (to: CellWay | 'stay' | null, version = base.version) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const isRight = await form.validateFields().then(
        () => true,
        () => false,
      );
      if (!isRight) {
        hold(true);
        if (to) inputIn(box.current)?.focus();
        return;
      }
      const input = changesBetween(before, { [field]: form.getFieldValue(field) as unknown });
      if (Object.keys(input).length > 0) {
        setSaving(true);
        const written = await update({ variables: { id: base.id, version, input } });
        onSaved((written?.data?.record as AnyRecord | undefined) ?? null);
      }
      leave(to);
    } catch (thrown) {
      refused(thrown);
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  };

  /** Before the input itself hears of the key: what ends the change is none of its business. */
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (
      !box.current?.contains(target) ||
      event.nativeEvent.isComposing ||
      !['Escape', 'Enter', 'Tab'].includes(event.key)
    )
      return;
    way.current = event.key === 'Enter' ? 'down' : event.shiftKey ? 'back' : 'on';
    if (event.key === 'Enter' && entry.kind === 'choice' && target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') leave('stay');
    // A day that was typed counts once its input is left.
    else target.blur();
  };
  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.target)) return;
    setTimeout(() => {
      const now = document.activeElement;
      if (!box.current || box.current.contains(now) || now?.closest(POPUPS)) return;
      const to = way.current;
      way.current = null;
      void save(to);
    });
  };

  return (
    <div
      ref={box}
      className="cell-editor"
      style={{ inlineSize: Math.max(width, 148) }}
      aria-busy={isSaving}
      onKeyDownCapture={onKeyDown}
      onBlur={onBlur}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <ConfigProvider componentSize="small">
        <Form<Values>
          form={form}
          component={false}
          name={`cell-${field}`}
          initialValues={before}
          onValuesChange={() => {
            hold(false);
            if (entry.kind !== 'choice') return;
            const to = way.current ?? 'stay';
            way.current = null;
            void save(to);
          }}
        >
          <Form.Item name={field} rules={rulesOf(entry)} validateTrigger={[]} className="cell-item">
            <Entered kind={entry} aria-label={labelOf(entry)} {...(entry.kind === 'choice' && { defaultOpen: true })} />
          </Form.Item>
        </Form>
      </ConfigProvider>
      {conflict && (
        <CellConflict
          area={area}
          entry={entry}
          row={base}
          error={conflict}
          mine={{ [field]: form.getFieldValue(field) as unknown }}
          takeTheirs={() => {
            onSaved(null);
            leave('stay');
          }}
          keepMine={(version) => {
            setConflict(null);
            void save('stay', version);
          }}
        />
      )}
    </div>
  );
}
