/** What a file for import may hold at most. Beyond, reading stops with a clear error and memory stays bounded. */
export interface TableLimits {
  /** Rows below the header. */
  rows: number;
  columns: number;
  /** Characters of one record of a CSV file, or of one cell of a workbook. */
  recordLength: number;
  /** Bytes of all parts of a workbook that are read, unpacked. */
  unpackedBytes: number;
  /** Unpacked bytes for one packed byte, over a whole part. */
  packingRatio: number;
  /** Parts in a workbook. */
  parts: number;
  /** Characters of all texts that cells of a workbook share. */
  sharedTextLength: number;
}

export const tableLimits: TableLimits = {
  rows: 200_000,
  columns: 300,
  recordLength: 1_000_000,
  unpackedBytes: 300_000_000,
  packingRatio: 400,
  parts: 2_000,
  sharedTextLength: 40_000_000,
};
