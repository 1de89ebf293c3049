import { ArrowLeftOutlined } from '@ant-design/icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useToday } from '../../../../access/today';
import { FormError } from '../../../../ui/form-error';
import { PageHeader } from '../../../../ui/page-header';
import type { AnyField, FormHeading } from '../../../../list/area';
import { RecordForm } from '../../../../form/record-form';
import { useCompare } from './use-compare';
import type { Change } from './change';

const periodField: AnyField = { field: 'period', kind: 'month', required: true };

interface Props {
  /** What it is about. */
  name: string;
  detail?: string;
  back: { to: string; label: string };
  fields: (AnyField | { heading: FormHeading })[];
  /** As things are. */
  given: Record<string, unknown>;
  /** null where what was typed changes nothing. */
  changeOf: (typed: Record<string, unknown>) => Omit<Change, 'period'> | null;
}

/** What other values of a record would do to the pay of a month, before they are saved. */
export function RecordWhatIf({ name, detail, back, fields, given, changeOf }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const month = useToday().slice(0, 7);
  const shown = useMemo(() => [periodField, ...fields], [fields]);
  const before = useMemo(() => ({ period: month, ...given }), [month, given]);
  const [isUnchanged, setUnchanged] = useState(false);
  const { compare, answer } = useCompare();
  const save = async ({ period, ...typed }: Record<string, unknown>) => {
    const change = changeOf(typed);
    setUnchanged(change === null);
    if (change) await compare({ period: String(period).slice(0, 7), ...change });
    return undefined;
  };
  return (
    <>
      <PageHeader
        title={`${t('whatIf.title')} ${name}`}
        detail={detail ?? t('whatIf.record')}
        back={
          <Link to={back.to} className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {back.label}
          </Link>
        }
      />
      <section className="panel panel-padded" aria-label={t('whatIf.change')}>
        <FormError text={isUnchanged ? t('whatIf.unchanged') : null} />
        <RecordForm
          fields={shown}
          record={null}
          given={before}
          save={save}
          onSaved={() => undefined}
          onCancel={() => void navigate(back.to)}
          submitLabel={t('formula.compare')}
        />
      </section>
      {answer}
    </>
  );
}
