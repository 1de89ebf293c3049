import { TeamOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { useDirectoryQuery, type DirectoryPersonShownFragment } from '../../../generated/people/directory';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { LinkButton } from '../../../ui/link-button';
import { PageHeader } from '../../../ui/page-header';
import { PersonAvatar } from '../../../ui/person-avatar';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { StatusDot } from '../../../ui/status-dot';
import './directory.css';

const PersonDrawer = lazy(() => import('./person-drawer'));

/** Everybody who works here, found by name, position or department in any spelling. */
export function Component() {
  const { t } = useTranslation();
  const { address, change, move, search, searchFor, limit, offset, footer } = usePagedAddress();
  const departmentId = address.get('department');
  const isAway = address.get('away') === 'yes';
  const person = address.get('person');
  const { data, previousData, error, refetch } = useDirectoryQuery({
    variables: { search: search || null, departmentId, isAway: isAway || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['Employee', 'EmployeeLeave'], () => void refetch());
  const found = (data ?? previousData)?.found;
  return (
    <>
      <PageHeader title={t('directory.title')} detail={t('directory.why')}>
        <LinkButton to="/org-chart?of=people">{t('orgChart.title')}</LinkButton>
      </PageHeader>
      <div className="directory-bar">
        <SearchBox value={search} change={searchFor} label={t('directory.search')} />
        <div className="directory-department">
          <ReferenceInput
            aria-label={t('field.departmentId')}
            placeholder={t('field.departmentId')}
            to="department"
            value={departmentId}
            onChange={(next) => change({ department: next as string | null })}
          />
        </div>
        <Segmented
          value={isAway ? 'away' : 'all'}
          onChange={(next) => change({ away: next === 'away' ? 'yes' : null })}
          options={[
            { value: 'all', label: t('directory.everybody') },
            { value: 'away', label: t('directory.awayToday') },
          ]}
        />
      </div>
      {error && !found && <Failure error={error} retry={() => void refetch()} />}
      {!found && !error && <RowsSkeleton columns={3} />}
      {found?.total === 0 && (
        <EmptyState icon={<TeamOutlined />} title={t('directory.nobody')} why={t('directory.nobodyWhy')} />
      )}
      {found && found.total > 0 && (
        <section aria-label={t('directory.title')}>
          <ul className="directory">
            {found.rows.map((one) => (
              <li key={one.id}>
                <PersonCard person={one} open={() => move({ person: one.id })} />
              </li>
            ))}
          </ul>
          <ListFooter {...footer} total={found.total} />
        </section>
      )}
      {person && (
        <Suspense>
          <PersonDrawer key={person} id={person} go={(id) => move({ person: id })} />
        </Suspense>
      )}
    </>
  );
}

function PersonCard({ person, open }: { person: DirectoryPersonShownFragment; open: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="directory-card" onClick={open}>
      <PersonAvatar name={person.name} size={56} photo={person.photoFileId} />
      <span className="directory-text">
        <b dir="auto">{person.name}</b>
        {person.position && <span dir="auto">{person.position}</span>}
        {person.department && (
          <span className="quiet" dir="auto">
            {person.department}
          </span>
        )}
        {person.isAway && <StatusDot tone="warning">{t('directory.away')}</StatusDot>}
      </span>
    </button>
  );
}
