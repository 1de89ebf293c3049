import { WarningOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterShiftFragment } from '../../../generated/time/rostered-shift';
import { useRosterWords } from './roster-words';

type Shown = Pick<RosterShiftFragment, 'title' | 'colour' | 'periods'> &
  Partial<Pick<RosterShiftFragment, 'date' | 'state' | 'findings' | 'note' | 'departmentName'>>;

/**
 * A shift with its colour and times; planned ones have a broken line around them, a sign stands where something speaks
 * against it.
 */
export function ShiftChip({ shift }: { shift: Shown }) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const { title, colour, date = '', state, findings = [], note, departmentName } = shift;
  const told = findings.map((each) => words.finding(each, date)).join(t('list.comma'));
  return (
    <span
      className={`shift-chip shift-chip-${state ?? 'published'}`}
      style={(colour ? { '--shift': colour } : {}) as CSSProperties}
    >
      <span className="shift-chip-title">
        <bdi>{title}</bdi>
        {told && <WarningOutlined aria-label={told} title={told} />}
      </span>
      <small>
        <bdi dir="ltr">{words.times(shift)}</bdi>
      </small>
      {departmentName && <small dir="auto">{departmentName}</small>}
      {note && <small dir="auto">{note}</small>}
    </span>
  );
}
