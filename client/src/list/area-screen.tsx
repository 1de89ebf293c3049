import { PlusOutlined } from '@ant-design/icons';
import { Button, Skeleton, type InputRef } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../access/session';
import { useToday } from '../access/today';
import { EmptyState } from '../ui/empty-state';
import { Failure } from '../ui/failure';
import { PageHeader } from '../ui/page-header';
import { RowsSkeleton } from '../ui/rows-skeleton';
import { useNarrow } from '../ui/words/use-narrow';
import type { AnyArea, AnyRecord, AreaDefinition, CreateHook, ListHook, OneHook, UpdateHook } from './area';
import { Cards } from './cards';
import { givenIn, withoutGiven } from '../form/given-values';
import { Grid } from './grid';
import { ImportLink } from './import-link';
import { ListFooter } from './list-footer';
import { ListToolbar } from './list-toolbar';
import type { DrawerState } from '../form/record/record-drawer';
import { useList } from './use-list';
import { useRowActions } from './rows/use-row-actions';
import { useRowKeys } from './rows/use-row-keys';
import { useListSetup } from './views/use-list-setup';

const BulkBar = lazy(() => import('./bulk/bulk-bar'));
const KeySheet = lazy(() => import('./key-sheet'));
const RecordDrawer = lazy(() => import('../form/record/record-drawer'));
const RecordPage = lazy(() => import('../form/record/record-page'));

/** Rows that fill a screen, so that what stands below them does not jump when they come. */
const screenful = 15;

const drawerIn = (address: URLSearchParams): DrawerState | null => {
  const id = address.get('open') ?? address.get('edit');
  if (address.has('new')) return { mode: 'new', given: givenIn(address) };
  return id ? { mode: address.has('edit') ? 'edit' : 'open', id } : null;
};

function withDrawer(address: URLSearchParams, drawer: DrawerState | null): URLSearchParams {
  const next = withoutGiven(address);
  for (const name of ['open', 'edit', 'new']) next.delete(name);
  if (drawer?.mode === 'new') next.set('new', 'yes');
  else if (drawer) next.set(drawer.mode, drawer.id);
  return next;
}

/**
 * The ordinary screen of an area: its list, and one record read, changed or made beside it. List state and the open
 * record live in the address; buttons are those the server allows.
 */
export function areaScreen<
  List extends ListHook,
  Read extends OneHook,
  Create extends CreateHook,
  Update extends UpdateHook,
>(definition: AreaDefinition<List, Read, Create, Update>) {
  const area = definition as unknown as AnyArea;
  return function AreaScreen() {
    return <Screen area={area} />;
  };
}

