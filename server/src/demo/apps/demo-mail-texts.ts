import type { MailFolder, MailLabel } from '../../modules/apps/domain/mail-folders';

export type Writer = 'hr' | 'finance' | 'manager' | 'employee' | 'admin';

/** How a reader has sorted a mail. */
export interface Sorted {
  folder?: MailFolder;
  star?: boolean;
  read?: boolean;
  labels?: MailLabel[];
}

export interface DemoMail {
  from: Writer;
  to: Writer[];
  cc?: Writer[];
  bcc?: Writer[];
  subject: string;
  body: string;
  /** Hours before now it was sent; of a draft, written on. */
  hours: number;
  isDraft?: boolean;
  file?: string;
  sorted?: Partial<Record<Writer, Sorted>>;
  /** Answers, oldest first: who, hours before now, what. */
  answers?: [from: Writer, hours: number, body: string][];
}

const signed = { hr: 'Hana', finance: 'Faisal', manager: 'Mariam', employee: 'Elias', admin: 'The administrator' };
const sign = (from: Writer, body: string): string => `${body}\n\n${signed[from]}`;

export const demoMails: DemoMail[] = [
  {
    from: 'hr',
    to: ['manager'],
    cc: ['employee'],
    subject: 'Rota for next month',
    hours: 3,
    file: 'Rota next month.pdf',
    sorted: { manager: { star: true, labels: ['company'] } },
    body: 'Dear Mariam,\n\nattached is the rota for next month. Two public holidays fall into it, so please check the night shifts of the second week before Thursday.\n\nThank you!',
    answers: [
      ['manager', 2, 'Thank you. The second week looks thin: could Elias take the Tuesday night?'],
      ['employee', 1, 'Yes, Tuesday is fine for me. I would like the Friday off in return, if that is possible.'],
    ],
  },
  {
    from: 'admin',
    to: ['hr', 'finance', 'manager', 'employee'],
    subject: 'Mail in Muster',
    hours: 15,
    sorted: { hr: { read: true }, finance: { read: true } },
    body: 'Dear all,\n\nfrom today you can write to each other here: files stay inside the company, and what you write is read by those you write to and by nobody else. Press ? for the keys.',
    answers: [
      ['hr', 14, 'That was about time. Thank you!'],
      ['manager', 13, 'Can I write to all of Nursing at once?'],
    ],
  },
  {
    from: 'finance',
    to: ['hr'],
    subject: 'Payroll inputs are due on the 24th',
    hours: 5,
    sorted: { hr: { star: true, labels: ['important'] } },
    body: 'Hello Hana,\n\nplease send overtime and unpaid leave by the 24th at noon. Last month three entries came after the run and had to wait for the next one.',
    answers: [['hr', 4, 'Noted. Overtime of Nursing is still open, everything else is in.']],
  },
  {
    from: 'manager',
    to: ['employee'],
    subject: 'Well done last night',
    hours: 9,
    body: 'Elias,\n\nthe handover was spotless although we were two short. Thank you.',
    sorted: { employee: { star: true, labels: ['personal'] } },
  },
  {
    from: 'hr',
    to: ['finance', 'manager', 'employee'],
    subject: 'Fire drill on Sunday at 10:00',
    hours: 20,
    body: 'Dear all,\n\non Sunday at 10:00 the alarm will sound for a drill. Please leave by the nearest stairs and meet at the car park. It takes twenty minutes.\n\nhttps://example.com/fire-safety',
    sorted: { finance: { labels: ['company'] } },
  },
  {
    from: 'employee',
    to: ['hr'],
    subject: 'Question about my annual leave',
    hours: 26,
    body: 'Dear Hana,\n\nhow many days can I carry over into next year? I plan to visit my family in March.',
    sorted: { hr: { read: true } },
    answers: [
      ['hr', 25, 'Dear Elias,\n\nup to five days, to be taken by the end of March. Your balance shows them already.'],
      ['employee', 24, 'Perfect, thank you!'],
    ],
  },
  {
    from: 'finance',
    to: ['manager'],
    bcc: ['hr'],
    subject: 'Budget for agency nurses',
    hours: 30,
    body: 'Mariam,\n\nthe budget for agency nurses is used up by 92 %. Can we talk about the last quarter before you sign new contracts?',
    sorted: { manager: { labels: ['important', 'company'] } },
    answers: [
      ['manager', 28, 'Of course. Monday after the ward round?'],
      ['finance', 27, 'Monday at 11 it is.'],
    ],
  },
  {
    from: 'hr',
    to: ['manager'],
    subject: 'Two licences expire soon',
    hours: 47,
    body: 'Dear Mariam,\n\ntwo professional licences in your department expire within thirty days. You find them under Documents, By expiry. Could you remind your colleagues?',
    sorted: { manager: { star: true } },
  },
  {
    from: 'manager',
    to: ['hr'],
    cc: ['finance'],
    subject: 'New colleague from the first',
    hours: 52,
    body: 'Dear Hana,\n\nour new nurse begins on the first. They need an account, a locker and a place in the basic life support course.',
    sorted: { hr: { labels: ['company'], read: true }, finance: { read: true } },
    answers: [['hr', 50, 'The account is ready, the locker is number 41. The course is on the ninth.']],
  },
  {
    from: 'finance',
    to: ['employee'],
    subject: 'Your expense claim was paid',
    hours: 73,
    body: 'Dear Elias,\n\nyour claim for the conference was paid together with the salary of this month.',
    sorted: { employee: { read: true, labels: ['private'] } },
  },
  {
    from: 'employee',
    to: ['manager'],
    subject: 'Swap on the 14th',
    hours: 80,
    body: 'Dear Mariam,\n\nmay I swap my late shift on the 14th with a colleague? They agreed.',
    sorted: { manager: { read: true } },
    answers: [['manager', 79, 'Fine with me. Please enter it, both of you.']],
  },
  {
    from: 'hr',
    to: ['finance', 'manager', 'employee'],
    subject: 'The canteen is closed on Wednesday',
    hours: 98,
    body: 'Dear all,\n\nthe canteen is being repaired on Wednesday. There will be sandwiches in the meeting room on the second floor.',
    sorted: { employee: { folder: 'trash' }, manager: { read: true }, finance: { read: true } },
  },
  {
    from: 'finance',
    to: ['hr'],
    subject: 'Insurance renewal: three offers',
    hours: 121,
    body: 'Hana,\n\nthree offers for the health insurance came in. The second covers dependants and costs 4 % more than now. I would take that one.',
    sorted: { hr: { star: true, read: true, labels: ['important'] } },
    answers: [['hr', 119, 'I agree. Let us show it to management on Monday.']],
  },
  {
    from: 'manager',
    to: ['finance', 'hr'],
    subject: 'Overtime of the last weeks',
    hours: 150,
    body: 'Faisal, Hana,\n\novertime went down by a third since the new rota. I would like to keep it for another quarter.',
    sorted: { finance: { read: true }, hr: { read: true } },
  },
  {
    from: 'employee',
    to: ['hr'],
    subject: 'Certificate for the bank',
    hours: 170,
    body: 'Dear Hana,\n\nI need a salary certificate addressed to my bank. Is there a form for it?',
    sorted: { hr: { read: true, labels: ['personal'] } },
    answers: [['hr', 168, 'Dear Elias,\n\nyes: Requests, New, Salary certificate. It takes one working day.']],
  },
  {
    from: 'hr',
    to: ['employee'],
    subject: 'Your residence visa',
    hours: 200,
    body: 'Dear Elias,\n\nyour visa expires in two months. Please bring your passport and a photo to the HR office this week.',
    sorted: { employee: { star: true, read: true, labels: ['important', 'private'] } },
  },
  {
    from: 'finance',
    to: ['hr', 'manager', 'employee'],
    subject: 'You have won a tablet!!!',
    hours: 210,
    body: 'This came from outside under my name. Please do not open anything like it, and tell IT.',
    sorted: { hr: { folder: 'spam', read: true }, manager: { folder: 'spam' }, employee: { folder: 'spam' } },
  },
  {
    from: 'manager',
    to: ['employee'],
    subject: 'Training plan for the year',
    hours: 290,
    body: 'Elias,\n\nplease choose two courses of the list before the end of the month. Wound care would suit you well.',
    sorted: { employee: { read: true, labels: ['company'] } },
    answers: [
      ['employee', 280, 'I would take wound care and basic life support.'],
      ['manager', 275, 'Both approved.'],
    ],
  },
  {
    from: 'hr',
    to: ['manager', 'finance'],
    subject: 'Appraisals begin next week',
    hours: 340,
    body: 'Dear both,\n\nthe appraisals begin on Monday. The form is in the system; please finish yours by the end of the month.',
    sorted: { manager: { read: true }, finance: { read: true, folder: 'trash' } },
  },
  {
    from: 'finance',
    to: ['finance'],
    subject: 'Note: ask the auditor about provisions',
    hours: 400,
    body: 'Which rate do they expect for end of service?',
    sorted: { finance: { read: true, star: true, labels: ['private'] } },
  },
  {
    from: 'hr',
    to: ['manager'],
    subject: 'Interview on Tuesday',
    hours: 6,
    isDraft: true,
    body: 'Dear Mariam,\n\nfor the interview on Tuesday I propose',
  },
  { from: 'hr', to: [], subject: 'Ideas for the summer party', hours: 60, isDraft: true, body: 'Beach? Or the roof?' },
  {
    from: 'manager',
    to: ['finance'],
    subject: 'Two more beds',
    hours: 12,
    isDraft: true,
    body: 'Faisal,\n\nif we open two more beds we need',
  },
  {
    from: 'employee',
    to: ['manager'],
    subject: 'Friday',
    hours: 8,
    isDraft: true,
    body: 'Dear Mariam,\n\nabout Friday:',
  },
  {
    from: 'finance',
    to: ['hr'],
    subject: 'Bank holidays next year',
    hours: 33,
    isDraft: true,
    body: 'Hana, could you check whether',
  },
].map((mail) => ({ ...mail, body: mail.isDraft ? mail.body : sign(mail.from as Writer, mail.body) })) as DemoMail[];

export const signedAnswer = sign;
