import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyArea, AnyColumn } from '../area';
import { narrowest, widest } from './column-widths';
import { useFieldLabel } from '../../fields/labels';

interface Props {
  area: AnyArea;
  columns: AnyColumn[];
  choose: (fields: string[] | null) => void;
  resize: (field: string, width: number | null) => void;
}

/** The columns shown, in their order, then the others. The first names the row: it stays, and stays first. */
export default function ColumnEditor({ area, columns, choose, resize }: Props) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ field: string; by: number } | null>(null);
  const shown = columns.map(({ field }) => field);
  const others = area.columns.filter(({ field }) => !shown.includes(field));

  // The button that was pressed goes with its row and keeps the focus, or hands it to its neighbour at an end.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { field, by } = moved.current;
    moved.current = null;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-field="${field}"] button`) ?? [])];
    const pressed = buttons[by < 0 ? 0 : 1];
    (pressed?.disabled ? buttons.find((button) => !button.disabled) : pressed)?.focus();
  });

  const move = (field: string, by: number) => {
    const at = shown.indexOf(field);
    const next = shown.filter((one) => one !== field);
    next.splice(at + by, 0, field);
    moved.current = { field, by };
    choose(next);
  };

  return (
    <div className="column-choice">
      <ul ref={list}>
        {[...columns, ...others].map((column, index) => {
          const { field } = column;
          const at = shown.indexOf(field);
          const label = labelOf(column);
          return (
            <li key={field} data-field={field}>
              <Checkbox
                checked={at >= 0}
                disabled={index === 0}
                onChange={({ target }) =>
                  choose(target.checked ? [...shown, field] : shown.filter((one) => one !== field))
                }
              >
                {label}
              </Checkbox>
              {at >= 0 && (
                <InputNumber
                  className="column-width"
                  size="small"
                  aria-label={t('list.columnWidth', { column: label })}
                  placeholder={t('list.widthAuto')}
                  min={narrowest}
                  max={widest}
                  step={20}
                  precision={0}
                  value={column.width ?? null}
                  changeOnWheel={false}
                  onChange={(width) => resize(field, width)}
                />
              )}
              {at > 0 && (
                <span className="column-moves">
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowUpOutlined />}
                    aria-label={t('list.columnUp', { column: label })}
                    disabled={at === 1}
                    onClick={() => move(field, -1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<ArrowDownOutlined />}
                    aria-label={t('list.columnDown', { column: label })}
                    disabled={at === shown.length - 1}
                    onClick={() => move(field, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="column-note">{t('list.columnsWithRoom')}</p>
      <Button type="link" size="small" onClick={() => choose(null)}>
        {t('list.resetColumns')}
      </Button>
    </div>
  );
}
