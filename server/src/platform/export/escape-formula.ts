/**
 * A cell for a CSV file or a sheet that no spreadsheet program takes for a formula (OWASP "CSV injection"): what begins
 * with = + - @, a tab or a line break, in full-width letters too, gets an apostrophe before it. Plain numbers stay.
 */
export function escapeFormula(cell: string): string {
  if (/^[+-]?\d+([.,]\d+)?$/.test(cell)) return cell;
  return /^[\s]*[=+\-@\t\r\n＝＋－＠]/.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
}
