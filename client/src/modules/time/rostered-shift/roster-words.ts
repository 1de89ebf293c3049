import { useTranslation } from 'react-i18next';
import type { RosterShiftFragment, RosterStandingQuery } from '../../../generated/time/rostered-shift';
import { useFormat } from '../../../ui/words/format';
import { asHours } from '../../../ui/words/hours';
import { weekDayOf } from './week';

type Finding = RosterShiftFragment['findings'][number];
type Gap = RosterStandingQuery['standing']['gaps'][number];

/** How shifts and what stands against them are told. */
export function useRosterWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const times = ({ periods }: Pick<RosterShiftFragment, 'periods'>) =>
    periods.map(({ start, end }) => `${start}–${end}`).join(' ');
  const licenceOf = ({ profession, number, validFrom, validTo }: NonNullable<Finding['licence']>, date: string) => {
    const name = [profession, number].filter(Boolean).join(' ');
    if (!number) return t('roster.licence.missing', { name });
    return validTo && validTo < date
      ? t('roster.licence.ended', { name, day: format.day(validTo) })
      : t('roster.licence.later', { name, day: format.day(validFrom!) });
  };
  const skillOf = ({ skill: name, validFrom, validTo }: NonNullable<Finding['skill']>, date: string) => {
    if (!validFrom) return t('roster.skill.missing', { name });
    if (validTo && validTo < date) return t('roster.skill.ended', { name, day: format.day(validTo) });
    return validFrom > date
      ? t('roster.skill.later', { name, day: format.day(validFrom) })
      : t('roster.skill.notVerified', { name });
  };
  const plain = ({ kind, minutes, licence, skill }: Finding, date: string) =>
    licence
      ? licenceOf(licence, date)
      : skill
        ? skillOf(skill, date)
        : t(`roster.finding.${kind as 'rest'}`, { time: asHours(minutes ?? 0) });
  const finding = (of: Finding, date: string) =>
    of.blocks ? t('roster.blocked', { why: plain(of, date) }) : plain(of, date);
  const dayOf = (date: string) => `${format.weekDay(weekDayOf(date))} ${format.day(date)}`;
  return {
    times,
    finding,
    dayOf,
    gap: ({ date, shiftTitle, start, end, missing, departmentName }: Gap) =>
      t('roster.gap', {
        day: dayOf(date),
        shift: shiftTitle,
        start,
        end,
        missing: format.number(missing),
        department: departmentName,
      }),
    /** A cell as a screen reader tells it. */
    cell: (who: string, date: string, shifts: readonly RosterShiftFragment[]) =>
      [
        who,
        dayOf(date),
        ...(shifts.length
          ? shifts.map((shift) =>
              [
                shift.title,
                times(shift),
                t(`choice.rosterState.${shift.state as 'planned'}`),
                ...shift.findings.map((each) => finding(each, shift.date)),
              ]
                .filter(Boolean)
                .join(' '),
            )
          : [t('roster.free')]),
      ].join(t('list.comma')),
  };
}
