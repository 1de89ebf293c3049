/**
 * Names for invented people: given name, family name, and how the given name is written in Arabic where it is Arabic.
 */
export const women = [
  'Mona',
  'Layla',
  'Aisha',
  'Noura',
  'Hessa',
  'Priya',
  'Anjali',
  'Maria',
  'Grace',
  'Elena',
  'Fatima',
  'Salma',
  'Rania',
  'Divya',
  'Joanna',
  'Sofia',
];
export const men = [
  'Omar',
  'Khalid',
  'Yousef',
  'Hamad',
  'Rashid',
  'Arjun',
  'Sanjay',
  'Jose',
  'Mark',
  'Daniel',
  'Ahmed',
  'Tariq',
  'Sami',
  'Vikram',
  'Paolo',
  'Peter',
];
export const families = [
  'Haddad',
  'Al Mansoori',
  'Khalil',
  'Al Suwaidi',
  'Nair',
  'Sharma',
  'Reyes',
  'Santos',
  'Novak',
  'Al Hashimi',
  'Rahman',
  'Mathew',
  'Cruz',
  'Farouk',
  'Iyer',
  'Schmidt',
  'Al Blooshi',
  'Saleh',
  'Fernandes',
  'Dias',
  'Barakat',
  'Menon',
];

export const nationalities = ['AE', 'IN', 'PH', 'EG', 'JO', 'LB', 'PT', 'DE'];

/** Numbers that look random and are the same each time. */
export function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
