import { employeeBesideNames, importable } from '../../../platform/import/importable';
import { emergencyContact } from './emergency-contact';
import { t } from '../texts/text';

export const emergencyContactImport = importable(emergencyContact, {
  label: t('emergency_contact.emergency_contacts'),
  key: ['employeeId', 'name'],
  sample: { phone: '+971 50 123 4567' },
  columns: {
    employeeId: employeeBesideNames,
    name: [t('emergency_contact.name'), t('emergency_contact.name_words')],
    phone: [t('emergency_contact.telephone'), t('emergency_contact.telephone_words')],
    relationship: [t('emergency_contact.relationship'), t('emergency_contact.relationship_words')],
    rank: [t('emergency_contact.order'), t('emergency_contact.order_words')],
  },
});
