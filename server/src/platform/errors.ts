import { firstLanguage, say, type Locale, type Text } from './text';
import { t } from './texts/text';

export type ErrorCode =
  | 'INVALID'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'UNAUTHENTICATED'
  | 'SECOND_FACTOR'
  | 'STEP_UP'
  | 'OFF_NETWORK'
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

/**
 * A refusal a person can act on. Everything else that is thrown is a defect and reaches clients as "internal error".
 */
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
    super(say(text, firstLanguage));
  }

  messageIn(locale: Locale): string {
    return say(this.text, locale);
  }
}

export const invalid = (field: string, text: Text): AppError =>
  new AppError('INVALID', 422, text, field, { fields: [{ field, text }] });

export const invalidFields = (fields: FieldProblem[]): AppError =>
  new AppError('INVALID', 422, fields[0]!.text, fields[0]!.field, { fields });

export const notFound = (): AppError => new AppError('NOT_FOUND', 404, t('errors.does_not_exist_you_may'));

export const conflict = (text: Text, field?: string): AppError =>
  new AppError('CONFLICT', 409, text, field, field ? { fields: [{ field, text }] } : {});

export const taken = (field: string, text: Text): AppError =>
  new AppError('TAKEN', 409, text, field, { fields: [{ field, text }] });

export const forbidden = (text: Text = t('errors.you_do_not_have_permission')): AppError =>
  new AppError('FORBIDDEN', 403, text);

export const onlyLooking = (): AppError => forbidden(t('errors.you_look_through_role_can'));

export const unauthenticated = (): AppError => new AppError('UNAUTHENTICATED', 401, t('errors.sign_continue'));

export const stepUpNeeded = (): AppError => new AppError('STEP_UP', 403, t('errors.step_up'));

/** The company lets nobody in from where they are. */
export const offNetwork = (): AppError => new AppError('OFF_NETWORK', 403, t('errors.off_network'));

export const noCompany = (): AppError => new AppError('NO_COMPANY', 409, t('errors.enter_company_first_try_again'));

export const tooMany = (text: Text, retryAfterSeconds: number): AppError =>
  new AppError('TOO_MANY', 429, text, undefined, { retryAfterSeconds });

export const stale = (changedBy: string | undefined, changedAt: Date): AppError =>
  new AppError(
    'STALE',
    409,
    t('errors.changed_meantime_reload_see_difference', { changedBy: changedBy ?? t('errors.someone_else') }),
    undefined,
    { changedBy, changedAt },
  );

export const unusableValue = (): AppError =>
  new AppError('INVALID', 422, t('errors.value_out_range_contains_character'));

const busy = t('errors.busy');

export const unavailable = (why: Text = busy): AppError =>
  new AppError('UNAVAILABLE', 503, why, undefined, { retryAfterSeconds: 5 });

/** Whether rules refuse it and always will; what is only busy may be done a little later. */
export const isFinalRefusal = (error: unknown): error is AppError => error instanceof AppError && error.status !== 503;

/** No 503: programs send again what was answered so, and this may be stored. */
export const outcomeUnknown = (): AppError =>
  new AppError('OUTCOME_UNKNOWN', 500, t('errors.connection_database_lost_while_being'));

/** How HTTP tells a refusal, on every door. */
export const headOf = ({
  status,
  details: { retryAfterSeconds },
}: AppError): { status: number; headers: Map<string, string> } => ({
  status,
  headers: new Map(retryAfterSeconds ? [['retry-after', String(retryAfterSeconds)]] : []),
});
