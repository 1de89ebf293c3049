import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverErrorFrom } from '../ui/words/server-error';
import { toast } from '../ui/dialogs/toasts';
import type { AnyArea } from '../list/area';
import { useFieldLabel } from '../fields/labels';
import type { ListState } from '../list/list-address';

type Change = (part: Partial<ListState>, replace?: boolean) => void;

/**
 * A kept view or an address somebody sent may ask by fields which the list no longer filters by, or which this person
 * does not see: the list is then asked without them, and they are told.
 */
export function useRefusedFields(area: AnyArea, { conditions, sort }: ListState, error: unknown, change: Change) {
  const { t, i18n } = useTranslation();
  const labelOf = useFieldLabel();
  const refused = useMemo(() => {
    const { byField } = serverErrorFrom(error);
    const unknown = conditions.filter(
      ({ field }) => !area.columns.some((column) => column.field === field && column.filter),
    );
    const named = [...conditions, ...sort.filter(({ field }) => field !== area.firstSort.field)].filter(
      ({ field }) => field in byField,
    );
    return [...new Set([...unknown, ...named].map(({ field }) => field))];
  }, [area, conditions, error, sort]);

  const leaveOut = () => {
    const isAllowed = ({ field }: { field: string }) => !refused.includes(field);
    const order = sort.filter(isAllowed);
    change({ conditions: conditions.filter(isAllowed), sort: order.length > 0 ? order : [area.firstSort] }, true);
    const names = refused
      .map((field) => area.columns.find((column) => column.field === field))
      .map((column) => (column ? labelOf(column) : t('list.hiddenField')));
    toast.error(t('list.refusedFields', { fields: new Intl.ListFormat(i18n.language).format(new Set(names)) }));
  };
  const leavingOut = useRef(leaveOut);
  useEffect(() => {
    leavingOut.current = leaveOut;
  });
  useEffect(() => {
    if (refused.length > 0) leavingOut.current();
  }, [refused]);
}
