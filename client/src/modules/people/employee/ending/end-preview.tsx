import { useLazyQuery } from '@apollo/client/react';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../access/today';
import type { AnyField, FormHeading } from '../../../../list/area';
import { amountsKind } from '../../../../fields/kinds/amounts/amounts-kind';
import { RecordForm } from '../../../../form/record-form';
import {
  EndOfServicePreviewDocument,
  type EndOfServicePreviewQuery,
  type EndOfServicePreviewQueryVariables,
  type EmployeeRecordFragment,
} from '../../../../generated/people/employee/ending';
import { SettlementFigures, SettlementLines } from '../../../../ui/figures/settlement';

const fieldsOn = (lastDay: string): (AnyField | { heading: FormHeading })[] => [
  { field: 'lastDay', kind: 'date', required: true, initial: lastDay },
  {
    field: 'reason',
    label: 'exitReason',
    kind: 'choice',
    choice: 'endOfServiceReason',
    required: true,
    initial: 'termination',
  },
  { heading: 'notice' },
  { field: 'noticeBy', kind: 'choice', choice: 'noticeGiver', hint: 'noticeBy' },
  { field: 'noticeServed', kind: 'number' },
  { field: 'noticeDue', kind: 'number', hint: 'noticeDue' },
  { heading: 'settlementOthers' },
  { field: 'loansConsent', kind: 'flag', hint: 'loansConsent' },
  { field: 'others', ...amountsKind, wide: true },
];

/** What the person would be paid at the end, worked out before anything is decided. */
export function EndPreview({ employee, close }: { employee: EmployeeRecordFragment; close: () => void }) {
  const { t } = useTranslation();
  const today = useToday();
  const [fields] = useState(() => fieldsOn(employee.exitDate ?? today));
  const [preview, setPreview] = useState<EndOfServicePreviewQuery['preview'] | null>(null);
  const [ask] = useLazyQuery(EndOfServicePreviewDocument, { fetchPolicy: 'network-only' });
  return (
    <Drawer
      open
      size={640}
      title={t('settlement.previewOf', { name: employee.employeeName ?? employee.code ?? '' })}
      onClose={close}
      destroyOnHidden
    >
      <p className="quiet">{t('settlement.previewHint')}</p>
      <RecordForm
        fields={fields}
        record={null}
        submitLabel={t('settlement.calculate')}
        save={async (input) => {
          const { data, error } = await ask({
            variables: { employeeId: employee.id, ...input } as EndOfServicePreviewQueryVariables,
          });
          if (error) throw error;
          setPreview(data?.preview ?? null);
          return undefined;
        }}
        onSaved={() => undefined}
        onCancel={close}
      />
      {preview && (
        <section aria-live="polite" aria-label={t('settlement.preview')}>
          <SettlementFigures {...preview} />
          <SettlementLines lines={preview.lines} />
        </section>
      )}
    </Drawer>
  );
}