function Screen({ area }: { area: AnyArea }) {
  const { t } = useTranslation();
  const { ability, session } = useSession();
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const location = useLocation();
  const navigate = useNavigate();
  const isPhone = useNarrow(600);
  const list = useList(area);
  const setup = useListSetup(area, list.state, list.change);
  const { columns } = setup;
  const [selected, setSelected] = useState<string[]>([]);
  const [helping, setHelping] = useState(false);
  const searchBox = useRef<InputRef>(null);
  const rows = list.rows ?? [];
  const chosen = rows.filter((row) => selected.includes(row.id));
  const mayCreate = !!area.create && ability.can('create', area.subject);
  const asked = drawerIn(address);
  const mayBeAlone =
    !!area.isAlone && (!!session?.company || !mayCreate) && !list.isFiltered && !list.state.showDeleted;
  const alone = mayBeAlone && list.total === 1 ? rows[0] : undefined;
  const isKnown = asked?.mode !== 'new' || (mayCreate && (!area.begin || !!list.rows));
  const isOnPage =
    asked?.mode === 'open' && mayBeAlone && (list.total === undefined ? !list.error : asked.id === alone?.id);
  const drawer = isKnown && !isOnPage ? asked : null;
  const actions = useRowActions(area, rows, () => {
    setSelected([]);
    void list.refetch();
  });

  const go = (next: DrawerState | null) => setAddress((now) => withDrawer(now, next), { preventScrollReset: true });
  const linkTo = (row: AnyRecord) =>
    area.page?.(row) ?? `${location.pathname}?${withDrawer(address, { mode: 'open', id: row.id }).toString()}`;
  const open = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (row) void navigate(linkTo(row), { preventScrollReset: true });
  };
  const current = useRowKeys({
    ids: rows.map((row) => row.id),
    open,
    edit: (id) => area.update && go({ mode: 'edit', id }),
    create: mayCreate ? () => go({ mode: 'new' }) : undefined,
    search: () => searchBox.current?.focus(),
    help: () => setHelping(true),
    off: drawer !== null || helping || !!alone,
  });

  const addButton = mayCreate && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go({ mode: 'new' })}>
      {t(`area.${area.subject}.add`)}
    </Button>
  );
  const shared = { area, columns, rows, selected, select: setSelected, linkTo, current };

  const content = () => {
    if (list.error && !list.rows) return <Failure error={list.error} retry={() => void list.refetch()} />;
    if (!list.rows || !setup.isKnown) return <RowsSkeleton columns={columns.length} rows={screenful} />;
    if (rows.length === 0 && !list.loading)
      return list.isFiltered ? (
        <EmptyState title={t('list.nothingFound')} why={t('list.nothingFoundWhy')}>
          <Button onClick={() => list.change({ conditions: [], search: '' })}>{t('list.clearAll')}</Button>
        </EmptyState>
      ) : (
        <EmptyState title={t(`area.${area.subject}.none`)} why={t(`area.${area.subject}.why`)}>
          <div className="button-row">{addButton || area.toolbar}</div>
        </EmptyState>
      );
    return isPhone ? (
      <Cards {...shared} />
    ) : (
      <Grid
        {...shared}
        state={list.state}
        change={list.change}
        loading={list.loading}
        areChosen={setup.areChosen}
        resize={setup.resize}
        onSaved={() => void list.refetch()}
      />
    );
  };

  const remove = (row: AnyRecord) => {
    go(null);
    actions.askToRemove([row.id]);
  };
  const restore = (row: AnyRecord) => {
    go(null);
    void actions.restore([row.id]);
  };

  const listPage = () => (
    <>
      <PageHeader title={t(`area.${area.subject}.many`)} detail={t(`area.${area.subject}.why`)}>
        {area.importable && (
          <ImportLink subject={area.subject} kind={area.importable === true ? area.subject : area.importable} />
        )}
        {area.toolbar}
        {addButton}
      </PageHeader>
      {area.summary}
      <section className="panel" aria-label={t(`area.${area.subject}.many`)}>
        <ListToolbar
          {...{ area, setup }}
          question={list.question}
          state={list.state}
          change={list.change}
          searchRef={searchBox}
          help={() => setHelping(true)}
        />
        {selected.length > 0 && (
          <Suspense fallback={chosen.length > 0 && <div className="bulk-bar" />}>
            <BulkBar
              area={area}
              rows={chosen}
              isWholePage={chosen.length === rows.length}
              total={list.total ?? 0}
              question={list.question}
              showDeleted={list.state.showDeleted}
              clear={() => setSelected([])}
              onDone={() => {
                setSelected([]);
                void list.refetch();
              }}
            />
          </Suspense>
        )}
        {content()}
        {list.total !== undefined && <ListFooter state={list.state} change={list.change} total={list.total} />}
      </section>
    </>
  );

  const main = () => {
    if (alone)
      return (
        <Suspense fallback={<Skeleton active />}>
          <RecordPage {...{ area, remove, restore }} id={alone.id} edit={() => go({ mode: 'edit', id: alone.id })} />
        </Suspense>
      );
    return mayBeAlone && !list.rows && !list.error ? <Skeleton active /> : listPage();
  };

  return (
    <>
      {main()}
      {actions.dialogs}
      {helping && (
        <Suspense>
          <KeySheet close={() => setHelping(false)} />
        </Suspense>
      )}
      {drawer && (
        <Suspense fallback={null}>
          <RecordDrawer
            key={drawer.mode === 'new' ? 'new' : drawer.id}
            area={area}
            state={
              drawer.mode === 'new' ? { mode: 'new', given: { ...area.begin?.(rows, today), ...drawer.given } } : drawer
            }
            go={go}
            remove={remove}
            restore={restore}
            onChanged={() => void list.refetch()}
          />
        </Suspense>
      )}
    </>
  );
}
