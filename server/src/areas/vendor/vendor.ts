import { defineArea } from '../../platform/area';
import { CrudResolver } from '../../platform/crud-resolver';
import { choiceOf, field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';

export const VendorCategory = choiceOf('VendorCategory', 'What a vendor delivers.',
  ['medical', 'equipment', 'it', 'facilities', 'catering', 'transport', 'staffing', 'training', 'insurance', 'professional', 'other']);
export const VendorStatus = choiceOf('VendorStatus', 'Whether the company buys from a vendor.', ['active', 'blocked']);

@record('Vendor', 'A supplier of the company.')
export class Vendor extends CompanyRecord {
  @field.text({ description: 'Name.', max: 120, search: true, unique: true }) name!: string;
  @field.choice(VendorCategory, { description: 'What it delivers.', optional: true }) category!: string | null;
  @field.choice(VendorStatus, { description: 'Whether the company buys from it.', initial: 'active' }) status!: string;
  @field.text({ description: 'Whom to speak to.', max: 120, optional: true, search: true }) contactPerson!: string | null;
  @field.email({ description: 'E-mail address.', optional: true, search: true }) email!: string | null;
  @field.text({ description: 'Mobile telephone.', max: 40, optional: true, search: true }) mobilePhone!: string | null;
  @field.text({ description: 'Telephone of the office.', max: 40, optional: true, search: true }) phone!: string | null;
  @field.text({ description: 'Web page.', max: 250, optional: true, pattern: /^https?:\/\/\S+$/, example: 'https://example.com' }) website!: string | null;
  @field.text({ description: 'Address.', max: 250, optional: true }) address!: string | null;
  @field.text({ description: 'Number of the trade licence.', max: 60, optional: true, search: true }) licenceNo!: string | null;
  @field.date({ description: 'Last day of the trade licence.', optional: true }) licenceExpiry!: string | null;
  @field.text({ description: 'Tax registration number.', max: 40, optional: true, search: true }) taxNo!: string | null;
  @field.integer({ description: 'How content the company is, 1 to 5.', min: 1, max: 5, optional: true }) rating!: number | null;
  @field.longText({ description: 'Remarks, such as why it is blocked.', max: 2000, optional: true }) notes!: string | null;
}

export const vendor = defineArea('Vendor', Vendor, {
  one: 'vendor', many: 'vendors', label: { en: 'vendor', ar: 'المورّد' }, sort: 'name',
  notifies: [{ kind: 'vendor_licence_expiring', on: ['expiring'], whoMay: 'update', until: ['delete'], facts: { title: 'name', expires: 'licenceExpiry' } }],
});
export const VendorResolver = CrudResolver(vendor);
