import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSignedIn } from '../../access/session';
import { PageHeader } from '../../ui/page-header';
import { useNarrow } from '../../ui/words/use-narrow';
import { AbsenceCard } from './absence-card';
import { ApprovalsCard, ToFulfilCard } from './approvals-card';
import { ConfirmCard } from './confirm-card';
import { DatesCard } from './dates-card';
import './home.css';
import { Clock, MineCards } from './mine-cards';
import { PapersCards } from './papers-cards';
import { PayrollCard } from './payroll-card';
import { PeopleCards } from './people-cards';
import { Doors, PlatformCards } from './platform-cards';
import { isSetUpPlaced, SetUpCard } from './set-up-card';

/**
 * Home: inside a company what concerns one there today, outside what one looks after and the companies one may enter.
 */
export function Component() {
  const { t } = useTranslation();
  const { user, company } = useSignedIn();
  const { ability } = useSession();
  return (
    <>
      <PageHeader
        title={t('home.hello', { name: user.name })}
        detail={company ? t('home.inCompany', { company: company.name }) : t('home.outside')}
      />
      {company ? (
        <CompanyHome key={company.id} />
      ) : (
        <>
          {(ability.can('read', 'Company') || ability.can('read', 'User')) && <PlatformCards />}
          <Doors />
        </>
      )}
    </>
  );
}

const deciding = ['approve', 'verify', 'manage'];

/**
 * Each card where one may see what it is about. Whoever sees nobody else is shown their own, and no company of one; who
 * leads others begins with the team, but on a phone with their own things. The first time they wait for the card above
 * them to be there or not: nothing is to move under a finger.
 */
function CompanyHome() {
  const { ability } = useSession();
  const { employeeId, company } = useSignedIn();
  const [isPlaced, setPlaced] = useState(() => isSetUpPlaced(company!.id));
  const place = useCallback(() => setPlaced(true), []);
  const isPhone = useNarrow(600);
  const reads = (subject: string) => ability.can('read', subject) && !isOwnAlone(ability.rulesFor('read', subject));
  const decides = ability.rules.some(
    ({ action, inverted }) => !inverted && [action].flat().some((each) => deciding.includes(each)),
  );
  const isOwnFirst = isPhone || !(decides || reads('Employee'));
  return (
    <div className="home">
      <SetUpCard onPlaced={place} />
      {isPlaced && (
        <>
          {employeeId && <Clock />}
          {employeeId && <ConfirmCard />}
          {employeeId && isOwnFirst && <MineCards />}
          <ApprovalsCard decides={decides} />
          {reads('PayrollRun') && <PayrollCard />}
          {reads('Employee') && <PeopleCards />}
          {(reads('EmployeeLeave') || reads('AttendanceDay')) && <AbsenceCard />}
          {ability.can('fulfil', 'FormRequest') && <ToFulfilCard />}
          {(reads('EmployeeDocument') || reads('Document') || reads('EmployeeLicence')) && <PapersCards />}
          {reads('Employee') && <DatesCard />}
          {employeeId && !isOwnFirst && <MineCards />}
        </>
      )}
    </div>
  );
}

/** Rules that reach a single employee: oneself. */
const isOwnAlone = (rules: readonly { conditions?: unknown }[]): boolean =>
  rules.every(({ conditions }) =>
    Object.values(conditions ?? {}).some((wanted) => (wanted as { $in?: unknown[] } | null)?.$in?.length === 1),
  );
