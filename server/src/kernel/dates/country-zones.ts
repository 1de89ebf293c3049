import { wallMoment, type Instant } from './zone-time';

/** As runtimes name it before and since ECMA-402 made it a method. */
interface WithZones {
  timeZones?: string[];
  getTimeZones?(): string[];
}

const month = (365 / 12) * 86_400_000;

/**
 * The time zones of a country (CLDR, as the runtime has it), one for each way its clocks go in the year from a moment
 * on: Germany has one, Spain two. None where nobody lives.
 */
export function zonesOfCountry(country: string, from: Instant): string[] {
  const locale = new Intl.Locale(`und-${country}`) as WithZones;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const byClocks = new Map<string, string>();
  for (const zone of zones) {
    const clocks = Array.from({ length: 12 }, (_, at) => {
      const { date, time } = wallMoment(Math.round(from + at * month), zone);
      return `${date} ${time}`;
    }).join();
    if (!byClocks.has(clocks)) byClocks.set(clocks, zone);
  }
  return [...byClocks.values()];
}
