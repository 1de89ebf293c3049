import type { Locale, Text } from './text';

export type ErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'UNAUTHENTICATED'
  | 'CONFLICT'
  | 'STALE'
  | 'TAKEN'
  | 'TOO_MANY'
  | 'NO_COMPANY'
  | 'BUSY'
  | 'UNAVAILABLE'
  | 'OUTCOME_UNKNOWN';

export interface FieldProblem {
  field: string;
  text: Text;
}

/** A refusal a person can act on. Everything else that is thrown is a defect and reaches clients as "internal error". */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    readonly text: Text,
    readonly field?: string,
    readonly details: {
      fields?: FieldProblem[];
      retryAfterSeconds?: number;
      changedBy?: string;
      changedAt?: Date;
    } = {},
  ) {
    super(text.en);
  }

  messageIn(locale: Locale): string {
    return this.text[locale];
  }
}

export const invalid = (field: string, text: Text): AppError =>
  new AppError('INVALID', 422, text, field, { fields: [{ field, text }] });

export const invalidFields = (fields: FieldProblem[]): AppError =>
  new AppError('INVALID', 422, fields[0]!.text, fields[0]!.field, { fields });

export const notFound = (): AppError =>
  new AppError('NOT_FOUND', 404, {
    en: 'This does not exist, or you may not see it. Check the link or ask an administrator.',
    ar: 'هذا العنصر غير موجود أو لا تملك صلاحية رؤيته. تحقق من الرابط أو اسأل المسؤول.',
  });

export const conflict = (text: Text, field?: string): AppError =>
  new AppError('CONFLICT', 409, text, field, field ? { fields: [{ field, text }] } : {});

export const taken = (field: string, text: Text): AppError =>
  new AppError('TAKEN', 409, text, field, { fields: [{ field, text }] });

export const forbidden = (
  text: Text = {
    en: 'You do not have permission to do this. Ask an administrator to grant it.',
    ar: 'لا تملك صلاحية القيام بذلك. اطلب من المسؤول منحك الصلاحية.',
  },
): AppError => new AppError('FORBIDDEN', 403, text);

export const onlyLooking = (): AppError =>
  forbidden({
    en: 'You look through a role and can change nothing. Stop viewing first.',
    ar: 'أنت تعاين دوراً ولا يمكنك تغيير شيء. أنهِ المعاينة أولاً.',
  });

export const unauthenticated = (): AppError =>
  new AppError('UNAUTHENTICATED', 401, {
    en: 'Sign in to continue.',
    ar: 'سجّل الدخول للمتابعة.',
  });

export const noCompany = (): AppError =>
  new AppError('NO_COMPANY', 409, {
    en: 'Enter a company first, then try again.',
    ar: 'ادخل إلى شركة أولاً ثم حاول مرة أخرى.',
  });

export const tooMany = (text: Text, retryAfterSeconds: number): AppError =>
  new AppError('TOO_MANY', 429, text, undefined, { retryAfterSeconds });

export const stale = (changedBy: string | undefined, changedAt: Date): AppError =>
  new AppError(
    'STALE',
    409,
    {
      en: `This was changed by ${changedBy ?? 'someone else'} in the meantime. Reload it, see the difference and save again.`,
      ar: `تم تعديل هذا السجل بواسطة ${changedBy ?? 'شخص آخر'} في هذه الأثناء. أعد تحميله وراجع الفرق ثم احفظ مرة أخرى.`,
    },
    undefined,
    { changedBy, changedAt },
  );

export const unusableValue = (): AppError =>
  new AppError('INVALID', 422, {
    en: 'A value is out of range or contains a character that cannot be stored. Correct it and try again.',
    ar: 'إحدى القيم خارج النطاق أو تحتوي على حرف لا يمكن حفظه. صححها وحاول مرة أخرى.',
  });

const busy = { en: 'The server is busy. Try again in a few seconds.', ar: 'الخادم مشغول. حاول مرة أخرى بعد ثوانٍ.' };

export const unavailable = (why: Text = busy): AppError =>
  new AppError('UNAVAILABLE', 503, why, undefined, { retryAfterSeconds: 5 });

/** No 503: programs send again what was answered so, and this may be stored. */
export const outcomeUnknown = (): AppError =>
  new AppError('OUTCOME_UNKNOWN', 500, {
    en: 'The connection to the database was lost while this was being stored: it may be stored or not. Load it again and look before you repeat it.',
    ar: 'انقطع الاتصال بقاعدة البيانات أثناء الحفظ: ربما حُفظ التغيير وربما لم يُحفظ. أعد التحميل وتحقق قبل أن تكرر الطلب.',
  });

/** How HTTP tells a refusal, on every door. */
export const headOf = ({
  status,
  details: { retryAfterSeconds },
}: AppError): { status: number; headers: Map<string, string> } => ({
  status,
  headers: new Map(retryAfterSeconds ? [['retry-after', String(retryAfterSeconds)]] : []),
});
