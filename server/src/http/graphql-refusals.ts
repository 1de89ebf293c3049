import type { ErrorRequestHandler } from 'express';
import { headOf } from '../platform/errors';
import { refusalFor } from '../platform/graphql/graphql-errors';
import { localeOf } from '../platform/text';

/** What is refused before GraphQL sees it, told as GraphQL tells refusals. */
export const graphqlRefusals: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const refusal = refusalFor(error);
  if (!refusal) return next(error);
  const {
    code,
    status,
    details: { retryAfterSeconds },
  } = refusal;
  response
    .setHeaders(headOf(refusal).headers)
    .status(status)
    .json({
      errors: [
        {
          message: refusal.messageIn(localeOf(request.headers['accept-language'])),
          extensions: { code, status, retryAfterSeconds },
        },
      ],
    });
};
