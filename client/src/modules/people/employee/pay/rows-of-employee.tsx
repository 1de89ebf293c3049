import type { TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import type {
  AnyField,
  AnyRecord,
  CreateHook,
  FormHeading,
  RowsHook,
  Subject,
  UpdateHook,
} from '../../../../list/area';
import { Failure } from '../../../../ui/failure';
import { DatedRows, type DatedRow } from '../history/dated-rows';

interface Listing {
  page: { rows: DatedRow[] };
}
/** A method, so that an area's own narrower variables and answers fit. */
interface Hooks<Data extends Listing> {
  list(options: {
    variables: { employeeId: string; includeDeleted?: boolean | null };
    fetchPolicy?: WatchQueryFetchPolicy;
  }): { data?: Data; previousData?: Data; error?: unknown; refetch: () => Promise<unknown> };
}

interface Props<Data extends Listing> {
  employeeId: string;
  subject: Subject;
  list: Hooks<Data>['list'];
  one: TypedDocumentNode<{ record: AnyRecord }, { id: string }>;
  create: CreateHook;
  update: UpdateHook;
  remove: RowsHook;
  restore: RowsHook;
  fields: (AnyField | { heading: FormHeading })[];
  title: (row: Data['page']['rows'][number]) => string | null | undefined;
  show: (row: Data['page']['rows'][number], onChanged: () => void) => ReactNode;
  stands?: (row: Data['page']['rows'][number]) => ReactNode;
}

/** What an employee is given from a day on, row after row, entered and changed in place. */
export function RowsOfEmployee<Data extends Listing>({
  employeeId,
  subject,
  list: useList,
  one,
  create: useCreate,
  update: useUpdate,
  title,
  show,
  ...rest
}: Props<Data>) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const client = useApolloClient();
  const [areShown, showDeleted] = useState(false);
  const { data, previousData, error, refetch } = useList({
    variables: { employeeId, includeDeleted: areShown },
    fetchPolicy: 'cache-and-network',
  });
  const [create] = useCreate();
  const [update] = useUpdate();
  const readAgain = () => void refetch();
  useLive([subject], readAgain);
  if (error && !data) return <Failure error={error} retry={readAgain} />;
  return (
    <DatedRows<Data['page']['rows'][number]>
      {...rest}
      rows={(data ?? previousData)?.page.rows}
      addLabel={t(`area.${subject}.add`)}
      empty={{ title: t(`area.${subject}.none`), why: t(`area.${subject}.why`) }}
      mayAdd={ability.can('create', subject)}
      save={(input, row, version) =>
        row
          ? update({ variables: { id: row.id, version, input } })
          : create({ variables: { input: { ...input, employeeId } } })
      }
      title={(row) => title(row) ?? t(`area.${subject}.one`)}
      deleted={{ areShown, show: showDeleted }}
      reload={async (id) =>
        (await client.query({ query: one, variables: { id }, fetchPolicy: 'network-only' })).data?.record
      }
      onChanged={readAgain}
      show={(row) => show(row, readAgain)}
    />
  );
}
