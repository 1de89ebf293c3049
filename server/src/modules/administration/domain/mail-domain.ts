const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const domain = new RegExp(`^(?=.{4,253}$)(?:${label}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`);

/** Whether a text is a domain as the part of an e-mail address behind the @, in small letters. */
export const isMailDomain = (given: string): boolean => domain.test(given);

/** The domain of an e-mail address in small letters; '' where it has none. */
export const domainOfMail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 0
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase();
};
