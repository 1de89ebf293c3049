import { createProfile } from '../columns/column-profile';
import { payPeriodNamed } from '../columns/offer-pay';
import { choiceFor } from '../values/choice-values';
import { guessColumns, mappingOf } from '../columns/guess-columns';
import { plainSettings } from '../columns/import-settings';
import { suggestedSettings } from '../columns/offers';
import { planFor, sound } from './untidy-list.fixture';

test('each column of a list in the wild is guessed, and what tells nothing about people here is left out', () => {
  expect(planFor(sound).mapping).toEqual({
    Employee_Name: 'fullName',
    EmpID: 'code',
    Salary: 'salary',
    Position: 'position',
    DOB: 'birthDate',
    Sex: 'gender',
    MaritalDesc: 'maritalStatus',
    CitizenDesc: 'nationality',
    DateofHire: 'hireDate',
    DateofTermination: 'exitDate',
    TermReason: 'exitReason',
    EmploymentStatus: 'status',
    Department: 'department',
    ManagerName: 'manager',
    RecruitmentSource: 'sourceOfHire',
  });
});

test('what the data calls for is suggested: US dates, split names, annual pay, trimmed cells', () => {
  expect(planFor(sound).settings).toMatchObject({
    nameOrder: 'last_comma_first',
    dayFormats: { birthDate: 'MDY', hireDate: 'MDY', exitDate: 'MDY' },
    payPeriod: 'annual',
  });
});

describe('headers in Arabic', () => {
  test('are guessed', () => {
    const arabic = [
      'الرقم الوظيفي',
      'اسم الموظف',
      'الجنس',
      'تاريخ الميلاد',
      'تاريخ التعيين',
      'القسم',
      'المسمى الوظيفي',
      'الراتب الشهري',
      'البريد الإلكتروني',
      'المدير المباشر',
    ];
    const profile = createProfile(arabic);
    profile.add([
      '١٠١',
      'أحمد محمد علي',
      'ذكر',
      '١/٢/١٩٩٠',
      '15/3/2020',
      'المالية',
      'محاسب',
      '٨٬٥٠٠',
      'a@example.com',
      'سعيد عمر',
    ]);
    profile.add([
      '١٠٢',
      'منى علي',
      'أنثى',
      '25/2/1991',
      '15/3/2021',
      'المالية',
      'محاسبة',
      '9000',
      'b@example.com',
      'سعيد عمر',
    ]);
    expect(Object.values(mappingOf(guessColumns(profile.columns)))).toEqual([
      'code',
      'fullName',
      'gender',
      'birthDate',
      'hireDate',
      'department',
      'position',
      'salary',
      'workEmail',
      'manager',
    ]);
  });
});

describe('headers in French', () => {
  test('are guessed, and so is what their cells say', () => {
    const profile = createProfile([
      'Matricule',
      'Nom',
      'Prénom',
      'Sexe',
      'Né(e) le',
      'Date d’embauche',
      'Service',
      'Poste',
      'Salaire annuel',
      'Courriel',
      'Nationalité',
    ]);
    profile.add(['7', 'Diop', 'Awa', 'femme', '2 mars 1990', '1 févr. 2020', 'Soins', 'Aide', '9000', 'a@b.fr', 'SN']);
    const { columns } = profile;
    expect(Object.values(mappingOf(guessColumns(columns)))).toEqual([
      'code',
      'lastName',
      'firstName',
      'gender',
      'birthDate',
      'hireDate',
      'department',
      'position',
      'salary',
      'workEmail',
      'nationality',
    ]);
    expect(payPeriodNamed('Salaire annuel')).toBe('annual');
    expect([
      choiceFor('gender', 'Femme'),
      choiceFor('maritalStatus', 'mariée'),
      choiceFor('status', 'licencié'),
    ]).toEqual(['female', 'married', 'exited']);
  });
});

describe('columns', () => {
  const guessed = (head: string[], ...rows: string[][]) => {
    const profile = createProfile(head);
    rows.forEach((row) => profile.add(row));
    return mappingOf(guessColumns(profile.columns));
  };
  test('with first and last names outweigh a whole name', () => {
    expect(guessed(['Name', 'First Name', 'Surname'], ['Jo Doe', 'Jo', 'Doe'], ['Al Roe', 'Al', 'Roe'])).toEqual({
      'First Name': 'firstName',
      Surname: 'lastName',
    });
  });
  test('with managers by number are told by the numbers of people', () => {
    expect(guessed(['Staff No', 'Name', 'Manager'], ['1', 'Jo Doe', '2'], ['2', 'Al Roe', ''])).toEqual({
      'Staff No': 'code',
      Name: 'fullName',
      Manager: 'managerCode',
    });
  });
  test('whose name promises what they do not hold are left out', () => {
    expect(
      guessed(['Staff No', 'Name', 'DOB', 'E-mail'], ['1', 'Jo Doe', 'yes', 'no'], ['2', 'Al Roe', 'no', 'no']),
    ).toEqual({ 'Staff No': 'code', Name: 'fullName' });
  });
  test('with a name are not taken for what their cells alone might be: M and F are pay monthly and fortnightly', () => {
    expect(
      guessed(
        ['Staff No', 'Name', 'Pay Freq', 'Contact of spouse'],
        ['1', 'Jo Doe', 'M', 'a@b.example'],
        ['2', 'Al Roe', 'F', 'c@d.example'],
      ),
    ).toEqual({ 'Staff No': 'code', Name: 'fullName' });
  });
  test.each([
    ['AC-No.', 'code'],
    ['EEID', 'code'],
    ['Badge id', 'code'],
    ['User ID', 'code'],
    ['Date joining', 'hireDate'],
    ['Joined on', 'hireDate'],
    ['Date left', 'exitDate'],
  ])('named %s are known: %s', (header, target) => {
    expect(
      guessed(
        [header, 'Name'],
        [target === 'code' ? 'E1' : '2020-01-02', 'Jo Doe'],
        [target === 'code' ? 'E2' : '2021-01-02', 'Al Roe'],
      )[header],
    ).toBe(target);
  });
  test('without a telling name are guessed by what they hold', () => {
    expect(guessed(['A', 'B'], ['Doe, Jo', 'jo@example.com'], ['Roe, Al', 'al@example.com'])).toEqual({
      A: 'fullName',
      B: 'workEmail',
    });
  });
});

test('plain settings take nothing for granted', () => {
  expect(suggestedSettings([])).toEqual(plainSettings);
});
