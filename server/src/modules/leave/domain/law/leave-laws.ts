import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { bahrain } from './bahrain';
import { kuwait } from './kuwait';
import type { LeaveLaw, LeaveLaws } from './leave-law';
import { oman } from './oman';
import { qatar } from './qatar';
import { saudiArabia } from './saudi-arabia';
import { unitedArabEmirates } from './united-arab-emirates';

/**
 * | country | law | since | not covered |
 * | --- | --- | --- | --- |
 * | Bahrain | Law 36/2012 | 2 August 2012, published | hajj, since neither its article nor its pay was found |
 * | Kuwait | Law 6/2010 | 20 February 2010 | Muslim widows, bereavement and study, since no text was found |
 * | Oman | Royal Decree 53/2023 | 26 July 2023 | several articles were read without their number |
 * | Qatar | Law 14/2004 | read as of 2 February 2024 | leave of sickness and rest is paid of the basic wage |
 * | Saudi Arabia | Royal Decree M/51 | as amended 19 February 2025 | examinations, of which the law names no number |
 * | Emirates | Federal Decree-Law 33/2021 | 2 February 2022 | national service, the free zones of finance |
 */
export const leaveLaws: readonly LeaveLaws[] = [bahrain, kuwait, oman, qatar, saudiArabia, unitedArabEmirates];

/** What the law of a country gives; none where no source of it was found. */
export const leaveLawsOf = (country: string | null | undefined): LeaveLaws | undefined =>
  leaveLaws.find((laws) => laws.country === country);

/** Each entitlement as it is on a day; one that began later is not among them. */
export function leaveLawsOn({ types }: LeaveLaws, day: PlainDate): LeaveLaw[] {
  const codes = [...new Set(types.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const rows = types.filter((row) => row.code === code);
    return rows.find(({ since }) => since <= day) ?? rows.filter(({ isOlder }) => isOlder).at(-1) ?? [];
  });
}
