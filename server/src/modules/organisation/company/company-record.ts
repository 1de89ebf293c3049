import { Field, InputType, ObjectType } from 'type-graphql';
import { firstLanguage, languagePattern, locales } from '../../../kernel/text/languages';
import type { weekDays } from '../../../kernel/dates/plain-date';
import { choiceOf, field } from '../../../platform/records/fields';
import { PlatformRecord, record } from '../../../platform/records/record';
import type { ProfileRule as HowChanged } from '../domain/profile-rule';

/** As qualifications of people are judged by. */
type Rule = 'warn' | 'refuse_taking' | 'block';

export const CompanyStatus = choiceOf('CompanyStatus', 'Whether a company may be worked in.', {
  active: 'Its people work in it.',
  suspended: 'Those who belong to it are kept out for now; admins are not.',
  closed: 'Given up: those who belong to it are kept out; admins are not.',
});
export const PayrollDayBasis = choiceOf(
  'PayrollDayBasis',
  'What a monthly salary is divided by when only some days are paid.',
  {
    calendar: 'The days of the month, 28 to 31.',
    fixed30: '30, whatever the month.',
    working: 'The working days of the month.',
  },
);
export const NegativeNet = choiceOf('NegativeNet', 'What happens to a payslip whose deductions exceed the pay.', {
  block: 'The payslip is in error until somebody repairs it.',
  carry_forward: 'What is left is taken from the next payroll.',
});
export const PayslipMail = choiceOf('PayslipMail', 'How payslips are mailed.', {
  none: 'No payslip is mailed.',
  pdf: 'Attached as a PDF.',
  protected_pdf:
    'Attached as a PDF that opens with the end of the national identity number and the year of birth; who has neither on file gets the link alone.',
});
export const FenceRule = choiceOf('FenceRule', 'What becomes of a time taken outside the place of a shift.', {
  record: 'It is put down with the distance, and that is all.',
  flag: 'Its day is one to settle.',
  refuse: 'It is refused while the phone is online.',
});
export const PunchPhotoRule = choiceOf(
  'PunchPhotoRule',
  'Whether a photo is taken with each time somebody clocks on the web, a phone or a shared tablet.',
  {
    none: 'No photo is asked for.',
    flag: 'A photo is asked for, and a day without one is one to settle.',
    refuse: 'Without a photo no time is taken while the device is online.',
  },
);
export const QualificationRule = choiceOf<Rule>(
  'QualificationRule',
  'What becomes of a shift whose employee lacks a valid licence or a skill.',
  {
    warn: 'It is told, and nothing is refused.',
    refuse_taking: 'They cannot take such a shift themselves or by a swap, and filling leaves it out.',
    block: 'Nobody can plan or publish it either.',
  },
);
export const WeekDay = choiceOf<(typeof weekDays)[number]>('WeekDay', 'Sunday to Saturday, by name.', {
  sunday: 'Day 7 of the week of ISO 8601.',
  monday: 'Day 1 of the week of ISO 8601.',
  tuesday: 'Day 2 of the week of ISO 8601.',
  wednesday: 'Day 3 of the week of ISO 8601.',
  thursday: 'Day 4 of the week of ISO 8601.',
  friday: 'Day 5 of the week of ISO 8601.',
  saturday: 'Day 6 of the week of ISO 8601.',
});
export const ProfileRule = choiceOf<HowChanged>(
  'ProfileRule',
  'How employees change a part of what the company knows of them.',
  {
    at_once: 'It holds at once.',
    approval: 'It holds once somebody else has approved it.',
    closed: 'Only the company changes it.',
  },
);
export const SetUpStep = choiceOf('SetUpStep', 'A step of setting up a company, in order.', {
  details: 'Its legal name and its licence or employer number.',
  departments: 'Its first department.',
  positions: 'Its first position.',
  formulas: 'Its first salary formula.',
  leave: 'Its types of leave, as the law of its country has them.',
  schedule: 'Its first shift.',
  people: 'Its first employee.',
  insurance: 'Its first registration with social insurance, where that of its country is on file.',
  users: 'Somebody else who can sign in.',
  payroll: 'Its first payroll run.',
});

export const mostNetworks = 100;

@ObjectType('AllowedNetwork', { description: 'A network from which a company is reached.' })
@InputType('AllowedNetworkInput', { description: 'A network from which a company is reached.' })
export class AllowedNetwork {
  @Field(() => String, {
    description: 'An address or a network, IPv4 or IPv6, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32.',
    simple: true,
  })
  network!: string;
  @Field(() => String, { nullable: true, description: 'Which one it is, at most 120 characters.', simple: true })
  note!: string | null;
}

