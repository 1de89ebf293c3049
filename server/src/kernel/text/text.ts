/** A sentence a person reads, in both languages of the product; the platform's Text is of the same shape. */
export interface Text {
  readonly en: string;
  readonly ar: string;
}
