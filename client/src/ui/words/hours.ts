/** Minutes as people read them: 485 is 8:05. */
export const asHours = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
