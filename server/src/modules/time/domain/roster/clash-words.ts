import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import type { LicenceProblem, SkillProblem } from '../../../people/domain/qualifications';
import type { Clash } from './roster-clashes';
import { t } from '../../texts/text';

const hoursOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Whose licence is not valid, and since when. */
function licenceWords({ person, profession, number, validFrom, validTo }: LicenceProblem, date: PlainDate): Text {
  const licence = profession ? t('clash_words.profession', { profession }) : '';
  if (number === null) return t('clash_words.shift_needs_licence_which_does', { date, licence, person });
  const isOver = validTo !== null && validTo < date;
  return t('clash_words.licence_not_valid', {
    date,
    licence,
    person,
    number,
    more: isOver ? t('clash_words.ended', { validTo: validTo! }) : t('clash_words.begins', { validFrom: validFrom! }),
  });
}

/** Who has not a skill, and since when. */
function skillWords({ person, skill, validFrom, validTo }: SkillProblem, date: PlainDate): Text {
  if (validFrom === null) return t('clash_words.shift_needs_skill_which_does', { date, skill, person });
  const skillOf: Text = t('clash_words.skill_of', { date, skill, person });
  if (validTo !== null && validTo < date) return t('clash_words.ended_2', { skillOf, validTo });
  if (validFrom > date) return t('clash_words.begins_2', { skillOf, validFrom });
  return t('clash_words.nobody_has_verified', { skillOf });
}

/** What stands against a shift of a day, as a sentence. */
export function clashWords({ kind, minutes, licence, skill }: Clash, date: PlainDate): Text {
  if (licence) return licenceWords(licence, date);
  if (skill) return skillWords(skill, date);
  const by = hoursOf(minutes ?? 0);
  const words: Record<Exclude<Clash['kind'], 'licence' | 'skill'>, Text> = {
    overlap: t('clash_words.words.overlap', { date }),
    rest: t('clash_words.words.rest', { date, by }),
    week: t('clash_words.words.week', { date, by }),
    leave: t('clash_words.words.leave', { date }),
  };
  return words[kind as 'rest'];
}

/** What a department comes to lack on a day. */
export const gapWords = (department: string, date: PlainDate, start: string, end: string, missing: number): Text =>
  t('clash_words.minimum_cover_would_lack', { date, start, end, department, missing });
