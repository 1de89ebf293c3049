import { jobLabel, reasonOfFailure } from './failed-job';
import { say } from '../../../platform/text';

describe('work that failed says why in plain words', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'Another system did not answer.'],
    ['canceling statement due to statement timeout', 'It took too long and was stopped.'],
    ['deadlock detected', 'Other work changed the same data at the same time.'],
    ['ENOSPC: no space left on device, write', 'There is no room left on the disk.'],
    ["ENOENT: no such file or directory, open '/data/x'", 'A file it needs is missing.'],
    ['Invalid login: 535 Authentication failed', 'The name or password for another system is wrong.'],
    ['duplicate key value violates unique constraint "x"', 'Some data did not fit.'],
    ["Cannot read properties of undefined (reading 'id')", 'Something unforeseen happened.'],
    [null, 'Something unforeseen happened.'],
  ])('%s: %s', (said, why) => {
    expect(say(reasonOfFailure(said), 'en')).toBe(why);
  });

  it('and is named by what it does, or by its own name', () => {
    expect(jobLabel('send_mails')).toEqual({ en: 'Sending mails', ar: 'إرسال الرسائل' });
    expect(say(jobLabel('water_the-plants'), 'en')).toBe('Water the plants');
  });
});
