import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { nameAndNameAr } from '../../../../platform/text';
import { offeredComponents } from '../../engine/components/standard-pay-components';

/** Components the law asks for as rows of a company, which names them in two languages. */
export const offeredRows = (country: string, day: PlainDate) =>
  offeredComponents(country, day).map(({ title, ...each }) => ({ ...each, ...nameAndNameAr(title) }));
