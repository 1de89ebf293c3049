/**
 * What an area asks of others that it may not know, of its own module or those after it: they answer in the manifest.
 */
export class Question<Answer> {
  private readonly given: Answer[] = [];

  get answers(): readonly Answer[] {
    return this.given;
  }

  /** The answer of the one module that has what is asked for. */
  get answer(): Answer {
    return this.given[0]!;
  }

  answeredBy(answer: Answer): Answered {
    return () => void this.given.push(answer);
  }
}

/** Gives the answer, once, when the modules are put together. */
export type Answered = () => void;
