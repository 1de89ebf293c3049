import type { Locale } from '../../platform/text';
import { companyBegins } from '../organisation/company/company';
import { rehired } from '../people/employee/employee';
import { makeStandardRoles } from './company-role/company-role';
import { moveAccount } from './company-user/rehired-account';

export const answers = [
  companyBegins.answeredBy((ctx, { locale }) => makeStandardRoles(ctx, locale as Locale)),
  rehired.answeredBy(moveAccount),
];
