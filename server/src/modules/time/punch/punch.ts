import { Index } from 'typeorm';
import type { GeofenceResult as GeofenceName } from '../../organisation/domain/geofence';
import type { PunchDirection as Direction } from '../domain/worked/taps';
import { defineArea } from '../../../platform/records/area';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { ofEmployee } from '../../people/employee/employee';
import { t } from '../texts/text';

export const PunchDirection = choiceOf<Direction>(
  'PunchDirection',
  'Which way somebody went; a terminal may not know.',
  {
    in: 'They came.',
    out: 'They went.',
    unknown: 'Not told; it follows from the punches around it.',
  },
);
export const PunchSource = choiceOf('PunchSource', 'How a punch was taken down.', {
  web: 'Clocked on the web.',
  mobile: 'Clocked on a phone, perhaps sent later.',
  kiosk: 'Clocked on a tablet that people share.',
  device: 'Read from a terminal.',
  import: 'Brought in by an import.',
  manual: 'Entered by hand, or by a correction.',
});

export const GeofenceResult = choiceOf<GeofenceName>(
  'GeofenceResult',
  'Whether somebody was at the place of their shift.',
  {
    inside: 'At the place.',
    outside: 'Not at the place, however wrong the phone may be.',
    unknown: 'The phone did not tell, or not well enough.',
  },
);

/** Added to and never changed: presences follow from punches, and whoever corrects a day adds punches of their own. */
@record('Punch', 'One moment at which an employee came or went, as it was taken down.')
@Index('punch_moment_key', ['companyId', 'employeeId', 'at', 'direction'], { unique: true })
@Index('punch_flagged_idx', ['companyId', 'employeeId', 'at'], { where: 'is_flagged' })
export class Punch extends CompanyRecord {
  @field.reference('Employee', { description: 'Who came or went.', write: 'never', search: true, isIndexed: true })
  employeeId!: string;
  @field.computed('text', ofEmployee('r.code'), { description: 'Employee number.' }) employeeCode!: string;
  @field.instant({ description: 'When.', write: 'never', isKey: true }) at!: Date;
  @field.text({ identifies: false, description: 'IANA zone where it was.', write: 'never' }) zone!: string;
  @field.integer({ description: 'Minutes the clock there was ahead of UTC.', write: 'never' }) utcOffsetMin!: number;
  @field.date({ description: 'The day it was there.', write: 'never' }) localDate!: string;
  @field.choice(PunchDirection, { description: 'Which way.', write: 'never' }) direction!: string;
  @field.choice(PunchSource, { description: 'How it was taken down.', write: 'never' }) source!: string;
  @field.reference('PunchDevice', { description: 'The device that took it.', optional: true, write: 'never' })
  deviceId!: string | null;
  @field.text({
    description:
      'What the sender calls it; sent again, it is taken once. Of devices and lists together with its moment, since they count from one again.',
    optional: true,
    write: 'never',
  })
  externalId!: string | null;
  @field.decimal({
    identifies: true,
    description: 'Degrees north, where the phone told.',
    scale: 6,
    optional: true,
    write: 'never',
  })
  latitude!: string | null;
  @field.decimal({ identifies: true, description: 'Degrees east.', scale: 6, optional: true, write: 'never' })
  longitude!: string | null;
  @field.integer({
    identifies: true,
    description: 'Metres within which that is right.',
    optional: true,
    write: 'never',
  })
  accuracy!: number | null;
  @field.choice(GeofenceResult, {
    description: 'Whether that was at the place of the shift; empty where the shift has none.',
    optional: true,
    write: 'never',
  })
  geofenceResult!: GeofenceName | null;
  @field.integer({ description: 'Metres from that place.', optional: true, write: 'never' }) geofenceMetres!:
    | number
    | null;
  @field.flag({
    description: 'Whether somebody has to look at it, since it was taken elsewhere or a photo is missing.',
    write: 'never',
    initial: false,
  })
  isFlagged!: boolean;
  @field.reference('File', {
    description:
      'The photo taken with it, for whoever may read the punch; removed once the company keeps it no longer.',
    optional: true,
    write: 'never',
  })
  photoFileId!: string | null;
  @field.text({ description: 'Network address it came from.', optional: true, write: 'never' }) ip!: string | null;
  @field.text({ description: 'Why it was entered by hand.', optional: true, write: 'never' }) note!: string | null;
}

export const punch = defineArea('Punch', Punch, {
  keptFor: 'time',
  one: 'punch',
  many: 'punches',
  label: t('punch.punch'),
  menu: {
    group: 'time',
    title: t('punch.menu'),
    icon: 'clock-circle',
    after: 'AttendanceCorrection',
    path: '/punches',
  },
  sort: 'at',
  descending: true,
  title: 'employeeCode',
  person: 'employeeId',
});

export { fencesOf, judgedAt, PositionGiven } from './geofence';
export { photoRuleOf, withPhoto, type PhotoRule } from './punch-photo';
export { keepPunches, letCount } from './keep-punches';
export { readDirections } from './read-directions';
export { settlePunches } from './settle-punches';
export { takenAround } from './taken-around';
