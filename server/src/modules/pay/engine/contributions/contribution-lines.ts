import { dateInWords } from '../../../../kernel/dates/date-words';
import { dateOfDayNumber, earlier, later } from '../../../../kernel/dates/plain-date';
import { formatMoney, groupedDecimal } from '../../../../kernel/numbers/money';
import { listedFurther } from '../../../../kernel/text/listed';
import type { Text } from '../../../../kernel/text/text';
import { schemeOf, schemeOfCountry, schemesIn } from '../../statutory/social-insurance/schemes';
import type { InsuranceScheme } from '../../statutory/social-insurance/scheme';
import { t } from '../../texts/text';
import { explainedLine, type DraftLine, type PayCalculation, type StepOutcome } from '../pay-step';
import type { PayInput, PayProblem } from '../payslip';
import { contributionsOf, type Contribution } from './contribution';
import { wageInsured, type InsuredWage } from './insured-wage';

/** Who bears a share, with the kind of line it is. */
const bearers = [
  { who: 'employee', kind: 'deduction', suffix: '' },
  { who: 'employer', kind: 'employer_cost', suffix: '_EMPLOYER' },
  { who: 'state', kind: 'information', suffix: '_STATE' },
] as const;

/** All lines of contributions begin with this; what follows is the scheme, the branch and who bears it. */
export const contributionPrefix = 'SI_';
/** SQL: whether a code is that of such a line. */
export const ofContributions = `like '${contributionPrefix.replace('_', '\\_')}%'`;
export const contributionCode = (scheme: string, branch: string, suffix = ''): string =>
  `${contributionPrefix}${scheme}_${branch}${suffix}`.toUpperCase();

/** Shares of social insurance, each with its article: what is taken, what the employer pays, what the state pays. */
export function contributions(calculation: PayCalculation): StepOutcome {
  const { facts, rules, segments } = calculation;
  const { registrations = [], nationality = null } = facts.insurance ?? {};
  const [firstSegment, lastSegment] = [segments[0], segments.at(-1)];
  if (!registrations.length || !firstSegment || !lastSegment) return { lines: [] };
  const [begin, end] = [dateOfDayNumber(firstSegment.from), dateOfDayNumber(lastSegment.to)];
  const lines: DraftLine[] = [];
  const problems: PayProblem[] = [];
  for (const registration of registrations) {
    const [from, to] = [later(registration.validFrom, begin), earlier(end, registration.validTo)];
    if (from > to) continue;
    const scheme = schemeOf(registration.scheme);
    const abroad = scheme.country === rules.country ? null : (schemeOfCountry(rules.country) ?? null);
    if (nationality === null) {
      problems.push(unclear(t('social_insurance.nationality_missing', { scheme: scheme.name })));
    } else if (
      abroad
        ? nationality !== scheme.country || !schemesIn(rules.country).includes(scheme)
        : scheme.country !== rules.country
    ) {
      problems.push(unclear(t('social_insurance.not_theirs', { scheme: scheme.name })));
    } else {
      const insured = wageInsured(scheme, registration, calculation, to);
      if ('problem' in insured) {
        problems.push(insured.problem);
        continue;
      }
      const person = {
        nationality,
        firstInsured: registration.firstInsured,
        hireDate: facts.hireDate ?? begin,
        from,
        to,
      };
      const month = { first: rules.from, wage: insured.wage, currency: rules.currency };
      for (const contribution of contributionsOf(scheme, person, month, abroad))
        lines.push(...linesOf(contribution, scheme, insured, calculation));
    }
  }
  return { lines, problems };
}

const unclear = (message: Text): PayProblem => ({
  code: 'insurance_unclear',
  message,
});

function linesOf(
  contribution: Contribution,
  scheme: InsuranceScheme,
  insured: InsuredWage,
  { rules }: PayCalculation,
): DraftLine[] {
  const { branch } = contribution;
  return bearers.flatMap(({ who, kind, suffix }) => {
    const amount = contribution[who];
    if (amount === 0n) return [];
    const name = nameFor[who]({ scheme: scheme.name, branch: branch.name });
    return explainedLine(
      rules,
      {
        code: contributionCode(scheme.code, branch.code, suffix),
        name,
        kind,
        amount,
      },
      () =>
        explained(contribution, {
          insured,
          who,
          currency: rules.currency,
        }),
    );
  });
}

const nameFor = {
  employee: (of: { scheme: Text; branch: Text }) => t('social_insurance.of_employee', of),
  employer: (of: { scheme: Text; branch: Text }) => t('social_insurance.of_employer', of),
  state: (of: { scheme: Text; branch: Text }) => t('social_insurance.of_state', of),
};

function explained(
  { rate, percents, wage, days, beyond }: Contribution,
  { insured: { wage: before, partsOf }, who, currency }: Told,
): { formula: string; inputs: PayInput[]; reason: Text } {
  const counted = formatMoney(wage, currency);
  const percent = percents[who];
  const told = { percent, wage: groupedDecimal(counted), source: rate.source };
  const reasons: Text[] = [
    rate.isOlder
      ? t('social_insurance.share_of', told)
      : t('social_insurance.share', { ...told, since: dateInWords(rate.validFrom) }),
  ];
  if (wage !== before) {
    const earned = { wage: groupedDecimal(formatMoney(before, currency)) };
    reasons.push(wage < before ? t('social_insurance.ceiling', earned) : t('social_insurance.floor', earned));
  }
  if (days) reasons.push(t('social_insurance.days', days));
  if (beyond && who !== 'state') {
    reasons.push(
      who === 'employee'
        ? t('social_insurance.beyond', { percent: beyond })
        : t('social_insurance.most', { percent: beyond }),
    );
  }
  return {
    formula: days ? 'wage × percent ÷ 100 × days ÷ month' : 'wage × percent ÷ 100',
    inputs: [
      ...partsOf(),
      {
        name: 'wage',
        label: t('social_insurance.contributory_wage'),
        value: counted,
        unit: currency,
      },
      {
        name: 'percent',
        label: t('pay_step.percent'),
        value: percent,
        unit: '%',
      },
      ...(days
        ? [
            {
              name: 'days',
              label: t('social_insurance.days_insured'),
              value: String(days.counted),
              unit: 'days',
            },
            {
              name: 'month',
              label: t('social_insurance.days_of_month'),
              value: String(days.of),
              unit: 'days',
            },
          ]
        : []),
    ],
    reason: listedFurther(reasons as [Text, ...Text[]]),
  };
}

interface Told {
  insured: InsuredWage;
  who: (typeof bearers)[number]['who'];
  currency: string;
}
