/** A Latin name inside an Arabic sentence keeps its own direction and leaves that of the rest alone. */
export const isolatedInArabic = (name: string): string => (/[A-Za-z]/.test(name) ? `\u2068${name}\u2069` : name);
