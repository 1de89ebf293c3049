import { addDays, addMonths } from '../../kernel/dates/plain-date';
import type { Values } from '../../platform/records/area';

/** What the calendar of a company shows, in each of the five calendars. */
export function demoEvents(today: string, guests: string[]): Values[] {
  const at = (days: number, time: string) => new Date(`${addDays(today, days)}T${time}:00Z`);
  const timed = (days: number, from: string, to: string) => ({ startAt: at(days, from), endAt: at(days, to) });
  const wholeDays = (first: number, last = first) => ({
    isAllDay: true,
    startDate: addDays(today, first),
    endDate: addDays(today, last),
  });
  const monthly = Array.from({ length: 12 }, (_, month) => {
    const day = addDays(addMonths(today, month - 6), 4);
    return {
      title: 'Management meeting',
      type: 'meet',
      startAt: new Date(`${day}T06:00:00Z`),
      endAt: new Date(`${day}T07:30:00Z`),
      location: 'Board room',
      guestIds: guests.slice(0, 4),
    };
  });
  return [
    ...monthly,
    {
      title: 'Handover of the shifts',
      type: 'meet',
      ...timed(0, '11:00', '11:15'),
      recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    },
    { title: 'Coffee tasting', type: 'meet', calendar: 'etc', ...timed(0, '12:30', '13:00'), location: 'Cafeteria' },
    {
      title: 'Town hall',
      type: 'meet',
      ...timed(9, '10:00', '11:00'),
      location: 'Cafeteria',
      description: 'Results of the year and your questions.',
    },
    { title: 'Fire drill', type: 'task', ...timed(3, '07:00', '07:30'), location: 'All floors' },
    { title: 'Close the month', type: 'task', ...wholeDays(6, 7), guestIds: guests.slice(4) },
    { title: 'Trade licence renewal', type: 'document', ...wholeDays(20) },
    {
      title: 'Interview: head nurse',
      type: 'meet',
      ...timed(1, '08:00', '09:00'),
      visibility: 'private',
      guestIds: guests.slice(0, 2),
      url: 'https://meet.example/interview',
    },
    { title: 'Company outing', type: 'holiday', ...wholeDays(25) },
    { title: 'Office closed for stocktaking', type: 'holiday', ...wholeDays(13) },
    {
      title: 'Dentist',
      type: 'task',
      calendar: 'personal',
      ...timed(2, '12:00', '12:45'),
      guestIds: guests.slice(0, 3),
    },
    {
      title: 'Language course',
      type: 'meet',
      calendar: 'personal',
      ...timed(5, '14:00', '15:30'),
      guestIds: guests.slice(3, 6),
    },
    {
      title: 'Parents evening at school',
      type: 'meet',
      calendar: 'family',
      ...timed(8, '13:00', '14:00'),
      guestIds: guests.slice(0, 2),
    },
    { title: 'Family day at the beach', type: 'holiday', calendar: 'family', ...wholeDays(15), guestIds: guests },
    {
      title: 'Blood donation van',
      type: 'task',
      calendar: 'etc',
      ...timed(4, '05:00', '11:00'),
      location: 'Main entrance',
    },
    {
      title: 'Charity run',
      type: 'task',
      calendar: 'etc',
      ...wholeDays(18),
      description: 'Five kilometres along the water; families are welcome.',
    },
  ];
}
