import { Field, InputType, ObjectType } from 'type-graphql';
import { isIban, noIban } from '../../../kernel/bank-account/iban';
import { decideVerification } from '../../../kernel/bank-account/verification';
import { cleanContacts, problemsOfContacts, type VendorContact } from '../domain/vendor-contacts';
import { mayDo } from '../../../platform/access/ability';
import { refuseUnlessProven } from '../../../platform/access/step-up';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid, invalidFields } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { BankAccountState } from '../../pay/bank/bank-account/bank-account';
import { t } from '../texts/text';
import { say } from '../../../platform/text';

export const VendorCategory = choiceOf('VendorCategory', 'What a vendor delivers.', {
  medical: 'Medicines and medical supplies.',
  equipment: 'Machines and instruments.',
  it: 'Computers, programs and networks.',
  facilities: 'Buildings, cleaning and upkeep.',
  catering: 'Food and drink.',
  transport: 'Driving and carrying.',
  staffing: 'People who work for a time.',
  training: 'Courses and training.',
  insurance: 'Cover against loss and illness.',
  professional: 'Advice, such as of lawyers and auditors.',
  other: 'Anything else.',
});
export const VendorStatus = choiceOf('VendorStatus', 'Whether the company buys from a vendor.', {
  active: 'Is bought from.',
  blocked: 'Kept, and bought from no more.',
});

@ObjectType('VendorContact', { description: 'Somebody to speak to at a vendor.' })
@InputType('VendorContactInput', { description: 'Somebody to speak to at a vendor.' })
class VendorContactLine implements VendorContact {
  @Field(() => String, { description: 'Name, at most 120 characters.', simple: true }) name!: string;
  @Field(() => String, { nullable: true, description: 'What it is about: orders, accounts.', simple: true }) role!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Telephone.', simple: true }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address.', simple: true }) email!: string | null;
}

const decidedBy: ('bankState' | 'bankEnteredById')[] = ['bankState', 'bankEnteredById'];

@record('Vendor', 'A supplier of the company.')
export class Vendor extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.choice(VendorCategory, { description: 'What it delivers.', optional: true }) category!: string | null;
  @field.choice(VendorStatus, { description: 'Whether the company buys from it.', initial: 'active' }) status!: string;
  @field.text({ description: 'Whom to speak to.', max: 120, optional: true, search: true }) contactPerson!:
    | string
    | null;
  @field.email({ description: 'E-mail address.', optional: true, search: true }) email!: string | null;
  @field.text({ description: 'Mobile telephone.', max: 40, optional: true, search: true }) mobilePhone!: string | null;
  @field.text({ description: 'Telephone of the office.', max: 40, optional: true, search: true }) phone!: string | null;
  @field.json({ type: () => [VendorContactLine], description: 'Others to speak to, at most 20.', initial: [] })
  contacts!: VendorContactLine[];
  @field.text({
    description: 'Web page.',
    max: 250,
    optional: true,
    pattern: /^https?:\/\/\S+$/,
    example: 'https://example.com',
  })
  website!: string | null;
  @field.text({ description: 'Where post reaches it.', max: 250, optional: true }) address!: string | null;
  @field.text({ description: 'Number of the trade licence.', max: 60, optional: true, search: true }) licenceNo!:
    | string
    | null;
  @field.date({ reach: 'kept', description: 'Last day of the trade licence.', optional: true }) licenceExpiry!:
    | string
    | null;
  @field.text({ description: 'Tax registration number.', max: 40, optional: true, search: true }) taxNo!: string | null;
  @field.text({ description: 'Name its bank account is held in.', max: 120, optional: true, sensitive: true })
  bankHolder!: string | null;
  @field.text({ description: 'Bank of the account.', max: 80, optional: true, sensitive: true }) bankName!:
    | string
    | null;
  @field.text({
    isCode: true,
    description: 'IBAN of the account; shown masked.',
    max: 34,
    pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/,
    example: 'AE070331234567890123456',
    optional: true,
    sensitive: true,
    encrypted: true,
  })
  bankIban!: string | null;
  @field.choice(BankAccountState, {
    description:
      'Whether a second person has verified the account; it waits again whenever holder, bank or IBAN change. Empty without an account.',
    optional: true,
    write: 'never',
  })
  bankState!: string | null;
  @field.reference('User', { description: 'Who entered the account last.', optional: true, write: 'never' })
  bankEnteredById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.bank_entered_by_id', {
    description: 'Name of who entered the account last.',
    optional: true,
  })
  bankEnteredByName!: string | null;
  @field.instant({ description: 'When the account was entered last.', optional: true, write: 'never' })
  bankEnteredAt!: Date | null;
  @field.reference('User', {
    description: 'Who verified or rejected the account; never who entered it.',
    optional: true,
    write: 'never',
  })
  bankDecidedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.bank_decided_by_id', {
    description: 'Name of who verified or rejected the account.',
    optional: true,
  })
  bankDecidedByName!: string | null;
  @field.instant({ description: 'When the account was verified or rejected.', optional: true, write: 'never' })
  bankDecidedAt!: Date | null;
  @field.text({ description: 'Why the account was rejected.', max: 300, optional: true, write: 'never' }) bankNote!:
    | string
    | null;
  @field.derivedInContext<Row<Vendor>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(row, ctx),
    'Why you cannot verify the account now, in the language of the request; empty when you can and when it is not waiting.',
  )
  verificationRefusal!: string | null;
  @field.integer({ description: 'How content the company is, 1 to 5.', min: 1, max: 5, optional: true }) rating!:
    | number
    | null;
  @field.longText({ description: 'Remarks, such as why it is blocked.', max: 2000, optional: true }) notes!:
    | string
    | null;
}

