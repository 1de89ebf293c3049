import { Segmented, Select, Skeleton } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useOrgChartQuery, type OrgChartKind } from '../../../generated/people/org-chart';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { LinkButton } from '../../../ui/link-button';
import { PageHeader } from '../../../ui/page-header';
import { useNarrow } from '../../../ui/words/use-narrow';
import './org-chart.css';
import { OrgTree } from './org-tree';
import { withTop } from './tree-of';
import { searchedBy } from '../../../ui/choice-search';

const OrgChart = lazy(() => import('./org-chart'));

/**
 * The company as a chart and as a list: its departments, or who reports to whom. What is chosen stands in the address.
 */
export function Component() {
  const { t } = useTranslation();
  const { ability, session } = useSession();
  const [address, setAddress] = useSearchParams();
  const isNarrow = useNarrow(900);
  const [view, setView] = useState<'list' | 'chart'>('list');
  const maySeePeople = ability.can('read', 'Employee');
  const of: OrgChartKind = address.get('of') === 'people' && maySeePeople ? 'people' : 'departments';
  const { data, error, refetch } = useOrgChartQuery({ variables: { of }, fetchPolicy: 'cache-and-network' });
  useLive(['Department', 'Employee'], () => void refetch());
  const rows = data?.orgChart.rows;
  const drawn = useMemo(() => rows && withTop(rows, session?.company?.name ?? ''), [rows, session?.company?.name]);
  const chosen = rows?.find(({ id }) => id === address.get('at')) ?? null;
  const choose = (at: string) => setAddress({ of, at }, { replace: true, preventScrollReset: true });

  const body = () => {
    if (error && !rows) return <Failure error={error} retry={() => void refetch()} />;
    if (!rows || !drawn) return <Skeleton active paragraph={{ rows: 12 }} />;
    if (rows.length === 0)
      return of === 'people' ? (
        <EmptyState title={t('orgChart.noPeople')} why={t('orgChart.noPeopleWhy')} />
      ) : (
        <EmptyState title={t('orgChart.noDepartments')} why={t('orgChart.noDepartmentsWhy')} />
      );
    const shared = { chosen: chosen?.id ?? null, choose };
    return (
      <div className="org-chart">
        {(!isNarrow || view === 'list') && <OrgTree key={of} rows={rows} {...shared} />}
        {(!isNarrow || view === 'chart') && (
          <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
            <OrgChart key={of} rows={drawn} {...shared} />
          </Suspense>
        )}
      </div>
    );
  };

  return (
    <>
      <PageHeader title={t('orgChart.title')} detail={t('orgChart.hint')}>
        {isNarrow && (
          <Segmented
            value={view}
            onChange={setView}
            options={(['list', 'chart'] as const).map((value) => ({ value, label: t(`orgChart.${value}`) }))}
          />
        )}
      </PageHeader>
      <div className="org-chart-bar">
        {maySeePeople && (
          <Segmented
            value={of}
            onChange={(next) => setAddress({ of: next }, { replace: true })}
            options={(['departments', 'people'] as const).map((value) => ({ value, label: t(`orgChart.${value}`) }))}
          />
        )}
        <Select<string>
          showSearch={searchedBy('label', 'detail')}
          className="org-chart-search"
          aria-label={t('orgChart.search')}
          placeholder={t('orgChart.search')}
          value={chosen?.id ?? null}
          onChange={choose}
          options={rows?.map(({ id, name, detail }) => ({
            value: id,
            label: name,
            detail,
          }))}
          optionRender={({ data: option }) => (
            <span className="option">
              <span dir="auto">{option.label}</span>
              {option.detail && <span className="option-detail">{option.detail}</span>}
            </span>
          )}
          notFoundContent={t('list.nothingFound')}
        />
        {chosen && (
          <LinkButton to={of === 'people' ? `/employees/${chosen.id}` : `/departments?open=${chosen.id}`}>
            {t('orgChart.open')}
          </LinkButton>
        )}
      </div>
      {body()}
    </>
  );
}
