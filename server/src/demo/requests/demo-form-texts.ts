import type { Answers } from '../../modules/requests/domain/form-answers';
import type { FormField } from '../../modules/requests/domain/form-definition';
import type { DueFrom } from '../../modules/requests/domain/request-due';
import { addDays } from '../../kernel/dates/plain-date';
import written from './demo-forms.json';

export interface DemoForm {
  title: string;
  titleAr: string;
  type: string;
  description: string;
  descriptionAr: string;
  fields: FormField[];
  /** What its second version added: when requests are to be answered, and when what was done is closed. */
  due?: { dueWithinDays: number; dueFrom: DueFrom; closeAfterDays: number | null };
  /** Answers of the nth request made on a day. */
  answers: (nth: number, day: string) => Answers;
}

type Asked = Pick<FormField, 'name' | 'kind' | 'label' | 'labelAr'> & Partial<FormField>;
interface WrittenForm extends Omit<DemoForm, 'fields' | 'answers'> {
  type: keyof typeof answers;
  fields: Asked[];
}

const of = <T>(list: readonly T[], nth: number): T => list[nth % list.length]!;

/** By the type of the form. */
const answers = {
  leave: (nth, day) => ({
    reason: of(['family', 'study', 'health'], nth),
    from: addDays(day, 21),
    to: addDays(day, 35 + (nth % 10)),
    letter: nth % 3 === 0,
    ...(nth % 3 === 0 ? { embassy: of(['Embassy of France', 'Embassy of Canada'], nth) } : {}),
  }),
  letter: (nth) => ({
    purpose: of(['bank', 'visa', 'rent', 'school'], nth),
    addressee: of(['Emirates NBD', 'Consulate General', 'Al Noor Properties', 'Bright Horizons School'], nth),
    languages: nth % 2 ? ['en', 'ar'] : ['en'],
    stamped: nth % 4 === 1,
  }),
  equipment: (nth) => {
    const item = of(['laptop', 'uniform', 'phone', 'chair', 'screen'], nth);
    return {
      item,
      ...(item === 'uniform' ? { size: of(['S', 'M', 'L'], nth) } : {}),
      broken: nth % 2 === 0,
      why: of(
        [
          'The present one is over five years old and no longer gets updates.',
          'I work on two wards now and need a second set.',
          'On call at weekends.',
          'Back pain after long shifts, with a note from the doctor.',
        ],
        nth,
      ),
    };
  },
  money: (nth) => ({
    amount: of(['3000', '8500', '5000', '12000'], nth),
    instalments: of(['3', '6', '5', '12'], nth),
    reason: of(
      ['School fees for two children.', 'Deposit for a new flat.', 'Repair of the car.', 'Family wedding.'],
      nth,
    ),
  }),
  training: (nth, day) => ({
    title: of(
      ['Advanced cardiac life support', 'Arab Health congress', 'Infection control for head nurses', 'IFRS update'],
      nth,
    ),
    kind: of(['course', 'congress', 'course', 'exam'], nth),
    starts: addDays(day, 40),
    fee: of(['1850', '0', '2400', '990.50'], nth),
    travel: nth % 4 === 1,
    ...(nth % 4 === 1 ? { city: 'Dubai' } : {}),
    ...(nth % 2 ? { benefit: 'A short session for the whole team afterwards.' } : {}),
  }),
  personal: (nth, day) => ({
    from: addDays(day, -3),
    address: of(
      [
        'Flat 1204, Marina Heights, Dubai Marina',
        'Villa 17, Street 9, Al Barsha 2',
        'Building 6, Flat 31, Al Nahda, Sharjah',
      ],
      nth,
    ),
    country: 'here',
    ...(nth % 2 ? { phone: '+971 4 555 0199' } : {}),
  }),
} satisfies Record<string, DemoForm['answers']>;

const plain = { help: null, helpAr: null, required: true, min: null, max: null, conditions: [], options: [] };

/** Forms as HR departments of the Gulf hand them out. */
export const demoForms = (written.forms as WrittenForm[]).map((form): DemoForm => ({
  ...form,
  fields: form.fields.map((field) => ({ ...plain, ...field })),
  answers: answers[form.type],
}));

/** Words of the demo companies themselves, for mails to their people. */
export const demoTemplates = written.templates;

/** A form nobody has published yet. */
export const draftForm = written.draft;
