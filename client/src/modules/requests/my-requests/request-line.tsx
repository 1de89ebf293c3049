import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../fields/choices';
import type { MyRequestsQuery } from '../../../generated/requests/my-requests';
import { factLine, type ChoiceName } from '../../../i18n/i18n';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { useItemFacts } from '../pieces/item-facts';

type Request = MyRequestsQuery['page']['rows'][number];

/** The states of each kind. */
const statesOf: Record<string, ChoiceName> = {
  EmployeeLeave: 'leaveStatus',
  LeaveEncashment: 'leaveEncashmentState',
  FormRequest: 'formRequestState',
  ProfileChange: 'profileChangeState',
  AttendanceCorrection: 'attendanceCorrectionStatus',
  ShiftSwap: 'shiftSwapState',
  BankAccount: 'bankAccountState',
  EmployeeDocument: 'documentReview',
  EmployeeLoan: 'loanState',
  EmployeeReward: 'payEntryState',
  EmployeeDeduction: 'payEntryState',
};

/** One thing asked for: what, since when, and where it stands. */
export function RequestLine({ request }: { request: Request }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = useItemFacts();
  const { subject, state, isWaiting, askedAt, path, step, steps, what } = request;
  const choice = statesOf[subject];
  const standing = choice
    ? t(`choice.${choice}.${state}` as 'choice.leaveStatus.submitted')
    : t(isWaiting ? 'mine.waiting' : 'mine.answered');
  return (
    <li>
      <div className="dated-body">
        <Link to={path} className="row-link" dir="auto">
          {factLine([t(`area.${subject as 'EmployeeLeave'}.one`), what])}
        </Link>
        <p>{facts({ ...request, who: null })}</p>
        <p className="quiet">{t('mine.askedOn', { day: format.short(askedAt) })}</p>
      </div>
      <span>
        <StatusDot tone={choice ? toneOf(choice, state) : isWaiting ? 'warning' : 'default'}>{standing}</StatusDot>
        {isWaiting && step !== null && steps !== null && steps > 1 && (
          <small className="quiet"> {t('mine.stepOf', { n: step, of: steps })}</small>
        )}
      </span>
    </li>
  );
}
