import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';
import { escapeFormula } from './escape-formula';

/** Answers rows, the names of the columns first, as a CSV file that spreadsheet programs read as UTF-8. */
export function sendCsv(response: Response, fileName: string, rows: readonly (readonly string[])[]): void {
  response
    .set({ 'Content-Disposition': `attachment; filename="${fileName}"`, 'Cache-Control': 'private, no-store' })
    .type('text/csv')
    .send(
      `\ufeff${stringify(
        rows.map((row) => row.map(escapeFormula)),
        { record_delimiter: 'windows' },
      )}`,
    );
}
