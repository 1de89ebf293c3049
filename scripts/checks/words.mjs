/** Where these words may stand: packages, other languages, and what names them to refuse them. */
const LEFT_OUT = /^(package-lock\.json|scripts\/checks\/words\.mjs)$|(^|\/)(ar|fr)\.(json|ts)$/;
const TEXT = /\.(ts|tsx|mjs|cjs|js|md|json|graphql|css|html|yml|txt)$|(^|\/)[^.]+$/;

const PEOPLE = ['he', 'him', 'his', 'himself', 'she', 'her', 'hers', 'herself'];
const capitals = PEOPLE.map((word) => word[0].toUpperCase() + word.slice(1));
/** As a word of a sentence, and as a part of a name such as `isHis` or `his_rows`. */
const PRONOUN = new RegExp(
  `(?<![A-Za-z])(?:${PEOPLE.join('|')})(?![a-z])|(?<![A-Z])(?:${capitals.join('|')})(?![a-z])`,
);

/** Words the glossary has replaced, as parts of names, each with the term. */
const RETIRED_NAMES = {
  'takings|Takings|pay_taking|[pP]ayWord': 'applied entries, formula variables',
  '[wW]orkOut|work_out': 'calculate',
  '[lL]eftOut(?!lined)|left_out': 'excluded, skipped, unfilled',
  '[pP]ayout': 'encashment, settled',
  '[hH]andIn(?![a-z])|hand_in|[hH]andedIn(?![a-z])': 'upload',
  '[aA]utoClose|auto_close': 'automatic clock-out',
  '[sS]tandsIn(?![a-z])|[sS]tandInFor': 'cover, delegate',
  'bookLeave|bookApproved': 'post leave',
  'endFormer|tellOf(?=[A-Z])|settleSome': 'close previous, notify, process stale days',
  refuseImpossible: 'validate',
  '[bB]rokenOff|countedThrough': 'failed, cut-off date',
  '"complaint"|"face"|field\\.secret': 'form-error, avatar, internal',
};
/** The same in what people read: the English catalogues. */
const RETIRED_TEXTS = {
  'work(?:s|ed)? out': 'calculate',
  'left out|leaves? out': 'excluded, skipped',
  'hand(?:s|ed)? in': 'upload',
  'way (?:in|out)': 'clock-in, clock-out',
  'stands? in for|standing in': 'cover',
  'leave pay ?outs?|leave paid out|payouts?': 'leave encashment',
  'brought along': 'opening balance',
  'counted through': 'cut-off date',
  'broken? off|broke off': 'failed',
  'swaps? of shifts': 'shift swap',
  'smallest coin': 'nearest minor unit',
  'ticket home': 'repatriation ticket',
  'single rewards?': 'one-off bonus',
  'full-time share': 'FTE',
  'ask for leave': 'request time off',
};
/** Landed migrations and decisions keep the words of their day, and a field says what it was called. */
const KEEPS_NAMES = /^(server\/src\/database\/migrations|docs\/decisions)\/|^CHANGELOG\.md$/;
const FORMER = /\bformer(Name|Values): /;
/** What is understood in lists that are imported, which nobody is told. */
const KNOWN_WORDS = /^\s*"[^"]+_words": /;
const CATALOGUE = /(^|\/)texts\/en\.(json|ts)$/;

const refusing = (words, expression) => Object.entries(words).map(([word, term]) => ({ said: expression(word), term }));
const names = refusing(RETIRED_NAMES, (word) => new RegExp(word));
const texts = refusing(RETIRED_TEXTS, (word) => new RegExp(`\\b(?:${word})\\b`, 'i'));

/** Lines that say a word nobody should write, each with what to write in its place. */
export const words = {
  isFor: (file) => TEXT.test(file) && !LEFT_OUT.test(file),
  problemsIn: ({ file, lines }) =>
    lines.flatMap((line, at) => {
      const place = `${file}:${at + 1} says`;
      const found = PRONOUN.exec(line)?.[0];
      return [
        ...(found ? [`${place} "${found}". People are they, the employee, the manager.`] : []),
        ...retired(file, line).map(([word, term]) => `${place} "${word}". The glossary says: ${term}.`),
      ];
    }),
};

function retired(file, line) {
  const name = KEEPS_NAMES.test(file) || FORMER.test(line) ? '' : line;
  // What people read stands behind the key, where there is one.
  const text = CATALOGUE.test(file) && !KNOWN_WORDS.test(line) ? line.replace(/^\s*(?:"[^"]+"|\w+):/, '') : '';
  return [...names.map((each) => [name, each]), ...texts.map((each) => [text, each])].flatMap(([where, each]) => {
    const word = each.said.exec(where)?.[0];
    return word ? [[word, each.term]] : [];
  });
}
