import type { ErrorRequestHandler } from 'express';
import { AppError } from '../platform/errors';
import { localeOf } from '../platform/text';

/** What is refused before GraphQL sees it, told as GraphQL tells refusals. */
export const graphqlRefusals: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (!(error instanceof AppError)) return next(error);
  const { code, status, details: { retryAfterSeconds } } = error;
  if (retryAfterSeconds) response.set('Retry-After', String(retryAfterSeconds));
  response.status(status).json({ errors: [{ message: error.messageIn(localeOf(request.headers['accept-language'])), extensions: { code, status, retryAfterSeconds } }] });
};
