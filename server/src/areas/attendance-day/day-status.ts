import { registerEnumType } from 'type-graphql';
import { dayMarks } from '../../domain/attendance-day';

export const AttendanceDayStatus = Object.fromEntries([...dayMarks, 'in_now', 'upcoming', 'not_employed', 'not_recorded'].map((name) => [name, name]));
registerEnumType(AttendanceDayStatus, { name: 'AttendanceDayStatus', description: 'How a day of an employee stands now: as marked, or as it follows from his times, shift and employment; not_recorded where it lies before his record and his first presence.' });
