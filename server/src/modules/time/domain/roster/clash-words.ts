import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import type { LicenceProblem, SkillProblem } from '../../../people/domain/qualifications';
import type { Clash } from './roster-clashes';

const hoursOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Whose licence is not valid, and since when. */
function licenceWords({ person, profession, number, validFrom, validTo }: LicenceProblem, date: PlainDate): Text {
  const [en, ar] = [profession ? ` “${profession}”` : '', profession ? ` «${profession}»` : ''];
  if (number === null)
    return {
      en: `The shift of ${date} needs the licence${en}, which ${person} does not have.`,
      ar: `تتطلب وردية ${date} الترخيص${ar}، وليس لدى ${person}.`,
    };
  const isOver = validTo !== null && validTo < date;
  return {
    en: `On ${date} the licence${en} of ${person} (${number}) is not valid: it ${isOver ? `ended on ${validTo}` : `begins on ${validFrom}`}.`,
    ar: `الترخيص${ar} لدى ${person} (${number}) غير ساري في ${date}: ${isOver ? `انتهى في ${validTo}` : `يبدأ في ${validFrom}`}.`,
  };
}

/** Who has not a skill, and since when. */
function skillWords({ person, skill, validFrom, validTo }: SkillProblem, date: PlainDate): Text {
  if (validFrom === null)
    return {
      en: `The shift of ${date} needs the skill “${skill}”, which ${person} does not have.`,
      ar: `تتطلب وردية ${date} المهارة «${skill}»، وليست لدى ${person}.`,
    };
  const [en, ar] = [
    `On ${date} the skill “${skill}” of ${person} does not count: `,
    `المهارة «${skill}» لدى ${person} لا تُحتسب في ${date}: `,
  ];
  if (validTo !== null && validTo < date)
    return { en: `${en}it ended on ${validTo}.`, ar: `${ar}انتهت في ${validTo}.` };
  if (validFrom > date) return { en: `${en}it begins on ${validFrom}.`, ar: `${ar}تبدأ في ${validFrom}.` };
  return { en: `${en}nobody has verified it.`, ar: `${ar}لم يتحقق منها أحد.` };
}

/** What stands against a shift of a day, as a sentence. */
export function clashWords({ kind, minutes, licence, skill }: Clash, date: PlainDate): Text {
  if (licence) return licenceWords(licence, date);
  if (skill) return skillWords(skill, date);
  const by = hoursOf(minutes ?? 0);
  const words: Record<Exclude<Clash['kind'], 'licence' | 'skill'>, Text> = {
    overlap: { en: `On ${date} two shifts overlap.`, ar: `تتداخل ورديتان في ${date}.` },
    rest: {
      en: `Before the shift of ${date} the rest is too short by ${by} h.`,
      ar: `الراحة قبل وردية ${date} أقصر من اللازم بمقدار ${by} ساعة.`,
    },
    week: {
      en: `With the shift of ${date} the week is too long by ${by} h.`,
      ar: `مع وردية ${date} تزيد ساعات الأسبوع بمقدار ${by} ساعة.`,
    },
    leave: { en: `There is approved leave on ${date}.`, ar: `توجد إجازة معتمدة في ${date}.` },
  };
  return words[kind as 'rest'];
}

/** What a department comes to lack on a day. */
export const gapWords = (department: string, date: PlainDate, start: string, end: string, missing: number): Text => ({
  en: `On ${date} from ${start} to ${end} the minimum cover of ${department} would lack ${missing}.`,
  ar: `في ${date} من ${start} إلى ${end} سينقص الحد الأدنى للتغطية في ${department} بمقدار ${missing}.`,
});
