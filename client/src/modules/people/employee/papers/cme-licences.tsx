import { useLazyQuery } from '@apollo/client/react';
import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import {
  useAddLicenceMutation,
  useChangeLicenceMutation,
  ReloadLicenceDocument,
  type LicenceOfEmployeeFragment as Licence,
  type EmployeeLicenceInput,
} from '../../../../generated/people/employee/papers';
import { factLine } from '../../../../i18n/i18n';
import { CreditBar } from '../../../../ui/figures/credit-bar';
import { EmptyState } from '../../../../ui/empty-state';
import { Figures, type Figure } from '../../../../ui/figures/figures';
import { useFormat } from '../../../../ui/words/format';
import { IconButton } from '../../../../ui/icon-button';
import { TabForm } from '../tab-form';

const fields: FormField<keyof EmployeeLicenceInput>[] = [
  { field: 'authority', kind: 'text', required: true },
  { field: 'number', kind: 'code', label: 'licenceNo', required: true },
  { field: 'profession', kind: 'text' },
  { field: 'ruleId', kind: 'reference', to: 'cmeRule' },
  { field: 'issueDate', kind: 'date', required: true },
  { field: 'expiryDate', kind: 'date' },
  { field: 'cycleStart', kind: 'date' },
];

interface Props {
  employeeId: string;
  licences: Licence[];
  onChanged: () => void;
}

export function CmeLicences({ employeeId, licences, onChanged }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [edited, setEdited] = useState<Licence | 'new' | null>(null);
  const [create] = useAddLicenceMutation();
  const [update] = useChangeLicenceMutation();
  const [readOne] = useLazyQuery(ReloadLicenceDocument, { fetchPolicy: 'network-only' });
  const editedRow = edited === 'new' ? null : edited;
  return (
    <section className="tab-section">
      <div className="tab-section-head">
        <h2>{t('cme.licences')}</h2>
        {ability.can('create', 'EmployeeLicence') && (
          <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            {t('cme.addLicence')}
          </Button>
        )}
      </div>
      {licences.length === 0 && <EmptyState title={t('cme.noLicence')} why={t('cme.noLicenceWhy')} />}
      {licences.map((licence) => (
        <LicenceCard key={licence.id} licence={licence} edit={() => setEdited(licence)} />
      ))}
      {edited && (
        <TabForm
          title={editedRow ? t('cme.editLicence') : t('cme.addLicence')}
          fields={fields}
          record={editedRow}
          save={(input, version) =>
            editedRow
              ? update({ variables: { id: editedRow.id, version: version ?? editedRow.version, input } })
              : create({ variables: { input: { ...input, employeeId } as EmployeeLicenceInput } })
          }
          reload={editedRow ? async () => (await readOne({ variables: { id: editedRow.id } })).data?.record : undefined}
          onChanged={onChanged}
          close={() => setEdited(null)}
        />
      )}
    </section>
  );
}

/** Needed, done and short in numbers, then by category. */
function LicenceCard({ licence, edit }: { licence: Licence; edit: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const credits = (amount: string | null) => format.number(Number(amount ?? 0));
  const figures: Figure[] =
    licence.required && licence.cycleTo
      ? [
          { label: t('cme.required'), value: credits(licence.required) },
          {
            label: t('cme.done'),
            value: credits(licence.counted),
            note: Number(licence.carried) > 0 ? `${t('cme.carried')}: ${credits(licence.carried)}` : undefined,
          },
          { label: t('cme.pending'), value: credits(licence.pending) },
          {
            label: t('cme.short'),
            value: credits(licence.shortfall),
            tone: Number(licence.shortfall) > 0 ? 'error' : 'success',
            note: t('cme.forecast', { n: credits(licence.forecast) }),
          },
        ]
      : [];
  return (
    <article className="licence">
      <div className="licence-head">
        <div>
          <b dir="auto">{factLine([licence.authority, licence.profession])}</b>{' '}
          <bdi className="code">{licence.number}</bdi>
          <p className="quiet">
            {licence.cycleTo &&
              `${t('cme.due', { day: format.day(licence.cycleTo) })} · ${t('cme.daysLeft', { count: licence.daysLeft ?? 0, n: format.number(licence.daysLeft ?? 0) })}`}
            {!licence.cycleTo && licence.expiryDate && t('employee.until', { day: format.day(licence.expiryDate) })}
          </p>
        </div>
        <CreditBar {...licence} />
        {licence.allowedActions.includes('update') && (
          <IconButton label={t('cme.editLicence')} icon={<EditOutlined />} onClick={edit} />
        )}
      </div>
      {figures.length > 0 && <Figures figures={figures} />}
      {licence.categories && licence.categories.length > 0 && (
        <div className="scroller">
          <table className="plain-table">
            <thead>
              <tr>
                {(['category', 'done', 'counts', 'least', 'most'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`cme.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {licence.categories.map((line) => (
                <tr key={line.category}>
                  <th scope="row">{t(`choice.cmeCategory.${line.category}`)}</th>
                  <td>{credits(line.done)}</td>
                  <td>{credits(line.counted)}</td>
                  <td>{line.least && credits(line.least)}</td>
                  <td>{line.most && credits(line.most)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </article>
  );
}
