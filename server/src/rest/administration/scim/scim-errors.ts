import type { ErrorRequestHandler } from 'express';
import type { Services } from '../../../platform/context';
import { AppError, headOf, type ErrorCode } from '../../../platform/errors';
import { refusalFor } from '../../../platform/graphql/graphql-errors';
import { localeOf, say, type Text } from '../../../platform/text';
import { t } from '../../texts/text';

/** Kinds of refusal, RFC 7644 section 3.12, table 9. */
type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue';

/** A refusal that SCIM has a word of its own for. */
export class ScimError extends AppError {
  constructor(
    status: number,
    readonly scimType: ScimType | undefined,
    text: Text,
  ) {
    super('INVALID', status, text);
  }
}

export const invalidValue = (name: string) => new ScimError(400, 'invalidValue', t('scim.value_invalid', { name }));
export const readOnly = (name: string) => new ScimError(400, 'mutability', t('scim.read_only', { name }));
export const unknownPath = (path: string) => new ScimError(400, 'invalidPath', t('scim.path_unknown', { path }));
export const changedMeanwhile = () => new ScimError(412, undefined, t('scim.changed_meanwhile'));

export const scimJson = 'application/scim+json';

const kinds: Partial<Record<ErrorCode, { status?: number; scimType?: ScimType }>> = {
  INVALID: { status: 400, scimType: 'invalidValue' },
  TAKEN: { scimType: 'uniqueness' },
  STALE: { status: 412 },
};

/** Refusals as RFC 7644 section 3.12 has them: `{schemas, status, scimType?, detail}`. */
export function scimErrors(services: Services): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const refusal = refusalFor(error);
    const { type, status: asked = 500 } = error as { type?: string; status?: number };
    const isBody = !refusal && (type?.startsWith('entity.') || type?.startsWith('encoding.'));
    if (!refusal && !isBody) services.log.error({ err: error, path: request.path }, 'a SCIM call failed');
    const locale = localeOf(request.headers['accept-language']);
    const kind = refusal && !(refusal instanceof ScimError) ? kinds[refusal.code] : undefined;
    const status = isBody ? asked : (kind?.status ?? refusal?.status ?? 500);
    const scimType = isBody ? 'invalidSyntax' : refusal instanceof ScimError ? refusal.scimType : kind?.scimType;
    const text = isBody ? t('scim.body') : (refusal?.text ?? t('scim.failed'));
    if (refusal) response.setHeaders(headOf(refusal).headers);
    if (status === 401) response.set('WWW-Authenticate', 'Bearer');
    response
      .status(status)
      .type(scimJson)
      .send(
        JSON.stringify({
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
          status: String(status),
          ...(scimType && { scimType }),
          detail: refusal?.details.fields?.length
            ? refusal.details.fields.map((each) => `${each.field}: ${say(each.text, locale)}`).join(' ')
            : say(text, locale),
        }),
      );
  };
}
