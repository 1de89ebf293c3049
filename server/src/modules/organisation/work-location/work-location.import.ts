import { importable } from '../../../platform/import/importable';
import { workLocation } from './work-location';
import { t } from '../texts/text';

export const workLocationImport = importable(workLocation, {
  label: t('work_location.work_locations'),
  key: ['name'],
  columns: {
    name: [t('work_location.location'), t('work_location.location_words')],
    code: [t('work_location.code'), t('work_location.code_words')],
    address: [t('work_location.address'), t('work_location.address_words')],
    timeZone: [t('work_location.time_zone'), t('work_location.time_zone_words')],
    fenceLatitude: [t('work_location.latitude'), t('work_location.latitude_words')],
    fenceLongitude: [t('work_location.longitude'), t('work_location.longitude_words')],
    fenceRadius: [t('work_location.metres_around'), t('work_location.metres_around_words')],
    status: [t('work_location.status')],
  },
});
