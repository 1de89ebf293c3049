import { needsApproval, type Approvable } from '../../../platform/approval/approval';
import type { Area, Row } from '../../../platform/records/area';
import { document } from '../document/document';
import { employeeDocument } from '../employee-document/employee-document';
import { rejectDocument, verifyDocument, type ExpiringRecord } from './expiring-record';

/** That documents handed in wait for somebody to look at them. */
const verified = <R extends ExpiringRecord>(area: Area<R>, filesOf: (row: Row<R>) => readonly string[]) => {
  const [approve, reject] = [verifyDocument(area), rejectDocument(area)];
  return needsApproval(area, {
    waiting: { review: { in: ['submitted'] }, status: { in: ['active'] } },
    askedBy: ['submittedById'] as Approvable<R>['askedBy'],
    brief: (_ctx, row) => ({
      what: String(row.title),
      fromDate: row.issueDate,
      toDate: row.expiryDate,
      note: row.number,
      fileIds: filesOf(row),
    }),
    verb: 'verify',
    approve,
    reject: (ctx, id, version, reason) => reject(ctx, id, version, reason ?? ''),
  });
};

export const documentApprovals = [
  verified(employeeDocument, ({ fileId }) => (fileId ? [fileId] : [])),
  verified(document, ({ fileIds }) => fileIds),
];
