interface DemoHoliday {
  name: string;
  firstDay: string;
  lastDay?: string;
}

/**
 * Public holidays by country. Those of the moon are the days announced or expected by the Umm al-Qura calendar and may
 * move by a day. UAE: Cabinet Resolution 27/2024; KSA: Labour Law implementing regulations, Art. 24, and Royal Orders
 * on Founding Day and Flag Day (the latter no day off).
 */
const holidays: Record<string, DemoHoliday[]> = {
  AE: [
    { name: 'New Year', firstDay: '2025-01-01' },
    { name: 'Eid al-Fitr', firstDay: '2025-03-30', lastDay: '2025-04-01' },
    { name: 'Arafat Day and Eid al-Adha', firstDay: '2025-06-05', lastDay: '2025-06-08' },
    { name: 'Islamic New Year', firstDay: '2025-06-27' },
    { name: "The Prophet's Birthday", firstDay: '2025-09-05' },
    { name: 'National Day', firstDay: '2025-12-02', lastDay: '2025-12-03' },
    { name: 'New Year', firstDay: '2026-01-01' },
    { name: 'Eid al-Fitr', firstDay: '2026-03-20', lastDay: '2026-03-22' },
    { name: 'Arafat Day and Eid al-Adha', firstDay: '2026-05-26', lastDay: '2026-05-29' },
    { name: 'Islamic New Year', firstDay: '2026-06-16' },
    { name: "The Prophet's Birthday", firstDay: '2026-08-25' },
    { name: 'National Day', firstDay: '2026-12-02', lastDay: '2026-12-03' },
    { name: 'New Year', firstDay: '2027-01-01' },
    { name: 'Eid al-Fitr', firstDay: '2027-03-09', lastDay: '2027-03-11' },
    { name: 'Arafat Day and Eid al-Adha', firstDay: '2027-05-15', lastDay: '2027-05-18' },
    { name: 'Islamic New Year', firstDay: '2027-06-06' },
    { name: "The Prophet's Birthday", firstDay: '2027-08-14' },
    { name: 'National Day', firstDay: '2027-12-02', lastDay: '2027-12-03' },
  ],
  SA: [
    { name: 'Founding Day', firstDay: '2025-02-22' },
    { name: 'Eid al-Fitr', firstDay: '2025-03-30', lastDay: '2025-04-02' },
    { name: 'Eid al-Adha', firstDay: '2025-06-05', lastDay: '2025-06-08' },
    { name: 'National Day', firstDay: '2025-09-23' },
    { name: 'Founding Day', firstDay: '2026-02-22' },
    { name: 'Eid al-Fitr', firstDay: '2026-03-20', lastDay: '2026-03-23' },
    { name: 'Eid al-Adha', firstDay: '2026-05-26', lastDay: '2026-05-29' },
    { name: 'National Day', firstDay: '2026-09-23' },
    { name: 'Founding Day', firstDay: '2027-02-22' },
    { name: 'Eid al-Fitr', firstDay: '2027-03-09', lastDay: '2027-03-12' },
    { name: 'Eid al-Adha', firstDay: '2027-05-15', lastDay: '2027-05-18' },
    { name: 'National Day', firstDay: '2027-09-23' },
  ],
};

export const holidaysOf = (country: string): DemoHoliday[] => holidays[country] ?? [];
