import { localPath } from './local-path';

describe('after signing in one goes', () => {
  it.each([
    [null, '/'],
    ['/employees?page=2', '/employees?page=2'],
    ['http://localhost/payslips/1#top', '/payslips/1#top'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/x', '/'],
    ['javascript:alert(1)', '/'],
    ['http://', '/'],
  ])('for %s to %s, never out of the app', (callbackUrl, path) => {
    expect(localPath(callbackUrl)).toBe(path);
  });
});
