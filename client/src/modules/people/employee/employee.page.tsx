import { Select, Skeleton, Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useEmployeeQuery } from '../../../generated/people/employee';
import { Failure } from '../../../ui/failure';
import { useNarrow } from '../../../ui/words/use-narrow';
import './employee.css';
import { EmployeeHeader, type Editing } from './employee-header';
import { readsAbout } from './employee-tab-props';
import { employeeTabs } from './employee-tabs';

const tabs = employeeTabs.map(({ key, subject, load }) => ({
  key,
  subject,
  Content: lazy(async () => ({ default: (await load()).Component })),
}));

/** One employee: who they are above, and what they do, earn and are owed in tabs, as far as the reader may know. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { ability } = useSession();
  const [address, setAddress] = useSearchParams();
  const isPhone = useNarrow(600);
  const [editing, setEditing] = useState<Editing | null>(null);
  const { data, error, refetch } = useEmployeeQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLive(['Employee', 'EmployeePosition', 'EmployeeLeave'], () => void refetch());
  const employee = data?.record;
  if (error && !employee) return <Failure error={error} retry={() => void refetch()} />;
  if (!employee) return <Skeleton active avatar paragraph={{ rows: 8 }} />;

  const shown = tabs.filter(({ subject }) => readsAbout(ability, subject, id));
  const open = shown.find(({ key }) => key === address.get('tab')) ?? shown[0];
  const go = (tab: string) => setAddress({ tab }, { replace: true, preventScrollReset: true });
  const content = open && (
    <Suspense key={open.key} fallback={<Skeleton active />}>
      <open.Content
        employeeId={id}
        employee={employee}
        edit={employee.allowedActions.includes('update') ? (at) => setEditing({ at }) : undefined}
      />
    </Suspense>
  );
  return (
    <>
      <EmployeeHeader employee={employee} editing={editing} setEditing={setEditing} onChanged={() => void refetch()} />
      <section className="panel panel-padded">
        {isPhone ? (
          <>
            <Select
              className="wide tab-choice"
              aria-label={t('employee.part')}
              value={open?.key}
              onChange={go}
              options={shown.map(({ key }) => ({ value: key, label: t(`employeeTab.${key}`) }))}
            />
            {content}
          </>
        ) : (
          <Tabs
            className="tabs-in-lines"
            activeKey={open?.key}
            onChange={go}
            items={shown.map(({ key }) => ({
              key,
              label: t(`employeeTab.${key}`),
              children: key === open?.key && content,
            }))}
            destroyOnHidden
          />
        )}
      </section>
    </>
  );
}
