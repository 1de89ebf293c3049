/** The number by which a row of a file names its employee, and what such a column is called elsewhere. */
export const numberColumn: [en: string, ar: string, also: string] = [
  'Employee number',
  'رقم الموظف',
  'employee|employee no|emp no|emp id|staff no|staff id|employee id|employee code|badge number|الرقم الوظيفي|الموظف',
];
