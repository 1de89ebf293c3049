declare module 'fxa-common-password-list' {
  /** Whether it is one of the 50,000 commonest of eight characters or more among 10 million leaked ones. */
  export function test(password: string): boolean;
}
