import { types } from 'pg';

const date = 1082;
const bigint = 20;

// A day stays text: as a Date it would shift with the server's zone. Counts fit a number.
types.setTypeParser(date, (value) => value);
types.setTypeParser(bigint, Number);
