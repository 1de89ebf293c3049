import { halfAPlaceProblem } from '../domain/geofence';
import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const WorkLocationStatus = choiceOf('WorkLocationStatus', 'Whether people are placed at a location.', {
  active: 'People can be placed there.',
  inactive: 'Kept; nobody is placed there any more.',
});

@record('WorkLocation', 'A place people of the company work at by contract, such as a branch.')
export class WorkLocation extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.text({ description: 'Short code.', max: 30, optional: true, search: true, unique: true }) code!: string | null;
  @field.text({ description: 'Street address.', max: 250, optional: true, search: true }) address!: string | null;
  @field.text({
    description:
      'IANA time zone there, by whose clock days and shifts of who works there by contract are told; empty: that of the company.',
    codes: 'time_zone',
    optional: true,
  })
  timeZone!: string | null;
  @field.decimal({ description: 'Degrees north of it.', min: -90, max: 90, scale: 6, optional: true }) fenceLatitude!:
    | string
    | null;
  @field.decimal({ description: 'Degrees east of it.', min: -180, max: 180, scale: 6, optional: true })
  fenceLongitude!: string | null;
  @field.integer({
    description:
      'Metres around it within which somebody is there; with all three, who works there by contract is asked on their phone where they are, unless their shift has a place of its own.',
    min: 20,
    max: 50_000,
    optional: true,
  })
  fenceRadius!: number | null;
  @field.choice(WorkLocationStatus, { description: 'State.', initial: 'active' }) status!: string;
}

export const workLocation = defineArea('WorkLocation', WorkLocation, {
  one: 'workLocation',
  many: 'workLocations',
  label: t('work_location.work_location'),
  page: '/work-locations?open=:id',
  menu: { group: 'organisation', title: t('work_location.menu'), icon: 'bank' },
  sort: 'name',
  guard: (_ctx, after) => {
    const problem = halfAPlaceProblem(after);
    if (problem) throw invalid(problem.field, problem.text);
  },
});

/** For other areas: by which clock the days of people begin and end. */
export { lastBegunDay, zonedPlacesSql, zoneOnSql, zonesBy, zonesInUse, zonesOf, type PersonZones } from './zones-of';
export const WorkLocationResolver = CrudResolver(workLocation);
