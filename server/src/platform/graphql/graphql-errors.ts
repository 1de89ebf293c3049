import { GraphQLError } from 'graphql';
import { OutsideCalendar } from '../../kernel/dates/plain-date';
import { isConnectionLost } from '../database/connections';
import type { Services } from '../context';
import { tooDeep } from './deep-bodies';
import { AppError, headOf, outcomeUnknown, unavailable, unusableValue } from '../errors';
import type { RequestFacts } from './operation';
import { say, type Text } from '../text';
import { CommitLost } from '../database/transaction';
import { t } from '../texts/text';

const failed: Text = t('graphql_errors.failed');
/** Deadlock, serialization failure, statement timeout, lock timeout, too many connections. */
const passing = new Set(['40P01', '40001', '57014', '55P03', '53300']);
/** A character that cannot be stored, a number or a date out of range, a page mark that was written by hand. */
const unusable = new Set(['22021', '22003', '22007', '22008', '22P02', '22P05']);

/** Whoever walks what is nested without end is stopped by the engine; what was sent is at fault. */
const isStackOverflow = (error: unknown): boolean => error instanceof RangeError && /call stack/i.test(error.message);

/**
 * What the error means to its reader: a refusal as it is, a passing fault of the database as "busy", all else a defect.
 */
export function refusalFor(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof CommitLost) return outcomeUnknown();
  if (error instanceof OutsideCalendar) return unusableValue();
  if (isStackOverflow(error)) return tooDeep();
  const { code } = error as { code?: string };
  if (code && unusable.has(code)) return unusableValue();
  return (code && passing.has(code)) || isConnectionLost(error) ? unavailable() : null;
}

/** For Apollo: GraphQL answers 200 whatever its errors say, except where the server as a whole is busy. */
function toldByHttp(refusal: AppError): Partial<ReturnType<typeof headOf>> {
  const { status, headers } = headOf(refusal);
  return status === 503 ? { status, headers } : { headers };
}

/** Errors in the language of the request with code, status and field; defects are logged and told by number only. */
export function asGraphqlErrors(
  errors: readonly GraphQLError[],
  facts: RequestFacts,
  services: Services,
): GraphQLError[] {
  return errors.map((error) => {
    const { path, nodes } = error;
    const cause = error.originalError ?? error;
    const refusal = refusalFor(cause);
    if (refusal) {
      const { code, status, field, details } = refusal;
      const fields = details.fields?.map(({ field: name, text }) => ({
        field: name,
        message: say(text, facts.locale),
      }));
      return new GraphQLError(refusal.messageIn(facts.locale), {
        path,
        nodes,
        extensions: { code, status, field, ...details, fields, http: toldByHttp(refusal) },
      });
    }
    // What a client wrote wrongly has no path: variables are read before any field is. graphql-jit leaves extensions
    // out.
    const given = error.extensions as { code?: string } | undefined;
    if ((!error.originalError && !path) || given?.code === 'INVALID') {
      return new GraphQLError(error.message, { path, nodes, extensions: { code: 'INVALID', status: 422, ...given } });
    }
    services.log.error({ error: cause, requestId: facts.requestId, path }, 'an operation failed');
    return new GraphQLError(`${say(failed, facts.locale)} ${facts.requestId}`, {
      path,
      nodes,
      extensions: { code: 'INTERNAL', status: 500 },
    });
  });
}
