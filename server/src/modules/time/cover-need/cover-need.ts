import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

@record('CoverNeed', 'How many people of a department must be there during a shift.')
export class CoverNeed extends CompanyRecord {
  @field.reference('Department', { description: 'Where so many are needed.', search: true }) departmentId!: string;
  @field.reference('Shift', { description: 'The shift, by whose times they are needed.', search: true })
  shiftId!: string;
  @field.integer({ description: 'How many people at least.', min: 1, max: 1000, initial: 1 }) people!: number;
  @field.integers({ description: 'On which weekdays, 0 = Sunday to 6 = Saturday; empty: on all.', optional: true })
  weekdays!: number[] | null;
}

export const coverNeed = defineArea('CoverNeed', CoverNeed, {
  one: 'coverNeed',
  many: 'coverNeeds',
  label: t('cover_need.minimum_cover'),
  page: '/shift-patterns/cover?open=:id',
  sort: 'people',
  title: 'people',
  guard: (_ctx, { weekdays }) => {
    if (weekdays?.some((day) => day < 0 || day > 6))
      throw invalid('weekdays', t('cover_need.weekdays_0_sunday_6_saturday'));
  },
});
export const CoverNeedResolver = CrudResolver(coverNeed);
