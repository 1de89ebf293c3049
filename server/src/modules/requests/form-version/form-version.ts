import { Index } from 'typeorm';
import { defineArea } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import type { FormField } from '../domain/form-definition';
import type { DueFrom } from '../domain/request-due';
import { FormFieldLine } from './form-field';
import { t } from '../texts/text';

export { FormFieldLine };

export const FormType = choiceOf('FormType', 'What a form is about.', {
  leave: 'Being away.',
  letter: 'A letter or certificate.',
  equipment: 'Things to work with.',
  money: 'Money, such as an advance or expenses.',
  training: 'Courses and training.',
  personal: 'Personal data that changed.',
  other: 'Anything else.',
});
export const RequestDueFrom = choiceOf<DueFrom>(
  'RequestDueFrom',
  'After what the working days count within which a request is to be answered.',
  {
    submission: 'When it was submitted last.',
    approval: 'When it was approved.',
  },
);

@record('FormVersion', 'A form as it was published once; requests keep the version they were made from.')
@Index('form_version_number_key', ['companyId', 'formId', 'number'], { unique: true })
export class FormVersion extends CompanyRecord {
  @field.reference('Form', { description: 'Which form it is of.', write: 'never', isIndexed: true }) formId!: string;
  @field.integer({ description: 'Counts up with every publication of the form.', write: 'never' }) number!: number;
  @field.text({ description: 'What it is called.', search: true, write: 'never' }) title!: string;
  @field.text({
    description: 'Title in Arabic; the other one where empty.',
    optional: true,
    search: true,
    write: 'never',
  })
  titleAr!: string | null;
  @field.choice(FormType, { description: 'What it is about.', write: 'never' }) type!: string;
  @field.longText({ description: 'What it is for.', optional: true, write: 'never' }) description!: string | null;
  @field.longText({ description: 'What it is for, in Arabic.', optional: true, write: 'never' }) descriptionAr!:
    | string
    | null;
  @field.json({ type: () => [FormFieldLine], description: 'What it asks, in order.', initial: [], write: 'never' })
  fields!: FormField[];
  @field.integer({
    description: 'Working days within which its requests are to be answered; empty where they have no due day.',
    optional: true,
    write: 'never',
  })
  dueWithinDays!: number | null;
  @field.choice(RequestDueFrom, { description: 'After what these days count.', initial: 'submission', write: 'never' })
  dueFrom!: DueFrom;
  @field.integer({
    description:
      'Days after which a fulfilled request of it is closed by itself; empty where only who asked closes it.',
    optional: true,
    write: 'never',
  })
  closeAfterDays!: number | null;
  @field.flag({
    description: 'Whether requests can be made from it: the newest version of a published form.',
    write: 'never',
  })
  isOffered!: boolean;
}

export const formVersion = defineArea('FormVersion', FormVersion, {
  one: 'formVersion',
  many: 'formVersions',
  label: t('form_version.form_version'),
  sort: 'title',
  isEditable: () => false,
});
export const FormVersionResolver = CrudResolver(formVersion, ['list']);
