import { spanOf } from './date-reach';

describe('how far a day may lie away', () => {
  it.each([
    // A lease of 99 years from 2026 ends in 2125; the oldest people living were born after 1900.
    ['what is only kept', 'kept', '2026-11-26', { from: '1900-01-01', to: '2200-12-31' }],
    // Hired in 1960 is within a hundred years; a contract that begins in ten years is not agreed on today.
    ['what service is counted by', 'service', '2026-11-26', { from: '1926-11-26', to: '2036-11-26' }],
    ['what is planned day by day', 'planned', '2026-11-26', { from: '1926-11-26', to: '2031-11-26' }],
    ['as the clock goes on', 'planned', '2040-02-29', { from: '1940-02-29', to: '2045-02-28' }],
  ] as const)('%s', (_what, reach, today, span) => {
    expect(spanOf(reach, today)).toEqual(span);
  });
});
