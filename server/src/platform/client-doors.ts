import { forbidden } from './errors';

/**
 * What asks for no grant, and is shut to clients all the same: by specification §6 a client reads the acl-page alone. Open stay
 * being signed in, how pages look, and news and figures, which show what grants let one see.
 */
const shut: ReadonlySet<string> = new Set([
  'viewAsRole', 'stopViewing', 'clock', 'clockIn', 'clockOut', 'sendPunches', 'importKinds',
  'leavePreview', 'leaveEncashmentOffers', 'leaveEncashmentPreview', 'rewardPoints', 'leaveOptions', 'leaveReplacements', 'withdrawLeaveCancel', 'changeLeaveReplacement', 'standingIn',
  'myLeaveDrafts', 'saveLeaveDraft', 'submitLeaveDraft', 'discardLeaveDraft', 'leaveStatements', 'search',
  'emails', 'emailCounts', 'email', 'emailAnswer', 'emailPeople', 'saveEmailDraft', 'sendEmail', 'updateEmails', 'toggleEmailLabel', 'restoreEmails', 'removeEmails', 'emptyEmailTrash',
  'documentsToConfirm', 'confirmDocument', 'openDocumentFile', 'calendarEntries', 'calendarWeek', 'calendarFeed', 'issueCalendarFeed', 'revokeCalendarFeed',
  'myShifts', 'takeOpenShift', 'swapColleagues', 'askForShiftSwap', 'answerShiftSwap',
  'chatSelf', 'chatPeople', 'chatPerson', 'chatConversations', 'chatMessages', 'sendChatMessage', 'deleteChatMessage', 'receiveChat', 'markChatSeen', 'setMyChatStatus', 'tellChatTyping', 'chatActivity',
  'myFormDrafts', 'saveFormDraft', 'discardFormDraft',
  'approvalGroups', 'approvalsWaiting', 'myApprovalDecisions', 'approvalTimeline', 'decideApprovals', 'approvalSubjects', 'approvalColleagues', 'myDelegations', 'delegateApprovals', 'endApprovalDelegation',
]);

/** Whether a client may ask for these fields on top of an operation. */
export const areOpenToClients = (names: readonly string[]): boolean => !names.some((name) => shut.has(name));

export const closedToClients = () => forbidden({
  en: 'Your account is of type client, for which this is closed. Ask an administrator for an account of an employee.', ar: 'حسابك من نوع عميل وهذا مغلق له. اطلب من المسؤول حساب موظف.',
});
