import { Progress } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterFillingFragment } from '../../../generated/time/rostered-shift';
import { useFormat } from '../../../ui/words/format';

/** How far filling the roster is, or what came of it and what was left out. */
export function FillNote({ fill, again }: { fill: RosterFillingFragment; again: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, people, done, made, removed, unfilled } = fill;
  // A part that plans nothing changes no shift the page would hear of.
  const isFilling = state === 'filling';
  useEffect(() => {
    if (!isFilling) return undefined;
    const timer = setInterval(again, 2_000);
    return () => clearInterval(timer);
  });
  if (isFilling) {
    return (
      <section className="roster-fill" aria-busy="true" aria-label={t('roster.filling')}>
        <strong>{t('roster.filling')}</strong>
        <Progress
          percent={people > 0 ? Math.floor((done / people) * 100) : 0}
          status="active"
          aria-label={t('roster.filling')}
        />
        <p role="status">{t('roster.filledOf', { done: format.number(done), people: format.number(people) })}</p>
        <p className="quiet">{t('import.mayLeave')}</p>
      </section>
    );
  }
  const told = [
    ...(state === 'failed'
      ? [t('roster.fillFailed', { done: format.number(done), people: format.number(people) })]
      : []),
    ...unfilled.map((left) =>
      [
        t(`roster.unfilled.${left.reason as 'leave'}`, {
          people: format.number(left.people),
          shifts: format.number(left.shifts),
        }),
        left.names.join(t('list.comma')) + (left.people > left.names.length ? ' …' : ''),
      ].join(': '),
    ),
  ];
  if (told.length === 0) return null;
  return (
    <details className="roster-fill" open={state === 'failed'}>
      <summary>
        {t('roster.filledAt', {
          at: format.short(fill.updatedAt),
          made: format.number(made),
          removed: format.number(removed),
        })}
      </summary>
      <ul>
        {told.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
