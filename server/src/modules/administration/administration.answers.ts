import type { Locale } from '../../platform/text';
import { companyBegins } from '../organisation/company/company';
import { makeStandardRoles } from './company-role/company-role';

export const answers = [companyBegins.answeredBy((ctx, { locale }) => makeStandardRoles(ctx, locale as Locale))];
