import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button';
import { useFormat } from './words/format';
import { monthAfter } from './words/month';

/** A month (`YYYY-MM`) with the one before and the one after it; none is chosen after `last`. */
export function MonthChoice({
  label,
  month,
  choose,
  last,
  children,
}: {
  label: string;
  month: string;
  choose: (month: string) => void;
  last?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="month-choice" role="group" aria-label={label}>
      <IconButton
        label={t('monthChoice.before')}
        icon={<LeftOutlined className="mirrored" />}
        onClick={() => choose(monthAfter(month, -1))}
      />
      <strong aria-live="polite">{format.month(month)}</strong>
      <IconButton
        label={t('monthChoice.after')}
        icon={<RightOutlined className="mirrored" />}
        disabled={last !== undefined && month >= last}
        onClick={() => choose(monthAfter(month, 1))}
      />
      {children}
    </div>
  );
}
