import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { useSession } from '../../../access/session';
import { toneOf } from '../../../fields/choices';
import { FormDrawer } from '../../../form/form-drawer';
import {
  useAddMyAccountMutation,
  useMyAccountsQuery,
  type BankAccountInput,
} from '../../../generated/people/my-profile';
import type { FormField } from '../../../list/area';
import { toast } from '../../../ui/dialogs/toasts';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { factLine } from '../../../i18n/i18n';
import { ProfileCard } from './profile-card';

const RecordForm = lazy(async () => ({ default: (await import('../../../form/record-form')).RecordForm }));

const fields = (today: string, name: string): FormField<keyof BankAccountInput>[] => [
  { field: 'holder', kind: 'text', required: true, initial: name },
  { field: 'iban', kind: 'code', required: true },
  { field: 'bankName', kind: 'text' },
  { field: 'validFrom', kind: 'date', required: true, initial: today },
  { field: 'proofFileId', label: 'accountProof', kind: 'file', required: true, wide: true, hint: 'accountProof' },
];

/** Where pay goes, masked; another account is always verified by somebody else, with proof. */
export function AccountCard({ employeeId, name }: { employeeId: string; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { ability } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [add] = useAddMyAccountMutation();
  const { data, refetch } = useMyAccountsQuery({ variables: { id: employeeId }, fetchPolicy: 'cache-and-network' });
  const rows = (data?.page.rows ?? []).filter(({ validTo }) => !validTo || validTo >= today);
  const waits = rows.some(({ state }) => state === 'pending');
  return (
    <ProfileCard
      title={t('profile.bankAccount')}
      aside={
        data &&
        !waits &&
        ability.can('create', 'BankAccount') && (
          <Button type="text" size="small" onClick={() => setIsOpen(true)}>
            {t(rows.length ? 'profile.changeAccount' : 'profile.addAccount')}
          </Button>
        )
      }
    >
      {data && rows.length === 0 && <p className="quiet">{t('profile.noAccount')}</p>}
      <ul className="profile-people">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <bdi dir="ltr" className="profile-iban">
                {row.iban ?? row.holder}
              </bdi>
              <p className="quiet" dir="auto">
                {factLine([row.bankName, row.validFrom && t('employee.future', { day: format.day(row.validFrom) })])}
              </p>
            </div>
            {row.state && (
              <StatusDot tone={toneOf('bankAccountState', row.state)}>
                {t(`choice.bankAccountState.${row.state}`)}
              </StatusDot>
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <FormDrawer size={560} title={t('profile.bankAccount')} close={() => setIsOpen(false)}>
          <Alert type="info" showIcon title={t('profile.accountWhy')} className="form-error" />
          <Suspense>
            <RecordForm
              fields={fields(today, name)}
              record={null}
              save={(input) => add({ variables: { input: { ...input, employeeId } as BankAccountInput } })}
              onSaved={() => {
                toast.success(t('profile.asked'));
                setIsOpen(false);
                void refetch();
              }}
              onCancel={() => setIsOpen(false)}
              submitLabel={t('profile.ask')}
            />
          </Suspense>
        </FormDrawer>
      )}
    </ProfileCard>
  );
}
