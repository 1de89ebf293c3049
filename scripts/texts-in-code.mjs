/** Where letters of other scripts may stand in the code of the server. */
export const mayHoldOtherLetters = [
  // What people write in lists, names and dates is known by these words; nobody is told them.
  /\.import\.ts$/,
  /^modules\/.*-words\.ts$/,
  /^modules\/data-import\/(columns|records|values)\//,
  /^modules\/apps\/domain\/mail-answers\.ts$/,
  /^modules\/people\/(domain\/qualifications|employee-skill\/employee-skill|employee\/number-column)\.ts$/,
  /^modules\/privacy\/erase-rows\.ts$/,
  /^platform\/import\/importable\.ts$/,
  /^kernel\/text\/languages\.ts$/,
  /^kernel\/(nationality|text\/folded-text|text\/match-key|nationality-words)\.ts$/,
  /^auth\/passwords\/common-passwords\.ts$/,
  // Rows of the demo and of companies, and what earlier versions wrote.
  /^demo\//,
  /^database\/migrations\//,
  /^modules\/leave\/domain\/type\/standard-leave-types\.ts$/,
];
