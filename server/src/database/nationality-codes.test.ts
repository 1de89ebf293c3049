import { addressWithCode, formulaWithCodes } from './nationality-codes';

test.each([
  ['employee.nationality = "Jordanian"', 'employee.nationality = "JO"'],
  [
    `if(employee.nationality<>'الإمارات' and employee.type = "India", 5, 0)`,
    `if(employee.nationality<>"AE" and employee.type = "India", 5, 0)`,
  ],
  [
    '"Indian"  =  employee.nationality or employee.nationality="Atlantis"',
    '"IN"  =  employee.nationality or employee.nationality="Atlantis"',
  ],
  ['basic * 10%', 'basic * 10%'],
])('the formula %s becomes %s', (before, after) => expect(formulaWithCodes(before)).toBe(after));

test.each([
  ['f.nationality.contains=Jordan&sort=-hireDate', 'f.nationality.eq=JO&sort=-hireDate'],
  ['f.status.in=active&f.nationality.eq=United+Arab+Emirates', 'f.status.in=active&f.nationality.eq=AE'],
  ['f.nationality.startsWith=Jor', 'f.nationality.startsWith=Jor'],
  ['f.nationality.isEmpty=true', 'f.nationality.isEmpty=true'],
])('the kept list %s becomes %s', (before, after) => expect(addressWithCode(before)).toBe(after));
