import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { leaveLedgerEntry } from './leave-ledger-entry-record';

export { leaveLedgerEntry };
export const LeaveLedgerEntryResolver = CrudResolver(leaveLedgerEntry, ['list']);

export {
  bookedDays,
  countingOf,
  daysOf,
  isCountable,
  neighboursOf,
  rulesOf,
  shownDays,
  shownOnce,
  spanColumns,
  totalOf,
  typeOf,
} from './leave-count';
export { postLeave, recountPosted, unpostLeave } from './leave-posting';
export { postEncashment, encashmentFacts, reverseEncashment } from './leave-encashment';
export { leaveAtEnd, leaveOfManyAtEnd, encashLeaveAtEnd } from './leave-at-end';
export { hasPlan, isFor, planOf } from './leave-plan';
export {
  availableFrom,
  balanceAround,
  balanceFacts,
  due as linesDue,
  ledgerOf,
  takenBy,
  waitingKey,
  waitingOf,
} from './ledger-reading';
export { lockLeaveOf, writeEntries, type NewEntry } from './ledger-writing';
export { refreshLeaveBalances } from './refresh-balances';
export { writeEntriesDue } from './entries-due-writing';
export { encashmentsAskedFor, type EncashmentAskedFor } from './ledger-reading';
export { attendance } from './worked-months';
