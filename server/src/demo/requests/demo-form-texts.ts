import type { Answers } from '../../modules/requests/domain/form-answers';
import type { FieldKind, FormField } from '../../modules/requests/domain/form-definition';
import type { DueFrom } from '../../modules/requests/domain/request-due';
import { addDays } from '../../kernel/dates/plain-date';

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

type More = Partial<Omit<FormField, 'name' | 'kind' | 'options'>> & {
  options?: [value: string, label: string, labelAr: string][];
};

const ask = (
  name: string,
  kind: FieldKind,
  label: string,
  labelAr: string,
  { options = [], ...more }: More = {},
): FormField => ({
  name,
  kind,
  label,
  labelAr,
  help: null,
  helpAr: null,
  required: true,
  min: null,
  max: null,
  conditions: [],
  ...more,
  options: options.map(([value, text, textAr]) => ({ value, label: text, labelAr: textAr })),
});
const when = (field: string, value: string, comparison: 'eq' | 'gt' = 'eq') => ({
  conditions: [{ field, comparison, value }],
});
const of = <T>(list: readonly T[], nth: number): T => list[nth % list.length]!;

/** Forms as HR departments of the Gulf hand them out. */
export const demoForms: DemoForm[] = [
  {
    title: 'Leave of absence letter',
    titleAr: 'خطاب إجازة بدون راتب',
    type: 'leave',
    description: 'For an absence that your leave balance does not cover.',
    descriptionAr: 'لغياب لا يغطيه رصيد إجازاتك.',
    due: { dueWithinDays: 3, dueFrom: 'approval', closeAfterDays: 14 },
    fields: [
      ask('reason', 'choice', 'Why do you need it?', 'ما سبب الغياب؟', {
        options: [
          ['family', 'Family', 'أسباب عائلية'],
          ['study', 'Studies', 'دراسة'],
          ['health', 'Health', 'أسباب صحية'],
          ['other', 'Something else', 'سبب آخر'],
        ],
      }),
      ask('otherReason', 'text', 'Which reason?', 'ما هو السبب؟', when('reason', 'other')),
      ask('from', 'date', 'First day away', 'أول يوم غياب'),
      ask('to', 'date', 'Last day away', 'آخر يوم غياب'),
      ask('handover', 'employee', 'Who takes over your work?', 'من سيتولى عملك؟', { required: false }),
      ask('letter', 'flag', 'Do you need the letter for an embassy?', 'هل تحتاج الخطاب لسفارة؟'),
      ask('embassy', 'text', 'Which embassy?', 'أي سفارة؟', when('letter', 'true')),
      ask('proof', 'file', 'A document that supports it', 'مستند يدعم الطلب', { required: false }),
    ],
    answers: (nth, day) => ({
      reason: of(['family', 'study', 'health'], nth),
      from: addDays(day, 21),
      to: addDays(day, 35 + (nth % 10)),
      letter: nth % 3 === 0,
      ...(nth % 3 === 0 ? { embassy: of(['Embassy of France', 'Embassy of Canada'], nth) } : {}),
    }),
  },
  {
    title: 'Salary certificate',
    titleAr: 'شهادة راتب',
    type: 'letter',
    description: 'A certificate of your employment and pay, ready in two working days.',
    descriptionAr: 'شهادة بعملك وراتبك، جاهزة خلال يومي عمل.',
    due: { dueWithinDays: 2, dueFrom: 'submission', closeAfterDays: 14 },
    fields: [
      ask('purpose', 'choice', 'What is it for?', 'لأي غرض؟', {
        options: [
          ['bank', 'A bank', 'بنك'],
          ['visa', 'A visa', 'تأشيرة'],
          ['rent', 'A tenancy', 'عقد إيجار'],
          ['school', 'A school', 'مدرسة'],
        ],
      }),
      ask('addressee', 'text', 'To whom is it addressed?', 'إلى من توجه؟', {
        help: 'The name of the bank, school or landlord.',
        helpAr: 'اسم البنك أو المدرسة أو المالك.',
        max: '120',
      }),
      ask('languages', 'choices', 'In which languages?', 'بأي لغات؟', {
        min: '1',
        options: [
          ['en', 'English', 'الإنجليزية'],
          ['ar', 'Arabic', 'العربية'],
        ],
      }),
      ask(
        'stamped',
        'flag',
        'Does it have to be stamped by the chamber of commerce?',
        'هل يجب تصديقها من غرفة التجارة؟',
      ),
    ],
    answers: (nth) => ({
      purpose: of(['bank', 'visa', 'rent', 'school'], nth),
      addressee: of(['Emirates NBD', 'Consulate General', 'Al Noor Properties', 'Bright Horizons School'], nth),
      languages: nth % 2 ? ['en', 'ar'] : ['en'],
      stamped: nth % 4 === 1,
    }),
  },
  {
    title: 'Equipment',
    titleAr: 'طلب معدات',
    type: 'equipment',
    description: 'Devices and tools for your work.',
    descriptionAr: 'أجهزة وأدوات لعملك.',
    due: { dueWithinDays: 5, dueFrom: 'approval', closeAfterDays: 30 },
    fields: [
      ask('item', 'choice', 'What do you need?', 'ماذا تحتاج؟', {
        options: [
          ['laptop', 'Laptop', 'حاسوب محمول'],
          ['phone', 'Phone', 'هاتف'],
          ['screen', 'Screen', 'شاشة'],
          ['chair', 'Chair', 'كرسي'],
          ['uniform', 'Uniform', 'زي عمل'],
          ['other', 'Something else', 'شيء آخر'],
        ],
      }),
      ask('which', 'text', 'What exactly?', 'ما هو تحديدًا؟', when('item', 'other')),
      ask('size', 'choice', 'Which size?', 'ما المقاس؟', {
        ...when('item', 'uniform'),
        options: [
          ['S', 'Small', 'صغير'],
          ['M', 'Medium', 'متوسط'],
          ['L', 'Large', 'كبير'],
          ['XL', 'Extra large', 'كبير جدًا'],
        ],
      }),
      ask('broken', 'flag', 'Is it to replace something?', 'هل هو بديل عن شيء؟'),
      ask('why', 'longText', 'What do you need it for?', 'ما الغرض منه؟', { max: '1000' }),
    ],
    answers: (nth) => {
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
  },
  {
    title: 'Salary advance',
    titleAr: 'سلفة على الراتب',
    type: 'money',
    description: 'An advance on the salary, paid back in instalments.',
    descriptionAr: 'سلفة على الراتب تُسدد على أقساط.',
    fields: [
      ask('amount', 'money', 'How much?', 'كم المبلغ؟', { min: '500', max: '30000' }),
      ask('instalments', 'number', 'In how many monthly instalments?', 'على كم قسط شهري؟', { min: '1', max: '12' }),
      ask('reason', 'longText', 'What is it for?', 'لأي غرض؟', { max: '1000' }),
      ask('guarantor', 'employee', 'Who vouches for it?', 'من الضامن؟', {
        ...when('amount', '10000', 'gt'),
        help: 'Needed for more than 10,000.',
        helpAr: 'مطلوب لما يزيد على 10,000.',
        required: false,
      }),
    ],
    answers: (nth) => ({
      amount: of(['3000', '8500', '5000', '12000'], nth),
      instalments: of(['3', '6', '5', '12'], nth),
      reason: of(
        ['School fees for two children.', 'Deposit for a new flat.', 'Repair of the car.', 'Family wedding.'],
        nth,
      ),
    }),
  },
  {
    title: 'Training',
    titleAr: 'طلب تدريب',
    type: 'training',
    description: 'A course, a congress or an examination.',
    descriptionAr: 'دورة أو مؤتمر أو امتحان.',
    fields: [
      ask('title', 'text', 'What is it called?', 'ما عنوانه؟', { max: '150' }),
      ask('kind', 'choice', 'What kind is it?', 'ما نوعه؟', {
        options: [
          ['course', 'Course', 'دورة'],
          ['congress', 'Congress', 'مؤتمر'],
          ['exam', 'Examination', 'امتحان'],
        ],
      }),
      ask('starts', 'date', 'When does it begin?', 'متى يبدأ؟'),
      ask('fee', 'money', 'What does it cost?', 'كم التكلفة؟', { min: '0' }),
      ask('travel', 'flag', 'Do you have to travel?', 'هل يتطلب سفرًا؟'),
      ask('city', 'text', 'Where to?', 'إلى أين؟', when('travel', 'true')),
      ask('benefit', 'longText', 'What will you bring back?', 'ما الفائدة المتوقعة؟', { required: false }),
    ],
    answers: (nth, day) => ({
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
  },
  {
    title: 'Change of address',
    titleAr: 'تغيير العنوان',
    type: 'personal',
    description: 'Where you live now, for letters and emergencies.',
    descriptionAr: 'مكان سكنك الجديد للمراسلات والطوارئ.',
    due: { dueWithinDays: 3, dueFrom: 'submission', closeAfterDays: null },
    fields: [
      ask('from', 'date', 'Since when?', 'منذ متى؟'),
      ask('address', 'longText', 'The new address', 'العنوان الجديد', { min: '10', max: '300' }),
      ask('country', 'choice', 'In which country?', 'في أي بلد؟', {
        options: [
          ['here', 'The country of work', 'بلد العمل'],
          ['home', 'My home country', 'بلدي'],
        ],
      }),
      ask('phone', 'text', 'A telephone number there', 'رقم هاتف هناك', { required: false, max: '40' }),
    ],
    answers: (nth, day) => ({
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
  },
];

/** Words of the demo companies themselves, for mails to their people. */
export const demoTemplates = [
  {
    name: 'Documents are missing',
    kind: 'message',
    locale: 'en',
    subject: 'Please hand in your documents',
    body: 'Dear {{first_name}},\n\nsome of your documents are missing from your file ({{employee_number}}). Please bring them to the HR office this week.\n\nKind regards\n{{sender}}',
  },
  {
    name: 'وثائق ناقصة',
    kind: 'message',
    locale: 'ar',
    subject: 'يرجى تسليم وثائقك',
    body: 'عزيزي/عزيزتي {{first_name}}،\n\nتنقص ملفك ({{employee_number}}) بعض الوثائق. يرجى إحضارها إلى مكتب الموارد البشرية هذا الأسبوع.\n\nمع التحية\n{{sender}}',
  },
  {
    name: 'Working hours in Ramadan',
    kind: 'message',
    locale: 'en',
    subject: 'Working hours in Ramadan',
    body: 'Dear {{first_name}},\n\nduring Ramadan we work two hours less a day. Your manager will tell you your hours.\n\nRamadan Kareem\n{{company}}',
  },
  {
    name: 'Decision on a request',
    kind: 'request_decided',
    locale: 'en',
    subject: 'Request {{number}}: {{decision}}',
    body: 'Dear {{name}},\n\nyour request {{number}}, “{{form}}”, was {{decision}}.\n\n{{comment}}\n\n{{link}}\n\nHuman Resources, {{company}}',
  },
];
