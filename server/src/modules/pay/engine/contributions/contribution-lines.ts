import { dateInWords } from '../../../../kernel/dates/date-words';
import { dateOfDayNumber, earlier, later } from '../../../../kernel/dates/plain-date';
import { formatMoney, groupedDecimal } from '../../../../kernel/numbers/money';
import { listedFurther } from '../../../../kernel/text/listed';
import type { Text } from '../../../../kernel/text/text';
import { schemeOf, schemeOfCountry, schemesIn } from '../../statutory/social-insurance/schemes';
import { t } from '../../texts/text';
import { explainedLine, type DraftLine, type PayCalculation, type StepOutcome } from '../pay-step';
import type { PayFacts, PayInput, PayProblem } from '../payslip';
import { contributionsOf, type Contribution } from './contribution';
import { insuredMonths, type InsuredMonth as Paid } from './insured-months';
import { wageInsured, type InsuredWage } from './insured-wage';
import { calculatedScheme, nameOfScheme, type OwnScheme } from './own-scheme';

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

/** Behind the prefix of all contributions, where a company wrote the scheme itself. */
export const ownSchemePrefix = `${contributionPrefix}OWN_`;
export const isOfOwnScheme = (code: string): boolean => code.startsWith(ownSchemePrefix);
export const ownSchemeCode = (scheme: string, suffix = ''): string =>
  `${ownSchemePrefix}${scheme}${suffix}`.toUpperCase();

/**
 * Shares of social insurance, each with its article, and of the company's own schemes: what is taken, what the employer
 * pays, what the state pays.
 */
export function contributions(calculation: PayCalculation): StepOutcome {
  const { facts, rules, segments } = calculation;
  const [firstSegment, lastSegment] = [segments[0], segments.at(-1)];
  if (!firstSegment || !lastSegment || !(facts.insurance?.registrations.length || rules.ownSchemes?.length))
    return { lines: [] };
  const paid = { from: dateOfDayNumber(firstSegment.from), to: dateOfDayNumber(lastSegment.to) };
  const found = insuredMonths(facts, rules, paid).flatMap((month) => [
    contributionsByLaw(calculation, month),
    contributionsToOwn(calculation, month),
  ]);
  return { lines: found.flatMap(({ lines }) => lines), problems: found.flatMap(({ problems }) => problems) };
}

interface Found {
  lines: DraftLine[];
  problems: PayProblem[];
}

function contributionsByLaw(calculation: PayCalculation, { from: begin, to: end, first }: Paid): Found {
  const { facts, rules } = calculation;
  const { registrations = [], nationality = null } = facts.insurance ?? {};
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
      const month = { first, wage: insured.wage, currency: rules.currency };
      for (const contribution of contributionsOf(scheme, person, month, abroad)) {
        const { branch } = contribution;
        const line: LineNames = {
          codeOf: (suffix) => contributionCode(scheme.code, branch.code, suffix),
          nameOf: (who) => nameFor[who]({ scheme: scheme.name, branch: branch.name }),
        };
        lines.push(...linesOf(contribution, line, insured, calculation));
      }
    }
  }
  return { lines, problems };
}

/** What the company's own schemes take and pay, of whom they are for. */
function contributionsToOwn(calculation: PayCalculation, paid: Paid): Found {
  const { facts, rules } = calculation;
  const nationality = facts.insurance?.nationality ?? null;
  const lines: DraftLine[] = [];
  const problems: PayProblem[] = [];
  for (const own of rules.ownSchemes ?? []) {
    const name = nameOfScheme(own);
    if ((own.members === 'nationals' || own.members === 'foreigners') && nationality === null) {
      problems.push(unclear(t('own_scheme.nationality_missing', { scheme: name })));
      continue;
    }
    const scheme = calculatedScheme(own, rules.country ?? '');
    for (const { from, to, wage } of membershipsOf(own, facts, paid)) {
      const insured = wageInsured(scheme, { wage, validFrom: from }, calculation, to);
      if ('problem' in insured) {
        problems.push(insured.problem);
        break;
      }
      const person = { nationality, firstInsured: from, hireDate: facts.hireDate ?? paid.from, from, to };
      const line: LineNames = {
        codeOf: (suffix) => ownSchemeCode(own.code, suffix),
        nameOf: (who) => (who === 'employer' ? t('own_scheme.of_employer', { scheme: name }) : name),
      };
      const month = { first: paid.first, wage: insured.wage, currency: rules.currency };
      for (const contribution of contributionsOf(scheme, person, month, null))
        lines.push(...linesOf(contribution, line, insured, calculation));
    }
  }
  return { lines, problems };
}

/** The days of the month somebody is a member, with the wage agreed on; a month that counts as a whole counts once. */
function membershipsOf(
  { code, members, partMonth }: OwnScheme,
  { insurance }: PayFacts,
  paid: Paid,
): (Omit<Paid, 'first'> & { wage: string | null })[] {
  if (members !== 'registered') return [{ from: paid.from, to: paid.to, wage: null }];
  return (insurance?.own ?? [])
    .filter((each) => each.code === code)
    .map(({ validFrom, validTo, wage }) => ({
      from: later(validFrom, paid.from),
      to: earlier(paid.to, validTo),
      wage,
    }))
    .filter(({ from, to }) => from <= to)
    .slice(partMonth === 'days' || partMonth === 'days_not_of_leaving' ? 0 : -1);
}

interface LineNames {
  codeOf(suffix: string): string;
  nameOf(who: (typeof bearers)[number]['who']): Text;
}

const unclear = (message: Text): PayProblem => ({
  code: 'insurance_unclear',
  message,
});

function linesOf(
  contribution: Contribution,
  { codeOf, nameOf }: LineNames,
  insured: InsuredWage,
  { rules }: PayCalculation,
): DraftLine[] {
  return bearers.flatMap(({ who, kind, suffix }) => {
    const amount = contribution[who];
    if (amount === 0n) return [];
    return explainedLine(
      rules,
      {
        code: codeOf(suffix),
        name: nameOf(who),
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