@record('Company', 'A company whose people and pay are managed; everything below it is seen by its own members only.')
export class Company extends PlatformRecord {
  @field.text({ description: 'Name in everyday use.', max: 120, search: true, unique: true }) name!: string;
  @field.text({ description: 'Name in the trade register.', max: 200, optional: true, search: true }) legalName!:
    | string
    | null;
  @field.text({ description: 'Number of the trade licence.', max: 60, optional: true }) tradeLicenceNo!: string | null;
  @field.text({
    description: 'Establishment number at the labour authority (MOHRE number in the UAE).',
    max: 60,
    optional: true,
  })
  employerId!: string | null;
  @field.text({ description: 'Line of business.', max: 60, optional: true }) type!: string | null;
  @field.text({ description: 'Country, ISO 3166-1 alpha-2.', codes: 'country', initial: 'AE' }) country!: string;
  @field.text({ description: 'Currency of pay, ISO 4217.', codes: 'currency', initial: 'AED' }) currency!: string;
  @field.text({
    description:
      'IANA time zone in which its days begin and end. A new company need not give it where its country has one alone.',
    codes: 'time_zone',
    initial: '',
  })
  timeZone!: string;
  @field.text({
    description: `Language of its documents: ${locales.join(', ')}.`,
    pattern: languagePattern,
    example: firstLanguage,
    initial: firstLanguage,
  })
  locale!: string;
  @field.choice(WeekDay, { description: 'First day of the week.', initial: 'monday' }) weekStart!: string;
  @field.integers({ description: 'Days without work, 0 = Sunday to 6 = Saturday.', initial: [6, 0] })
  weekendDays!: number[];
  @field.decimal({
    description: 'Hours of a whole working day: hours of leave are counted as parts of it.',
    min: '0.25',
    max: 24,
    scale: 2,
    initial: '8',
  })
  workdayHours!: string;
  @field.choice(PayrollDayBasis, {
    description: 'What a monthly salary is divided by when only some days are paid.',
    initial: 'calendar',
  })
  payrollDayBasis!: string;
  @field.decimal({
    description:
      'Weeks of a year that pay by the week or the hour is turned into months by; empty for the rule of the product, 52.',
    min: 48,
    max: 53,
    optional: true,
  })
  weeksPerYear!: string | null;
  @field.decimal({
    description:
      'Days of a month that pay by the day is turned into months by: 30, 26, or 30.4167 for calendar days; empty for the rule of the product, 30.',
    min: 20,
    max: 31,
    optional: true,
  })
  daysPerMonth!: string | null;
  @field.text({
    description:
      'Month and day its financial year begins, MM-DD; empty for 1 January. The cost of pay and provisions are summed by it; sums on payslips are of the calendar year.',
    pattern: /^(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])$|^(0[469]|11)-(0[1-9]|[12]\d|30)$|^02-(0[1-9]|1\d|2[0-8])$/,
    example: '04-01',
    optional: true,
  })
  fiscalYearStart!: string | null;
  @field.choice(NegativeNet, {
    description: 'What happens to a payslip whose deductions exceed the pay.',
    initial: 'block',
  })
  negativeNet!: string;
  @field.choice(PayslipMail, {
    description: 'How payslips reach employees by mail once a payroll is posted.',
    initial: 'none',
  })
  payslipMail!: string;
  @field.text({
    isCode: true,
    description: 'IBAN salaries are paid from.',
    max: 34,
    pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/,
    example: 'AE070331234567890123456',
    optional: true,
  })
  payerIban!: string | null;
  @field.text({
    isCode: true,
    description: 'BIC of the bank salaries are paid from.',
    pattern: /^[A-Z0-9]{8}([A-Z0-9]{3})?$/,
    example: 'EBILAEAD',
    optional: true,
  })
  payerBic!: string | null;
  @field.text({
    isCode: true,
    description: 'Routing code of that bank in the UAE Wages Protection System, 9 digits.',
    pattern: /^\d{9}$/,
    example: '033000001',
    optional: true,
  })
  payerRoutingCode!: string | null;
  @field.text({
    isCode: true,
    description: 'Short name of that bank in the Wage Protection System of Qatar or Oman, up to 4 letters or digits.',
    pattern: /^[A-Z0-9]{2,4}$/,
    example: 'QNB',
    optional: true,
  })
  payerBankShortName!: string | null;
  @field.text({
    isCode: true,
    description: 'Number that bank knows the company by, for the wages file of Saudi Arabia, up to 10 digits.',
    pattern: /^\d{1,10}$/,
    example: '1234567890',
    optional: true,
  })
  payerCustomerNo!: string | null;
  @field.integer({
    description: 'Days before pay goes to a bank account that replaces another one.',
    min: 0,
    max: 60,
    initial: 3,
  })
  bankCoolOffDays!: number;
  @field.choice(FenceRule, {
    description: 'What becomes of a time somebody takes outside the place of their shift.',
    initial: 'record',
  })
  fenceRule!: 'record' | 'flag' | 'refuse';
  @field.choice(PunchPhotoRule, { description: 'Whether a photo is taken with times.', initial: 'none' }) punchPhoto!:
    | 'none'
    | 'flag'
    | 'refuse';
  @field.integer({
    description: 'Months such photos are kept; then they are removed for good.',
    min: 1,
    max: 60,
    initial: 3,
  })
  punchPhotoMonths!: number;
  @field.choice(QualificationRule, {
    description: 'What becomes of a shift whose employee has no valid licence for it.',
    initial: 'refuse_taking',
  })
  licenceRule!: Rule;
  @field.choice(QualificationRule, {
    description: 'What becomes of a shift whose employee has not a skill it needs.',
    initial: 'refuse_taking',
  })
  skillRule!: Rule;
  @field.integer({
    description: 'Days before it begins a shift of the roster has to be published; 0: no rule.',
    min: 0,
    max: 60,
    initial: 0,
  })
  rosterNoticeDays!: number;
  @field.integer({
    description:
      'Days after the last day of employment in which the account of who has left still opens their payslips, documents and settlement, and nothing else.',
    min: 0,
    max: 3_650,
    initial: 90,
  })
  formerAccessDays!: number;
  @field.date({
    description:
      'The day from which on nobody is let in without a second factor. Empty where the company asks for none.',
    reach: 'planned',
    optional: true,
  })
  secondFactorFrom!: string | null;
  @field.integer({
    description: 'Minutes without use after which one signs in anew. Empty for none: thirty days.',
    min: 5,
    max: 1_440,
    optional: true,
  })
  sessionIdleMinutes!: number | null;
  @field.integer({
    description: 'Hours after which one signs in anew, however much it is used. Empty for none.',
    min: 1,
    max: 720,
    optional: true,
  })
  sessionHours!: number | null;
  @field.json({
    type: () => [AllowedNetwork],
    description: `Networks from which members and API tokens reach it, at most ${mostNetworks}. Empty: anywhere.`,
    identifies: false,
    optional: true,
  })
  allowedNetworks!: AllowedNetwork[] | null;
  @field.choice(ProfileRule, {
    description: 'How employees change their private e-mail address and telephones.',
    initial: 'at_once',
  })
  contactChanges!: HowChanged;
  @field.choice(ProfileRule, { description: 'How employees change their addresses.', initial: 'at_once' })
  addressChanges!: HowChanged;
  @field.choice(ProfileRule, { description: 'How employees change their photo.', initial: 'at_once' })
  photoChanges!: HowChanged;
  @field.choice(ProfileRule, { description: 'How employees change whom to call in an emergency.', initial: 'at_once' })
  emergencyChanges!: HowChanged;
  @field.choice(ProfileRule, {
    description: 'How employees change their dependants, with proof where it is approved.',
    initial: 'approval',
  })
  dependantChanges!: HowChanged;
  @field.flag({ description: 'Whether the directory shows everybody the e-mail address at work.', initial: true })
  directoryMail!: boolean;
  @field.flag({ description: 'Whether the directory shows everybody the telephone at work.', initial: true })
  directoryPhone!: boolean;
  @field.flag({ description: 'Whether the directory shows everybody the mobile telephone.', initial: false })
  directoryMobile!: boolean;
  @field.flag({ description: 'Whether the directory shows everybody where somebody works.', initial: true })
  directoryLocation!: boolean;
  @field.flag({ description: 'Whether the directory shows everybody who is away today, without why.', initial: true })
  directoryPresence!: boolean;
  @field.text({ description: 'Street address.', max: 250, optional: true }) address!: string | null;
  @field.text({ description: 'Emirate, state or province of that address.', max: 80, optional: true }) region!:
    | string
    | null;
  @field.text({ description: 'Telephone.', max: 40, optional: true }) phone!: string | null;
  @field.text({ description: 'Web address.', max: 200, optional: true }) website!: string | null;
  @field.choice(CompanyStatus, {
    description: 'State; those who belong to it cannot change it, the platform can.',
    initial: 'active',
  })
  status!: string;
  @field.date({
    reach: 'kept',
    description:
      'First day of use, in its zone: before it only admins of the platform are let in. The platform sets it.',
    optional: true,
  })
  startAt!: string | null;
  @field.date({
    reach: 'kept',
    description:
      'Last day of use, in its zone: after it only admins of the platform are let in, and nothing is mailed, accrued or calculated. The platform sets it.',
    optional: true,
  })
  endAt!: string | null;
  @field.reference('User', { description: 'The user who manages the company.', optional: true }) managerUserId!:
    | string
    | null;
  @field.reference('File', { description: 'Its logo, an image; all its members may see it.', optional: true })
  logoFileId!: string | null;
  @field.integer({
    description: 'Megabytes its files may take; only an admin changes it.',
    min: 0,
    max: 10_000_000,
    initial: 10_000,
  })
  fileQuotaMb!: number;
  @field.json({
    type: () => [SetUpStep],
    description: 'Steps of setting up it does without.',
    initial: [],
    write: 'never',
  })
  setUpSkipped!: string[];
}
