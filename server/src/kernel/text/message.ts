/**
 * A message of a catalogue, taken apart once: words as they stand, and between them what a value is named and how it is
 * written.
 */
export type Message = readonly (string | { readonly name: string; readonly format: string | undefined })[];

/** 'Paid on {{day}}' → ['Paid on ', {name: 'day'}, ''] */
export const messageOf = (text: string): Message =>
  text.split(/\{\{(\w+(?:, \w+)?)\}\}/).map((part, at) => {
    if (at % 2 === 0) return part;
    const [name, format] = part.split(', ');
    return { name: name!, format };
  });
