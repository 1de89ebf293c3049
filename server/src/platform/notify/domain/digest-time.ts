/** When what waits for the morning is mailed, in the zone of the company. */
export const digestTime = '07:00';

/**
 * Whether something that came then belongs to the mail of today's morning, if it is time for that: 'YYYY-MM-DD HH:mm'
 * in the same zone.
 */
export function isOfThisMorning(came: string, now: string): boolean {
  const morning = `${now.slice(0, 10)} ${digestTime}`;
  return now >= morning && came < morning;
}
