import { daysKept } from './retention';

it.each([
  ['a call that was taken for 30 days', 'deliveredCalls', 30],
  ['a call that was given up for 90 days, so that it can be sent again', 'failedCalls', 90],
  ['the answer to a request that may be repeated for 30 days', 'repeats', 30],
  ['a link to choose a password for 90 days after it ended', 'passwordLinks', 90],
  ['a job given up for half a year, so that it can be tried again', 'failedJobs', 180],
] as const)('%s is kept, whatever the day', (_law, what, days) => {
  expect(['2026-11-23', '2031-01-01', '2020-01-01'].map((today) => daysKept(what, today))).toEqual([days, days, days]);
});