/** Why this person may not verify the account; null when they may. The rules are those of the accounts of employees. */
export const verificationOf = (
  ctx: Ctx,
  { bankState, bankEnteredById }: Pick<Row<Vendor>, 'bankState' | 'bankEnteredById'>,
) =>
  decideVerification(
    { state: bankState, employeeId: null, enteredById: bankEnteredById },
    { id: ctx.user.id, employeeId: ctx.user.employeeId },
  );

function refusalOf(row: Row<Vendor>, ctx: Ctx): string | null {
  if (row.bankState !== 'pending' || !mayDo(ctx.ability, 'verify', vendor, row)) return null;
  const because = verificationOf(ctx, row);
  return because && say(because, ctx.locale);
}

const accountFields = ['bankHolder', 'bankName', 'bankIban'] as const;

const isSameAccount = (after: Row<Vendor>, before: Row<Vendor> | null): boolean =>
  accountFields.every((name) => after[name] === (before?.[name] ?? null));

/** Whoever changes the account answers for it from then on, and it waits for a second person. */
function withAccountState(ctx: Ctx, after: Row<Vendor>, before: Row<Vendor> | null): Values {
  if (before && isSameAccount(after, before)) return {};
  const undecided = { bankDecidedById: null, bankDecidedAt: null, bankNote: null };
  return after.bankIban
    ? { ...undecided, bankState: 'pending', bankEnteredById: ctx.user.id, bankEnteredAt: ctx.now }
    : { ...undecided, bankState: null, bankEnteredById: null, bankEnteredAt: null };
}

function refuseWrong(ctx: Ctx, after: Row<Vendor>, before: Row<Vendor> | null): void {
  if (after.deletedAt) return;
  if (!isSameAccount(after, before)) refuseUnlessProven(ctx);
  const problems = problemsOfContacts(after.contacts);
  if (problems.length) throw invalidFields(problems);
  if (!after.bankIban || after.bankIban === before?.bankIban) return;
  if (!isIban(after.bankIban)) throw invalid('bankIban', noIban);
  if (!after.bankHolder) throw invalid('bankHolder', t('vendor.give_name_account_held'));
}

/** Other changes of a vendor whose account waits are no news of it. */
const isEnteredNow = ({ bankState, bankEnteredAt, updatedAt }: Row): boolean =>
  bankState === 'pending' && Number(bankEnteredAt) === Number(updatedAt);

/** Nothing new is made for a vendor that is blocked; what was made before stays. */
export async function refuseBlocked(ctx: Ctx, vendorId: string): Promise<void> {
  const { rowCount } = await ctx.tx.query(
    `select 1 from vendor where company_id = $1 and id = $2 and status = 'blocked'`,
    [ctx.companyId, vendorId],
  );
  if (rowCount) throw invalid('vendorId', t('vendor.vendor_blocked_choose_another_take'));
}

export const vendor = defineArea('Vendor', Vendor, {
  one: 'vendor',
  many: 'vendors',
  label: t('vendor.vendor'),
  page: '/vendors?open=:id',
  menu: { group: 'company', title: t('vendor.menu'), icon: 'shop', after: 'documents' },
  sort: 'name',
  stateFields: decidedBy,
  derive: (ctx, after, before): Values => ({
    contacts: cleanContacts(after.contacts),
    ...withAccountState(ctx, after, before),
  }),
  guard: refuseWrong,
  stepUp: ['verify'],
  verbs: {
    verify: (row, ctx) => row.bankState === 'pending' && verificationOf(ctx, row) === null,
    reject: (row) => row.bankState === 'pending',
  },
  notifies: [
    {
      kind: 'vendor_licence_expiring',
      on: ['expiring'],
      whoMay: 'update',
      until: ['delete'],
      facts: { title: 'name', expires: 'licenceExpiry' },
    },
    {
      kind: 'vendor_account_waiting',
      on: ['create', 'update'],
      when: isEnteredNow,
      whoMay: 'verify',
      butNot: ['bankEnteredById'],
      until: ['verify', 'reject', 'delete'],
      facts: { title: 'name' },
    },
    { kind: 'vendor_account_verified', on: ['verify'], users: ['bankEnteredById'], facts: { title: 'name' } },
    {
      kind: 'vendor_account_rejected',
      on: ['reject'],
      users: ['bankEnteredById'],
      facts: { title: 'name', reason: 'bankNote' },
    },
  ],
});
