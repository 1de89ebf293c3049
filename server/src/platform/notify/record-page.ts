import { findArea } from '../records/area';

/** Where the web client shows a row. `occurrence` is the day by which one time of what repeats is known. */
export const pageOf = (subject: string, id: string, occurrence?: string | number | null): string =>
  (findArea(subject)?.page?.replace(':id', id) ?? '/') + (occurrence ? `&time=${occurrence}` : '');
