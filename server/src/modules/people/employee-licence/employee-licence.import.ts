import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeLicence } from './employee-licence';

export const employeeLicenceImport = importable(employeeLicence, {
  label: { en: 'Licences', ar: 'التراخيص' },
  key: ['employeeId', 'number'],
  columns: {
    employeeId: employeeColumn,
    number: ['Licence number', 'رقم الترخيص', 'licence no|license no|license number|number|رقم الرخصة'],
    authority: ['Authority', 'الجهة المانحة', 'licensing authority|issued by|issuer|board|الجهة'],
    profession: ['Profession', 'المهنة', 'title|specialty|speciality|التخصص'],
    issueDate: ['Issued', 'تاريخ الإصدار', 'issue date|date of issue|valid from|from|من تاريخ'],
    expiryDate: ['Expires', 'تاريخ الانتهاء', 'expiry date|expiry|valid until|valid to|until'],
    cycleStart: ['First cycle begins', 'بداية الدورة الأولى', 'cycle start|cme cycle start'],
  },
});
