import { matchKey } from '../values/clean-text';
import { targetLabels, targets, type Target } from './targets';
import { locales, say } from '../../../platform/text';

/** How people name the columns of their lists, blanks left out; the first is the usual one. */
const names: Readonly<Record<Target, string>> = {
  code: 'employeenumber employeeno employeeid empid empno empcode employeecode staffid staffno staffnumber staffcode personnelnumber personnelno payrollnumber badgenumber badgeid badgeno badgecode badge idno workerid workerno workernumber workercode code number id eeid eeno eenumber eecode acno acnumber enrollno enrollnumber enrollid userid userno personid personno fileno filenumber sapid oracleid hrid hrcode matricule associateid رقمالموظف الرقمالوظيفي كودالموظف رقموظيفي الرقم',
  fullName:
    'employeename fullname name staffname empname personname workername displayname nameofemployee nameenglish englishname nameinenglish الاسم اسمالموظف الاسمالكامل الاسمالرباعي الاسمبالانجليزيه',
  firstName: 'firstname givenname forename first fname الاسمالاول',
  middleName: 'middlename secondname middle mname middleinitial fathername الاسمالاوسط الاسمالثاني اسمالاب',
  lastName: 'lastname surname familyname last lname اسمالعائله اللقب الاسمالاخير الكنيه',
  nativeName: 'nativename arabicname namearabic nameinarabic namear localname الاسمبالعربيه الاسمبالعربي الاسمالعربي',
  gender: 'gender sex الجنس النوع',
  birthDate: 'dateofbirth birthdate dob birthday borndate birth تاريخالميلاد الميلاد',
  maritalStatus: 'maritalstatus maritaldesc marital civilstatus familystatus الحالهالاجتماعيه الحالهالزوجيه',
  nationality: 'nationality citizenship citizendesc citizen countryofcitizenship الجنسيه',
  workEmail:
    'workemail email emailaddress companyemail officialemail businessemail officeemail corporateemail mail البريدالالكتروني بريدالعمل الايميل البريدالرسمي',
  personalEmail: 'personalemail privateemail homeemail otheremail alternateemail البريدالشخصي البريدالالكترونيالشخصي',
  mobilePhone:
    'mobilephone mobile mobileno mobilenumber cellphone cell gsm phone phonenumber phoneno contactnumber telephone tel الجوال رقمالجوال الموبايل الهاتفالمتحرك رقمالهاتف الهاتف',
  workPhone: 'workphone officephone businessphone officenumber extension هاتفالعمل هاتفالمكتب',
  address: 'address homeaddress residentialaddress street fulladdress العنوان عنوانالسكن',
  hireDate:
    'hiredate hired hiredon datehired dateofhire dateofjoining datejoining joiningdate joindate joined joinedon joinedcompany doj startdate datejoined employmentdate dateofjoin hiringdate dateofemployment تاريخالتعيين تاريخالالتحاق تاريخالمباشره تاريخبدءالعمل',
  exitDate:
    'exitdate dateexit dateleft leftdate dateleaving leavedate dateoftermination terminationdate enddate leavingdate lastworkingday dateofleaving resignationdate lastday separationdate termdate تاريخانتهاءالخدمه تاريخالاستقاله تاريخالمغادره',
  exitReason:
    'exitreason termreason terminationreason reasonforleaving leavingreason reasonfortermination separationreason سببانتهاءالخدمه سببالاستقاله سببالمغادره',
  status: 'employmentstatus status employeestatus empstatus workstatus staffstatus حالهالموظف حالهالتوظيف الحاله',
  employeeType:
    'employmenttype employeetype contracttype jobtype worktype typeofemployment نوعالتوظيف نوعالعقد نوعالدوام',
  profession: 'profession licencedprofession visaprofession المهنهفيالاقامه مهنهالاقامه',
  sourceOfHire: 'sourceofhire recruitmentsource hiringsource recruitmentchannel hiresource مصدرالتوظيف مصدرالتعيين',
  probationEnd:
    'probationend probationenddate endofprobation probationuntil probationendson نهايهفترهالتجربه انتهاءفترهالتجربه',
  contractEnd:
    'contractend contractenddate endofcontract contractuntil contractexpiry contractexpirydate نهايهالعقد انتهاءالعقد تاريخانتهاءالعقد',
  department: 'department departmentname dept deptname division section unit team القسم الاداره',
  position:
    'position positiontitle positionname jobtitle jobposition jobname jobrole designation title role occupation job post المسمىالوظيفي الوظيفه المنصب المهنه',
  manager:
    'managername manager linemanager directmanager reportsto reportingmanager supervisor supervisorname reportingto المديرالمباشر المدير اسمالمدير الرئيسالمباشر',
  managerCode:
    'managerid managercode managernumber managerno manageremployeeid manageremployeenumber supervisorid reportstoid رقمالمدير',
  workLocation:
    'worklocation placeofwork workplace worksite location locationname officelocation branch branchname موقعالعمل مكانالعمل مقرالعمل الفرع',
  weeklyHours:
    'weeklyhours hoursaweek hoursperweek weeklyworkinghours workinghoursperweek contracthours contractedhours standardhours ساعاتالعملالاسبوعيه الساعاتالاسبوعيه ساعاتالاسبوع',
  salary:
    'salary basesalary basicsalary monthlysalary annualsalary basic wage pay payrate grosssalary basepay annualpay monthlypay الراتب الراتبالاساسي الاجر الراتبالشهري الراتبالسنوي',
};

/** A header without blanks, marks and case: 'Employee_Name' → 'employeename'. */
export const compact = (header: string): string => matchKey(header).replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = new Map<Target, string[]>(
  targets.map((target) => [
    target,
    [...names[target].split(' '), ...locales.map((locale) => say(targetLabels[target], locale))].map(compact),
  ]),
);

/**
 * How surely a header names the target, 0 to 1: the usual name 1, another name of it 0.95, a name with more around it
 * 0.6.
 */
export const nameFit = (header: string, target: Target): number => namedAs(header, namesOf.get(target) ?? []);

/** The same for names without blanks, the usual one first. */
export function namedAs(header: string, known: readonly string[]): number {
  const name = compact(header);
  const at = known.indexOf(name);
  if (at >= 0) return at === 0 ? 1 : 0.95;
  const inside = known.filter((other) => other.length >= 4 && name.includes(other)).map((other) => other.length);
  return inside.length === 0 ? 0 : 0.5 + 0.2 * (Math.max(...inside) / name.length);
}
