import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useToday } from '../../access/today';
import { PageHeader } from '../../ui/page-header';
import type { AnyField } from '../area';
import { RecordForm } from '../record-form';
import { useCompare } from './use-compare';
import type { Change } from './what-if';

interface Props {
  /** What it is about. */
  name: string;
  back: { to: string; label: string };
  fields: AnyField[];
  /** As things are. */
  given: Record<string, unknown>;
  changeOf: (typed: Record<string, unknown>) => Omit<Change, 'period'>;
}

/** What other values of a record would do to the pay of a month, before they are saved. */
export function RecordWhatIf({ name, back, fields, given, changeOf }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const month = useToday().slice(0, 7);
  const { compare, answer } = useCompare();
  const save = async ({ period, ...typed }: Record<string, unknown>) => {
    await compare({ period: String(period).slice(0, 7), ...changeOf(typed) });
    return undefined;
  };
  return (
    <>
      <PageHeader
        title={`${t('whatIf.title')} ${name}`}
        detail={t('whatIf.record')}
        back={
          <Link to={back.to} className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {back.label}
          </Link>
        }
      />
      <section className="panel panel-padded" aria-label={t('whatIf.change')}>
        <RecordForm
          fields={[{ field: 'period', kind: 'month', required: true }, ...fields]}
          record={null}
          given={{ period: month, ...given }}
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
