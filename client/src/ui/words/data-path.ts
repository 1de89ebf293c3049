/** Where everything about a person is handed out, in the language the product is read in. */
export const dataPath = (path: string, language: string): string => `${path}?locale=${language.slice(0, 2)}`;
