import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { emergencyContact } from './emergency-contact';

export const emergencyContactImport = importable(emergencyContact, {
  label: { en: 'Emergency contacts', ar: 'جهات الاتصال في الطوارئ' },
  key: ['employeeId', 'name'],
  sample: { phone: '+971 50 123 4567' },
  columns: {
    employeeId: employeeBesideNames,
    name: ['Name', 'الاسم', 'contact|contact name|emergency contact|emergency contact name|جهة الاتصال|اسم جهة الاتصال'],
    phone: [
      'Telephone',
      'الهاتف',
      'phone|mobile|contact phone|emergency contact phone|emergency contact mobile|telephone|الجوال|رقم الهاتف',
    ],
    relationship: ['Relationship', 'صلة القرابة', 'relation|related as|emergency contact relationship|القرابة'],
    rank: ['Order', 'الترتيب', 'rank|priority|call order|الأولوية'],
  },
});
