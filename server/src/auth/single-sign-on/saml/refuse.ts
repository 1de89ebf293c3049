/** What a provider said does not hold: why, as the log has it. */
export const refuse = (what: string): never => {
  throw new Error(what);
};
