import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/words/format';
import type { Kind } from './kind';

/** Numbers of days, the most first. */
export const noticeDaysKind: Kind = { kind: 'own', Show: NoticeDays, Input: lazy(() => import('./notice-days-input')) };

function NoticeDays({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <span>{((value as number[] | null) ?? []).map((days) => format.number(days)).join(t('list.comma'))}</span>;
}
