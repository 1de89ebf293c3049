import { Field, InputType, ObjectType } from 'type-graphql';
import { isIban } from '../../domain/bank-account/iban';
import { cleanContacts, problemsOfContacts, type VendorContact } from '../../domain/vendor/vendor-contacts';
import { defineArea, type Row, type Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { invalid, invalidFields } from '../../platform/errors';
import { choiceOf, field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';

export const VendorCategory = choiceOf('VendorCategory', 'What a vendor delivers.',
  ['medical', 'equipment', 'it', 'facilities', 'catering', 'transport', 'staffing', 'training', 'insurance', 'professional', 'other']);
export const VendorStatus = choiceOf('VendorStatus', 'Whether the company buys from a vendor.', ['active', 'blocked']);

@ObjectType('VendorContact', { description: 'Somebody to speak to at a vendor.' })
@InputType('VendorContactInput', { description: 'Somebody to speak to at a vendor.' })
class VendorContactLine implements VendorContact {
  @Field(() => String, { description: 'Name, at most 120 characters.', simple: true }) name!: string;
  @Field(() => String, { nullable: true, description: 'What it is about: orders, accounts.', simple: true }) role!: string | null;
  @Field(() => String, { nullable: true, description: 'Telephone.', simple: true }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address.', simple: true }) email!: string | null;
}

@record('Vendor', 'A supplier of the company.')
export class Vendor extends CompanyRecord {
  @field.text({ description: 'Name.', max: 120, search: true, unique: true }) name!: string;
  @field.choice(VendorCategory, { description: 'What it delivers.', optional: true }) category!: string | null;
  @field.choice(VendorStatus, { description: 'Whether the company buys from it.', initial: 'active' }) status!: string;
  @field.text({ description: 'Whom to speak to.', max: 120, optional: true, search: true }) contactPerson!: string | null;
  @field.email({ description: 'E-mail address.', optional: true, search: true }) email!: string | null;
  @field.text({ description: 'Mobile telephone.', max: 40, optional: true, search: true }) mobilePhone!: string | null;
  @field.text({ description: 'Telephone of the office.', max: 40, optional: true, search: true }) phone!: string | null;
  @field.json({ type: () => [VendorContactLine], description: 'Others to speak to, at most 20.', initial: [] }) contacts!: VendorContactLine[];
  @field.text({ description: 'Web page.', max: 250, optional: true, pattern: /^https?:\/\/\S+$/, example: 'https://example.com' }) website!: string | null;
  @field.text({ description: 'Address.', max: 250, optional: true }) address!: string | null;
  @field.text({ description: 'Number of the trade licence.', max: 60, optional: true, search: true }) licenceNo!: string | null;
  @field.date({ description: 'Last day of the trade licence.', optional: true }) licenceExpiry!: string | null;
  @field.text({ description: 'Tax registration number.', max: 40, optional: true, search: true }) taxNo!: string | null;
  @field.text({ description: 'Name its bank account is held in.', max: 120, optional: true, sensitive: true }) bankHolder!: string | null;
  @field.text({ description: 'Bank of the account.', max: 80, optional: true, sensitive: true }) bankName!: string | null;
  @field.text({ description: 'IBAN of the account; shown masked.', max: 34, pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/, example: 'AE070331234567890123456', optional: true, sensitive: true, encrypted: true }) bankIban!: string | null;
  @field.integer({ description: 'How content the company is, 1 to 5.', min: 1, max: 5, optional: true }) rating!: number | null;
  @field.longText({ description: 'Remarks, such as why it is blocked.', max: 2000, optional: true }) notes!: string | null;
}

function refuseWrong(_ctx: Ctx, after: Row<Vendor>, before: Row<Vendor> | null): void {
  if (after.deletedAt) return;
  const problems = problemsOfContacts(after.contacts);
  if (problems.length) throw invalidFields(problems);
  if (!after.bankIban || after.bankIban === before?.bankIban) return;
  if (!isIban(after.bankIban)) throw invalid('bankIban', { en: 'This is no IBAN: its length or its check digits are wrong.', ar: 'رقم الآيبان غير صحيح: طوله أو خانتا التحقق خطأ.' });
  if (!after.bankHolder) throw invalid('bankHolder', { en: 'Give the name the account is held in.', ar: 'أدخل اسم صاحب الحساب.' });
}

/** Nothing new is made for a vendor that is blocked; what was made before stays. */
export async function refuseBlocked(ctx: Ctx, vendorId: string): Promise<void> {
  const { rowCount } = await ctx.tx.query(`select 1 from vendor where company_id = $1 and id = $2 and status = 'blocked'`, [ctx.companyId, vendorId]);
  if (rowCount) throw invalid('vendorId', { en: 'This vendor is blocked. Choose another, or take the block off first.', ar: 'هذا المورّد محظور. اختر مورّداً آخر أو ارفع الحظر عنه أولاً.' });
}

export const vendor = defineArea('Vendor', Vendor, {
  one: 'vendor', many: 'vendors', label: { en: 'vendor', ar: 'المورّد' }, sort: 'name',
  derive: (_ctx, { contacts }): Values => ({ contacts: cleanContacts(contacts) }), derivedFrom: ['contacts'], guard: refuseWrong, guarded: ['contacts', 'bankIban', 'bankHolder'],
  notifies: [{ kind: 'vendor_licence_expiring', on: ['expiring'], whoMay: 'update', until: ['delete'], facts: { title: 'name', expires: 'licenceExpiry' } }],
});
export const VendorResolver = CrudResolver(vendor);
