/** Collects values for a statement and answers their placeholders. */
export class Parameters {
  constructor(readonly values: unknown[] = []) {}

  add(value: unknown, cast = ''): string {
    this.values.push(value);
    return `$${this.values.length}${cast}`;
  }
}
