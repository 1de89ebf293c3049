/** A run as far as it says whose facts are gathered for which days. */
export interface GatheredRun {
  id: string;
  period: string;
  fromDate: string;
  toDate: string;
  kind: string;
  currency: string;
  /** Last day of which attendance, leave and single amounts are counted; the whole month unless told. */
  cutOff?: string | null;
  /** A run for looking only: of everybody employed in the month or of one, whoever has been paid. */
  trial?: { employeeId: string | null };
  /** Whom alone it looks at. */
  only?: readonly string[];
  /**
   * Whether weekends and holidays that count as leave are taken off the pay like it; they are unless told, which is of
   * months paid before they were.
   */
  takesDaysOff?: boolean;
}
