import type * as access from '../../generated/access';
import type * as home from '../../generated/home';
import type * as leave from '../../generated/leave/employee-leave/mine';
import type * as notification from '../../generated/messaging/notification';
import type * as directory from '../../generated/people/directory';
import type * as requests from '../../generated/requests/my-requests';
import type * as attendance from '../../generated/time/attendance';
import type * as roster from '../../generated/time/rostered-shift';

type Names<Documents> = {
  [Name in keyof Documents]: Name extends `${infer Asked}Document` ? Asked : never;
}[keyof Documents];

type OperationName =
  | Names<typeof access>
  | Names<typeof home>
  | Names<typeof leave>
  | Names<typeof notification>
  | Names<typeof directory>
  | Names<typeof requests>
  | Names<typeof attendance>
  | Names<typeof roster>;

export interface KeptOperation {
  /** The variable that has to name the employee who is signed in. */
  own?: string;
  /** Variables that have to be empty: of a list its first page alone, and not what was searched for. */
  empty?: readonly string[];
  /** Fields that are emptied before the answer is kept: pay, reasons, and what is told of others. */
  excluded?: readonly string[];
  /** Part of the frame around every page: when it was asked for says nothing about the page. */
  isFrame?: boolean;
}

/**
 * All that is kept on a device for when it has no connection: what an employee asks about themselves. The answer to
 * `Session` is kept beside them. server/test/access/kept-on-devices.test.ts refuses fields of pay and what needs a
 * grant of its own.
 */
export const keptOperations = {
  Menu: { isFrame: true },
  UnreadNotifications: { isFrame: true },
  HomeMine: { excluded: ['payslip', 'away'] },
  HomeToConfirm: {},
  MyShifts: {},
  MyLeaveStatements: { own: 'employeeId', excluded: ['reason'] },
  MyComingLeave: { own: 'employeeId' },
  MyPastLeave: { own: 'employeeId' },
  MyAttendance: { own: 'employeeId' },
  MyRequests: { excluded: ['what', 'amount', 'currency'] },
  Directory: { empty: ['search', 'departmentId', 'managerId', 'isAway', 'offset'] },
  Notifications: { empty: ['after'] },
} as const satisfies Partial<Record<OperationName, KeptOperation>>;

export const keptOperation = (name: string | undefined): KeptOperation | undefined =>
  name && Object.hasOwn(keptOperations, name) ? keptOperations[name as keyof typeof keptOperations] : undefined;
