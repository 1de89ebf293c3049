import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useSession, useSignedIn } from '../../../access/session';
import { RecordDetail } from '../../../form/record-detail';
import {
  useMyFamilyQuery,
  useMyPlaceQuery,
  useMyProfileQuery,
  type MyProfileRecordFragment,
} from '../../../generated/people/my-profile';
import type { AnyField, AnyRecord } from '../../../list/area';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { AccountCard } from './account-card';
import { DatesCard } from './dates-card';
import { FamilyCard } from './family-card';
import './my-profile.css';
import { InsuranceCard } from './insurance-card';
import { PapersCard } from './papers-card';
import { PartCard } from './part-card';
import { ProfileCard } from './profile-card';
import { ProfileHeader } from './profile-header';

const papers: AnyField[] = [
  { field: 'nationalId', kind: 'masked' },
  { field: 'passportNo', kind: 'masked' },
];
const workContact: AnyField[] = [{ field: 'workEmail', kind: 'email' }];
const employment: AnyField[] = [
  { field: 'positionId', kind: 'reference', to: 'position' },
  { field: 'departmentId', kind: 'reference', to: 'department' },
  { field: 'workLocationId', kind: 'reference', to: 'workLocation' },
  { field: 'employeeType', kind: 'choice', choice: 'employeeType' },
  { field: 'hireDate', kind: 'date' },
  { field: 'probationEnd', kind: 'date' },
  { field: 'contractEnd', kind: 'date' },
];

/** What the company knows of oneself, and what one may change of it. */
export function Component() {
  const { employeeId } = useSignedIn();
  return employeeId ? <Profile employeeId={employeeId} /> : null;
}

function Profile({ employeeId }: { employeeId: string }) {
  const { ability } = useSession();
  const { data, error, refetch } = useMyProfileQuery({
    variables: { id: employeeId },
    fetchPolicy: 'cache-and-network',
  });
  const { data: at } = useMyPlaceQuery({ variables: { id: employeeId }, skip: !ability.can('find', 'Employee') });
  useLive(['Employee', 'ProfileChange'], () => void refetch());
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active avatar paragraph={{ rows: 10 }} />;
  const { record, rules, changes } = data;
  const shared = { record, changes: changes.rows, onDone: () => void refetch() };
  const ruleOf = (part: string) => rules.find((one) => one.part === part);
  return (
    <>
      <ProfileHeader {...shared} place={at?.person} rule={ruleOf('photo')} />
      <div className="profile-grid">
        <PartCard {...shared} part="identity" rule={ruleOf('identity')} more={papers} />
        <PartCard {...shared} part="contact" rule={ruleOf('contact')} more={workContact} />
        <PartCard {...shared} part="address" rule={ruleOf('address')} />
        <Employment record={record} />
        <Family {...shared} employeeId={employeeId} ruleOf={ruleOf} />
        {ability.can('read', 'BankAccount') && <AccountCard employeeId={employeeId} name={record.employeeName ?? ''} />}
        {ability.can('read', 'InsuranceRegistration') && <InsuranceCard employeeId={employeeId} />}
        {ability.can('find', 'Employee') && <DatesCard record={record} />}
        {ability.can('read', 'EmployeeDocument') && (
          <PapersCard employeeId={employeeId} positionId={record.positionId} />
        )}
      </div>
    </>
  );
}

function Employment({ record }: { record: MyProfileRecordFragment }) {
  const { t } = useTranslation();
  const filled = employment.filter(({ field }) => {
    const value = (record as unknown as AnyRecord)[field.replace(/Id$/, '')];
    return value !== null && value !== undefined;
  });
  return (
    <ProfileCard title={t('profile.employment')}>
      <RecordDetail fields={filled} record={record as unknown as AnyRecord} />
    </ProfileCard>
  );
}

interface FamilyProps extends Omit<Parameters<typeof FamilyCard>[0], 'part' | 'rows' | 'rule'> {
  employeeId: string;
  ruleOf: (part: string) => Parameters<typeof FamilyCard>[0]['rule'];
}

/** Whom to call, and whom they provide for. */
function Family({ employeeId, ruleOf, changes, onDone }: FamilyProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { data, refetch } = useMyFamilyQuery({ variables: { id: employeeId }, fetchPolicy: 'cache-and-network' });
  useLive(['EmergencyContact', 'Dependant'], () => void refetch());
  if (!data) return null;
  const facts = (...given: (string | null | undefined)[]) => given.filter((one): one is string => !!one);
  return (
    <>
      {ability.can('read', 'EmergencyContact') && (
        <FamilyCard
          part="emergency"
          rule={ruleOf('emergency')}
          changes={changes}
          onDone={() => (onDone(), void refetch())}
          rows={data.contacts.rows.map((record) => ({ record, facts: facts(record.relationship, record.phone) }))}
        />
      )}
      {ability.can('read', 'Dependant') && (
        <FamilyCard
          part="dependants"
          rule={ruleOf('dependants')}
          changes={changes}
          onDone={() => (onDone(), void refetch())}
          rows={data.dependants.rows.map((record) => ({
            record,
            facts: facts(
              record.relation && t(`choice.dependantRelation.${record.relation}`),
              record.birthDate && format.day(record.birthDate),
            ),
          }))}
        />
      )}
    </>
  );
}
