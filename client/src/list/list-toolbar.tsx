import { EyeInvisibleOutlined, EyeOutlined, QuestionCircleOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, type InputRef } from 'antd';
import { lazy, Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../access/session';
import { IconButton } from '../ui/icon-button';
import type { AnyArea } from './area';
import { ColumnChoice } from './columns/column-choice';
import { Filters } from './filters';
import { startOf, type ListState } from './list-address';
import { SearchBox } from './search-box';
import type { ListQuestion } from './use-list';
import type { ListSetup } from './views/use-list-setup';

const ExportMenu = lazy(() => import('./export/export-menu'));
const ViewSwitcher = lazy(() => import('./views/view-switcher'));

interface Props {
  area: AnyArea;
  setup: ListSetup;
  question: ListQuestion;
  state: ListState;
  change: (part: Partial<ListState>, replace?: boolean) => void;
  searchRef: Ref<InputRef>;
  help: () => void;
}

export function ListToolbar({ area, setup, question, state, change, searchRef, help }: Props) {
  const { t } = useTranslation();
  const { ability, session } = useSession();
  const { columns, choose, resize } = setup;
  // Words are looked for among all rows, not only those the list opens with; without any it is as it opens.
  const look = (search: string) => {
    const among = search ? [] : startOf(area).conditions;
    const isPlain = !state.view && (setup.isAtFirst || state.conditions.length === 0);
    change({ search, ...(isPlain && { conditions: among }) }, state.search !== '');
  };
  const deletedLabel = state.showDeleted ? t('list.hideDeleted') : t('list.showDeleted');
  // As wide as what comes: a button that moves as it is pressed is not pressed.
  const viewPlace = (
    <Button className="view-place" icon={<UnorderedListOutlined />} disabled aria-hidden>
      {setup.view?.name ?? t(setup.isAtFirst ? 'views.current' : 'views.all')}
    </Button>
  );
  return (
    <div className="toolbar">
      {session?.company && (
        <Suspense fallback={viewPlace}>{setup.views ? <ViewSwitcher area={area} setup={setup} /> : viewPlace}</Suspense>
      )}
      <SearchBox
        ref={searchRef}
        value={state.search}
        change={look}
        label={t('list.searchIn', { area: t(`area.${area.subject}.many`) })}
      />
      <Filters
        area={area}
        conditions={state.conditions}
        areNamed={setup.isAtFirst}
        change={(conditions) => change({ conditions })}
      />
      <div className="toolbar-end">
        {area.restore && (
          <Button
            aria-label={deletedLabel}
            icon={state.showDeleted ? <EyeInvisibleOutlined /> : <EyeOutlined />}
            type={state.showDeleted ? 'primary' : 'text'}
            ghost={state.showDeleted}
            onClick={() => change({ showDeleted: !state.showDeleted })}
          >
            <span className="wide-only">{deletedLabel}</span>
          </Button>
        )}
        {ability.can('export', area.subject) && (
          <Suspense fallback={<span className="toolbar-place" />}>
            <ExportMenu {...{ area, columns, question, state }} />
          </Suspense>
        )}
        <ColumnChoice {...{ area, columns, choose, resize }} />
        <IconButton label={t('keys.title')} icon={<QuestionCircleOutlined />} onClick={help} className="wide-only" />
      </div>
    </div>
  );
}
