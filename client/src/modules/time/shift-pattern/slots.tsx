import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../../../fields/kinds/kind';
import { useSlotShiftsQuery } from '../../../generated/time/shift-pattern';
import './pattern.css';
import { slotsIn } from './slots-in';

/** The shifts of a pattern, day by day of its cycle. */
export const slotsKind: Kind = {
  kind: 'own',
  Show: ({ value, row }) => <Slots value={value} row={row} />,
  Input: lazy(() => import('./slot-rows')),
};

const mostShown = 14;

function Slots({ value, row }: { value: unknown; row: object }) {
  const { t } = useTranslation();
  const { data } = useSlotShiftsQuery();
  const slots = slotsIn(value);
  const { cycleDays } = row as { cycleDays: number };
  const shiftOf = (id: string) => data?.page.rows.find((shift) => shift.id === id);
  const days = Array.from({ length: Math.min(cycleDays, mostShown) }, (_, day) =>
    slots.filter((slot) => slot.day === day).map(({ shiftId }) => shiftOf(shiftId)),
  );
  return (
    <ol className="pattern-days">
      {days.map((shifts, day) => (
        // Days have no identity of their own but their place.
        <li key={day}>
          {shifts.length === 0 && <span className="quiet">{t('roster.free')}</span>}
          {shifts.map((shift, at) => (
            <span key={shift?.id ?? at}>
              <i style={{ background: shift?.colour ?? undefined }} aria-hidden="true" />
              <bdi>{shift?.title ?? '…'}</bdi>
            </span>
          ))}
        </li>
      ))}
      {cycleDays > mostShown && <li className="quiet">…</li>}
    </ol>
  );
}
