type English = readonly [one: string, other: string];
/** After the classes of Unicode's plural rules for Arabic: 0, 1, 2, 3–10, 11–99, and the rest, fractions among it. */
type Arabic = readonly [zero: string, one: string, two: string, few: string, many: string, other: string];
type Ending<Nouns extends English | Arabic> = Nouns extends English
  ? 'one' | 'other'
  : 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

const endings = { 2: ['one', 'other'], 6: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const;

/** A text whose noun, at `#`, agrees with the `count` it is asked for with: i18next takes the one that fits. */
export const counted = <Key extends string, Nouns extends English | Arabic>(key: Key, text: string, nouns: Nouns) =>
  Object.fromEntries(
    endings[nouns.length].map((ending, at) => [`${key}_${ending}`, text.replace('#', nouns[at] ?? '')]),
  ) as Record<`${Key}_${Ending<Nouns>}`, string>;

export const rowsInArabic: Arabic = ['صف', 'صف', 'صفين', 'صفوف', 'صفًا', 'صف'];
export const peopleInArabic: Arabic = ['شخص', 'شخص', 'شخصين', 'أشخاص', 'شخصًا', 'شخص'];
export const daysInArabic: Arabic = ['يوم', 'يوم', 'يومين', 'أيام', 'يومًا', 'يوم'];
