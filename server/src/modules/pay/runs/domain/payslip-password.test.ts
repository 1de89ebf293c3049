import { payslipPassword } from './payslip-password';

it.each([
  ['784-1985-1234567-1', '1985-03-02', '56711985'],
  ['AB 12-c3', '2001-12-31', '12C32001'],
  ['  １２３４  ', '1990-01-01', '12341990'],
  ['123', '1990-01-01', null],
  ['', '1990-01-01', null],
  [null, '1990-01-01', null],
  ['784198512345671', null, null],
  ['هوية', '1990-01-01', null],
])('of %j and %j is %j', (nationalId, birthDate, password) => {
  expect(payslipPassword(nationalId, birthDate)).toBe(password);
});
