import { importable } from '../../platform/importable';
import { punchEntry } from './punch-entry';

export const punchEntryImport = importable(punchEntry, {
  label: { en: 'Punches', ar: 'البصمات' },
  key: ['employeeId', 'date', 'time'],
  columns: {
    employeeId: ['Employee', 'الموظف', 'employee number|employee no|emp no|staff no|employee id|employee name|name|رقم الموظف|الرقم الوظيفي|اسم الموظف'],
    date: ['Date', 'التاريخ', 'day|punch date|log date|اليوم'],
    time: ['Time', 'الوقت', 'punch time|log time|clock|وقت البصمة'],
    direction: ['Direction', 'الاتجاه', 'in/out|in out|inout|type|punch type|way|state|نوع البصمة'],
    deviceId: ['Device', 'الجهاز', 'terminal|reader|machine|device name|الجهاز القارئ'],
    externalId: ['Number of the punch', 'رقم البصمة', 'external id|log id|transaction id|record id|رقم الحركة'],
    note: ['Note', 'ملاحظة', 'notes|remarks|comment|ملاحظات'],
  },
  choices: {
    direction: { in: ['In', 'دخول', 'i|check in|clock in|c/in|entry|0|حضور'], out: ['Out', 'خروج', 'o|check out|clock out|c/out|exit|1|انصراف'], unknown: ['Unknown', 'غير معروف', 'punch|none|-'] },
  },
  sample: { externalId: '' },
});
