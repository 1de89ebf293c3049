import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import { personInfo } from '../organisation/department.rest';
import { employee } from '../../modules/people/employee/employee';
import { mail, type Mail } from '../../modules/messaging/mail/mail';

/** Old clients know two states: what the mail server took, and what it did not (yet). */
const statusOf = (state: string): string => (state === 'sent' ? 'success' : 'failed');

export const mailRest: RestList<Mail> = {
  path: '/api/mail',
  area: mail,
  filters: {
    mailType: (kind) => ({ kind: { eq: kind } }),
    mailStatus: (status) => ({
      state: { in: ['queued', 'sending', 'sent', 'bounced', 'failed'].filter((state) => statusOf(state) === status) },
    }),
  },
  sorts: { type: 'kind', status: 'state', date: 'createdAt' },
  async project(ctx, rows) {
    const people = await relatedRows(
      ctx,
      employee,
      rows.map((row) => row.employeeId),
    );
    return rows.map((row) => {
      const person = people.get(row.employeeId ?? '');
      return {
        email: row.email,
        subject: row.subject,
        message: row.message,
        type: row.kind,
        date: row.sentAt ?? row.createdAt,
        status: statusOf(row.state),
        user_info: row.senderId ? [{ _id: row.senderId, name: row.senderName }] : [],
        employee_info: person ? [personInfo(person)] : [],
      };
    });
  },
};
