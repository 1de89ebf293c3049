/**
 * Somebody with an account, and whom of the company it belongs to: the head of a department, or its first other one.
 */
export interface DemoAccount {
  key: 'hr' | 'finance' | 'manager' | 'employee';
  email: string;
  firstName: string;
  lastName: string;
  gender: 'male' | 'female';
  department: string;
  isHead: boolean;
}

export const nameOf = ({ firstName, lastName }: DemoAccount): string => `${firstName} ${lastName}`;

/**
 * A demo company: its departments as a tree with the positions in each and how many hold them at what monthly salary.
 */
export interface DemoCompany {
  name: string;
  legalName: string;
  currency: string;
  country: string;
  region: string;
  timeZone: string;
  prefix: string;
  phone: string;
  payrollDayBasis: string;
  /** Where people work; those of the last department at the second. */
  locations: { name: string; code: string; address: string }[];
  accounts: DemoAccount[];
  departments: {
    name: string;
    code: string;
    parent?: string;
    jobs: { title: string; people: number; salary: number }[];
  }[];
}

/** Both companies pay by the same ones, in their own currency. */
export const demoGrades = (
  [
    ['G1', 'Staff', 3_500, 8_500],
    ['G2', 'Senior staff', 7_000, 13_000],
    ['G3', 'Supervisors', 10_000, 20_000],
    ['G4', 'Managers', 17_000, 32_000],
    ['G5', 'Directors', 28_000, 60_000],
  ] as const
).map(([code, name, lowest, highest], at) => ({
  code,
  name,
  rank: at + 1,
  minSalary: String(lowest),
  maxSalary: String(highest),
}));

export const demoCompanies: DemoCompany[] = [
  {
    name: 'Harbour Medical Group',
    legalName: 'Harbour Medical Group LLC',
    currency: 'AED',
    country: 'AE',
    region: 'Dubai',
    timeZone: 'Asia/Dubai',
    prefix: 'HMG',
    phone: '+971 4 555 0100',
    payrollDayBasis: 'calendar',
    locations: [
      { name: 'Marina Clinic', code: 'MAR', address: 'Marina Walk 12, Dubai' },
      { name: 'Deira Clinic', code: 'DEI', address: 'Al Rigga Road 40, Dubai' },
    ],
    accounts: [
      {
        key: 'hr',
        email: 'hr@muster.example',
        firstName: 'Hana',
        lastName: 'Aziz',
        gender: 'female',
        department: 'Human Resources',
        isHead: true,
      },
      {
        key: 'finance',
        email: 'finance@muster.example',
        firstName: 'Faisal',
        lastName: 'Noor',
        gender: 'male',
        department: 'Finance',
        isHead: true,
      },
      {
        key: 'manager',
        email: 'manager@muster.example',
        firstName: 'Mariam',
        lastName: 'Said',
        gender: 'female',
        department: 'Nursing',
        isHead: true,
      },
      {
        key: 'employee',
        email: 'employee@muster.example',
        firstName: 'Elias',
        lastName: 'Khoury',
        gender: 'male',
        department: 'Nursing',
        isHead: false,
      },
    ],
    departments: [
      {
        name: 'Management',
        code: 'MGT',
        jobs: [
          { title: 'General Manager', people: 1, salary: 42000 },
          { title: 'Executive Assistant', people: 1, salary: 9500 },
        ],
      },
      {
        name: 'Clinical Services',
        code: 'CLN',
        parent: 'Management',
        jobs: [{ title: 'Medical Director', people: 1, salary: 38000 }],
      },
      {
        name: 'Nursing',
        code: 'NUR',
        parent: 'Clinical Services',
        jobs: [
          { title: 'Head Nurse', people: 1, salary: 14500 },
          { title: 'Nurse', people: 16, salary: 8200 },
        ],
      },
      {
        name: 'Radiology',
        code: 'RAD',
        parent: 'Clinical Services',
        jobs: [
          { title: 'Radiologist', people: 2, salary: 31000 },
          { title: 'Radiographer', people: 4, salary: 9800 },
        ],
      },
      {
        name: 'Laboratory',
        code: 'LAB',
        parent: 'Clinical Services',
        jobs: [
          { title: 'Laboratory Manager', people: 1, salary: 16500 },
          { title: 'Laboratory Technician', people: 5, salary: 7900 },
        ],
      },
      {
        name: 'Human Resources',
        code: 'HR',
        parent: 'Management',
        jobs: [
          { title: 'HR Manager', people: 1, salary: 19500 },
          { title: 'HR Officer', people: 2, salary: 9000 },
        ],
      },
      {
        name: 'Finance',
        code: 'FIN',
        parent: 'Management',
        jobs: [
          { title: 'Finance Manager', people: 1, salary: 22000 },
          { title: 'Accountant', people: 3, salary: 10500 },
        ],
      },
      {
        name: 'Front Office',
        code: 'FRO',
        parent: 'Management',
        jobs: [
          { title: 'Front Office Supervisor', people: 1, salary: 9800 },
          { title: 'Receptionist', people: 6, salary: 5600 },
        ],
      },
    ],
  },
  {
    name: 'Cedar Logistics',
    legalName: 'Cedar Logistics Company',
    currency: 'SAR',
    country: 'SA',
    region: 'Riyadh',
    timeZone: 'Asia/Riyadh',
    prefix: 'CL',
    phone: '+966 11 555 0100',
    payrollDayBasis: 'fixed30',
    locations: [
      { name: 'Olaya Office', code: 'OLA', address: 'Olaya Street 88, Riyadh' },
      { name: 'Sulay Depot', code: 'SUL', address: 'Sulay Ring Road 5, Riyadh' },
    ],
    accounts: [
      {
        key: 'hr',
        email: 'hr@cedar.example',
        firstName: 'Huda',
        lastName: 'Saleh',
        gender: 'female',
        department: 'Head Office',
        isHead: true,
      },
      {
        key: 'finance',
        email: 'finance@cedar.example',
        firstName: 'Fahad',
        lastName: 'Nasser',
        gender: 'male',
        department: 'Head Office',
        isHead: false,
      },
      {
        key: 'manager',
        email: 'manager@cedar.example',
        firstName: 'Majid',
        lastName: 'Omari',
        gender: 'male',
        department: 'Operations',
        isHead: true,
      },
      {
        key: 'employee',
        email: 'employee@cedar.example',
        firstName: 'Ehab',
        lastName: 'Mansour',
        gender: 'male',
        department: 'Fleet',
        isHead: false,
      },
    ],
    departments: [
      {
        name: 'Head Office',
        code: 'HO',
        jobs: [
          { title: 'Managing Director', people: 1, salary: 36000 },
          { title: 'HR Generalist', people: 1, salary: 11000 },
          { title: 'Accountant', people: 2, salary: 9800 },
        ],
      },
      {
        name: 'Operations',
        code: 'OPS',
        parent: 'Head Office',
        jobs: [
          { title: 'Operations Manager', people: 1, salary: 21000 },
          { title: 'Dispatcher', people: 4, salary: 7600 },
        ],
      },
      {
        name: 'Fleet',
        code: 'FLT',
        parent: 'Operations',
        jobs: [
          { title: 'Fleet Supervisor', people: 1, salary: 10500 },
          { title: 'Driver', people: 14, salary: 4800 },
        ],
      },
      {
        name: 'Warehouse',
        code: 'WH',
        parent: 'Operations',
        jobs: [
          { title: 'Warehouse Supervisor', people: 1, salary: 9900 },
          { title: 'Storekeeper', people: 6, salary: 4500 },
        ],
      },
    ],
  },
];
