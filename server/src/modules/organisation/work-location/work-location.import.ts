import { importable } from '../../../platform/import/importable';
import { workLocation } from './work-location';
import { t } from '../texts/text';

export const workLocationImport = importable(workLocation, {
  label: t('work_location.work_locations'),
  key: ['name'],
  columns: {
    name: [t('work_location.location'), 'work location|location name|branch|site|office|اسم الموقع|الفرع|موقع العمل'],
    code: [t('work_location.code'), 'location code|branch code|رمز الموقع|رمز الفرع'],
    address: [t('work_location.address'), 'street|street address|عنوان الموقع'],
    timeZone: [t('work_location.time_zone'), 'timezone|zone'],
    fenceLatitude: [t('work_location.latitude'), 'degrees north|lat'],
    fenceLongitude: [t('work_location.longitude'), 'degrees east|long|lng'],
    fenceRadius: [t('work_location.metres_around'), 'radius|geofence|نصف القطر'],
    status: [t('work_location.status')],
  },
});
