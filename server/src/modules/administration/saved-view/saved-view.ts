import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

/** Who made it owns it. */
@record('SavedView', 'A list as somebody keeps it under a name: filter, order, columns and page size.')
@Index('saved_view_of_list', ['companyId', 'subject'], { where: 'deleted_at IS NULL' })
export class SavedView extends CompanyRecord {
  @field.text({ description: 'Kind of row the list shows, such as Employee.', max: 60 }) subject!: string;
  @field.text({ description: 'What it is called.', max: 80 }) name!: string;
  @field.text({
    description: 'The list as its address says it: what stands after the question mark.',
    max: 4_000,
    pattern: /^[\w.\-*~%+=&]+$/,
    example: 'f.status.in=active&sort=-hireDate',
  })
  address!: string;
  @field.flag({ description: 'Whether everybody of the company who may read the rows finds it.', initial: false })
  isShared!: boolean;
}

export const savedView = defineArea('SavedView', SavedView, {
  one: 'savedView',
  many: 'savedViews',
  label: t('saved_view.view'),
  sort: 'name',
  isPersonal: true,
});
