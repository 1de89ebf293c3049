import { importable } from '../../../platform/import/importable';
import { workLocation } from './work-location';

export const workLocationImport = importable(workLocation, {
  label: { en: 'Work locations', ar: 'مواقع العمل' },
  key: ['name'],
  columns: {
    name: ['Location', 'الموقع', 'work location|location name|branch|site|office|اسم الموقع|الفرع|موقع العمل'],
    code: ['Code', 'الرمز', 'location code|branch code|رمز الموقع|رمز الفرع'],
    address: ['Address', 'العنوان', 'street|street address|عنوان الموقع'],
    timeZone: ['Time zone', 'المنطقة الزمنية', 'timezone|zone'],
    fenceLatitude: ['Latitude', 'خط العرض', 'degrees north|lat'],
    fenceLongitude: ['Longitude', 'خط الطول', 'degrees east|long|lng'],
    fenceRadius: ['Metres around it', 'الأمتار حوله', 'radius|geofence|نصف القطر'],
    status: ['Status', 'الحالة'],
  },
});
