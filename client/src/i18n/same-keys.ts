/** The keys of a dictionary with any text: a translation that lacks one, or has one too many, is a type error. */
export type SameKeys<T> = { [Key in keyof T]: T[Key] extends string ? string : SameKeys<T[Key]> };
