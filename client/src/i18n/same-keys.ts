type ArabicOnly = 'zero' | 'two' | 'few' | 'many';

/**
 * The keys of a dictionary with any text: a translation that lacks one, or has one too many, is a type error. A text that agrees
 * with a number has more forms in Arabic.
 */
export type SameKeys<T> = { [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> } & {
  [Key in keyof T as Key extends `${infer Text}_other` ? `${Text}_${ArabicOnly}` : never]: string;
};
