import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../access/session';
import {
  useListSettingsQuery,
  useSetListColumnsMutation,
  type ListSettingsQuery,
  type SetListColumnsMutationVariables,
} from '../../generated/list/views';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import type { AnyArea } from '../area';
import { entryOf, fieldOf, widthsIn } from '../columns/column-widths';
import {
  isAsListOpens,
  areSame,
  readListState,
  startOf,
  startOfView,
  viewAddress,
  type ListState,
} from '../list-address';
import { lastWins } from './last-wins';

export type ListView = ListSettingsQuery['settings']['views'][number];

const ordinary = (area: AnyArea) => area.columns.filter((column) => !column.hidden).map((column) => column.field);

/**
 * How this person has set up the list: columns and views, kept on the server. Columns chosen on a view, or on an
 * address somebody sent, belong to that address; otherwise they are from now on the usual ones.
 */
export function useListSetup(
  area: AnyArea,
  state: ListState,
  change: (part: Partial<ListState>, replace?: boolean) => void,
) {
  const { session } = useSession();
  const { data, loading, refetch } = useListSettingsQuery({
    variables: { subject: area.subject },
    fetchPolicy: 'cache-first',
  });
  const [keepColumns] = useSetListColumnsMutation();
  const [keepLast] = useState(() =>
    lastWins((variables: SetListColumnsMutationVariables) => keepColumns({ variables }).then(() => refetch())),
  );
  const [justChosen, setJustChosen] = useState<string[] | null>();
  const settings = data?.settings;
  const start = useMemo(() => startOf(area), [area]);

  const chosen = state.columns ?? (justChosen === undefined ? settings?.columns : justChosen);
  const asked = chosen ?? ordinary(area);
  const [first] = area.columns;
  const widths = widthsIn(asked);
  // The first column names the row and always leads.
  const columns = [first, ...asked.map((entry) => area.columns.find((column) => column.field === fieldOf(entry)))]
    .filter((column, at, all): column is AnyArea['columns'][number] => !!column && all.indexOf(column) === at)
    .map((column) => ({ ...column, width: widths.get(column.field) ?? column.width }));
  const withWidth = (field: string) => entryOf(field, widths.get(field));

  const keep = (fields: string[] | null) => {
    if (state.columns || state.view) return change({ columns: fields, page: state.page });
    setJustChosen(fields);
    keepLast({ subject: area.subject, columns: fields }).catch((error: unknown) =>
      toast.error(serverErrorFrom(error).message),
    );
  };

  const choose = (fields: string[] | null) => keep(fields?.map(withWidth) ?? null);
  /** Null for as wide as what is in it. */
  const resize = (resized: string, width: number | null) =>
    keep(columns.map(({ field }) => (field === resized ? entryOf(field, width) : withWidth(field))));

  const open = (view: ListView | null, replace = false) =>
    change(
      { ...readListState(new URLSearchParams(view?.address ?? ''), startOfView(start)), view: view?.id ?? null },
      replace,
    );

  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  const isAsItOpens = useRef(isAsListOpens(state, start));
  useEffect(() => {
    if (!settings || !isAsItOpens.current) return;
    isAsItOpens.current = false;
    const usualView = settings.views.find(({ id }) => id === settings.defaultViewId);
    if (usualView) opening.current(usualView, true);
  }, [settings]);

  const view = settings?.views.find(({ id }) => id === state.view) ?? null;
  return {
    columns,
    areChosen: !!chosen,
    choose,
    resize,
    isKnown: !loading,
    views: session?.company && settings ? settings : null,
    view,
    open,
    /** As the list first opens, where that is not all of it. */
    openFirst: start.conditions.length > 0 ? () => change(readListState(new URLSearchParams(), start)) : null,
    isAtFirst: start.conditions.length > 0 && areSame(state.conditions, start.conditions),
    isModified: view !== null && viewAddress(state, start) !== view.address,
    /** What a view of the list as it stands would keep. */
    address: viewAddress({ ...state, columns: columns.map(({ field }) => withWidth(field)) }, start),
    refetch,
  };
}

export type ListSetup = ReturnType<typeof useListSetup>;
