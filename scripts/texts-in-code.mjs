/** Where letters of other scripts may stand in the code of the server. The second list only shrinks. */
const recognised = [
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

const toBeMoved = [
  // Lines of payslips and settlements are stored as { en, ar }, read by SQL and answered as they are.
  /^modules\/pay\/(engine|statutory)\//,
  /^modules\/pay\/(bank|items|termination)\/domain\//,
  /^modules\/pay\/runs\/domain\/payroll-journal\.ts$/,
  /^modules\/pay\/items\/leave-encashment\/encashment-facts\.ts$/,
  /^modules\/pay\/items\/pay-component\/averaged-parts\.ts$/,
  /^modules\/pay\/termination\/end-of-service\/settlement-figures\.ts$/,
  // What these lines are composed of.
  /^kernel\/(dates|formula|numbers)\//,
  /^kernel\/text\/payroll-run-name\.ts$/,
];

export const mayHoldOtherLetters = [...recognised, ...toBeMoved];
