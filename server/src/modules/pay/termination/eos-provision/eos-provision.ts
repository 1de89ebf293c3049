import { Index } from 'typeorm';
import { calculationOf, explainProvision, type ProvisionFacts } from '../domain/provision';
import { defineArea } from '../../../../platform/records/area';
import { field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { departmentOfEmployee, nameOfEmployee, ofEmployee } from '../../../people/employee/employee';
import { explainProjection } from '../domain/projected-lines';
import { ProvisionMethod, type ProvisionMethodName, type ProvisionTerms } from '../provision-rule/provision-rule';
import { EndOfServiceLine } from '../end-of-service/end-of-service';
import { t } from '../../texts/text';

const byServer = { write: 'never' } as const;
const amount = { write: 'never', sensitive: true } as const;
const projected = { ...amount, optional: true } as const;

/**
 * The facts of a provision as they are kept, with the formulas and the law they were worked out by; what was brought
 * along is its opening.
 */
export type KeptFacts = Omit<ProvisionFacts, 'brought'> & { calculation?: string; rule?: ProvisionTerms };

@record(
  'EosProvision',
  'What the employer would owe an employee if the employment ended with a month, and how that moved in the month.',
)
@Index('eos_provision_period_key', ['companyId', 'employeeId', 'period'], { unique: true })
export class EosProvision extends CompanyRecord {
  @field.reference('Employee', { ...byServer, description: 'The employee it is about.', search: true, isIndexed: true })
  employeeId!: string;
  @field.computed('text', nameOfEmployee, { description: 'First and last name.' }) employeeName!: string;
  @field.computed('text', ofEmployee('r.code'), { description: 'Number of the employee.' }) employeeCode!: string;
  @field.computed('text', departmentOfEmployee, { description: 'Department of the employee today.', optional: true })
  departmentName!: string | null;
  @field.text({ ...byServer, identifies: false, description: 'The month, YYYY-MM.' }) period!: string;
  @field.text({ ...byServer, identifies: false, description: 'Currency, ISO 4217.', max: 3 }) currency!: string;
  @field.decimal({ ...byServer, description: 'Years of service by the end of the month.', scale: 2 }) years!: string;
  @field.money({ ...amount, description: 'Provided at the end of the month before.' }) opening!: string;
  @field.money({ ...amount, description: 'What the service of the month adds.' }) charge!: string;
  @field.money({ ...amount, description: 'What a change of pay makes of the service before.' }) revaluation!: string;
  @field.money({ ...amount, description: 'Award paid in the month.', formerName: 'payout' }) settled!: string;
  @field.money({ ...amount, description: 'What would be owed at the end of the month.' }) closing!: string;
  @field.choice(ProvisionMethod, {
    ...byServer,
    description: 'Which of the two amounts of the month is posted.',
    initial: 'owed_today',
  })
  method!: ProvisionMethodName;
  @field.money({ ...projected, description: 'Projected at the end of the month before; empty without a rule for it.' })
  projectedOpening!: string | null;
  @field.money({ ...projected, description: 'What the service of the month adds to what is projected.' })
  serviceCost!: string | null;
  @field.money({
    ...projected,
    description: 'What the projected amount of the month before gains by being due sooner.',
  })
  interest!: string | null;
  @field.money({ ...projected, description: 'What other pay or assumptions make of the service before.' })
  remeasurement!: string | null;
  @field.money({
    ...projected,
    description: "The award expected at the end, its share earned so far, at today's value.",
  })
  projectedClosing!: string | null;
  @field.json({ ...amount, identifies: false, description: 'What it was worked out from.' }) facts!: KeptFacts;
  @field.internal({ identifies: false, description: 'Digest of everything it was worked out from.' })
  inputsHash!: string;
  @field.derived<EosProvision>(
    () => [EndOfServiceLine],
    [
      'facts',
      'years',
      'opening',
      'charge',
      'revaluation',
      'settled',
      'closing',
      'projectedOpening',
      'serviceCost',
      'interest',
      'remeasurement',
      'projectedClosing',
    ],
    (row) => (row.facts ? [...explainProvision(row.facts, row), ...explainProjection(row.facts, row)] : null),
    'How it was worked out, line by line.',
  )
  lines!: EndOfServiceLine[] | null;
  @field.derived<EosProvision>(
    () => Boolean,
    ['facts'],
    ({ facts }) => (facts ? facts.calculation !== calculationOf(facts.service) : null),
    'Whether the formulas or the law it was worked out by have been corrected since; empty for whoever does not see amounts.',
  )
  isOutdated!: boolean | null;
}

export const eosProvision = defineArea('EosProvision', EosProvision, {
  keptFor: 'pay',
  one: 'eosProvision',
  many: 'eosProvisions',
  label: t('eos_provision.end_service_provision'),
  menu: {
    group: 'pay',
    title: t('eos_provision.menu'),
    icon: 'calculator',
    after: '/end-of-service',
    path: '/eos-provisions',
  },
  sort: 'period',
  descending: true,
  title: 'employeeName',
  person: 'employeeId',
  isEditable: () => false,
  verbs: { calculate: () => false },
});
