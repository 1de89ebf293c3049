import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * An error of the database carries its connection, its statement and the rows it failed on: what is told of it is what
 * happened.
 */
const told = ({ message, code, stack }: NodeJS.ErrnoException) => ({ message, code, stack });

/** The log of the server, a line of JSON each. */
export const serverLog = (to: DestinationStream): Logger =>
  pino({ name: 'muster', level: 'info', serializers: { error: told, err: told } }, to);
