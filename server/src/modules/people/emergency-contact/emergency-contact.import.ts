import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { emergencyContact } from './emergency-contact';
import { t } from '../texts/text';

export const emergencyContactImport = importable(emergencyContact, {
  label: t('emergency_contact.emergency_contacts'),
  key: ['employeeId', 'name'],
  sample: { phone: '+971 50 123 4567' },
  columns: {
    employeeId: employeeBesideNames,
    name: [
      t('emergency_contact.name'),
      'contact|contact name|emergency contact|emergency contact name|جهة الاتصال|اسم جهة الاتصال',
    ],
    phone: [
      t('emergency_contact.telephone'),
      'phone|mobile|contact phone|emergency contact phone|emergency contact mobile|telephone|الجوال|رقم الهاتف',
    ],
    relationship: [t('emergency_contact.relationship'), 'relation|related as|emergency contact relationship|القرابة'],
    rank: [t('emergency_contact.order'), 'rank|priority|call order|الأولوية'],
  },
});
