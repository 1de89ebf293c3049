import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toneOf } from '../../../fields/choices';
import {
  useArchiveFormMutation,
  usePublishFormMutation,
  type FormRecordFragment,
} from '../../../generated/requests/form';
import { useInLanguage } from '../../../i18n/in-language';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

interface Props {
  form: FormRecordFragment;
  isChanged: boolean;
  saving: boolean;
  save: () => void;
  onChanged: (form: FormRecordFragment) => void;
}

/** Saving, publishing and archiving, and where the form stands. What is not saved is not published either. */
export function BuilderHeader({ form, isChanged, saving, save, onChanged }: Props) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  const [publish, publishing] = usePublishFormMutation();
  const [archive] = useArchiveFormMutation();
  const may = (action: string) => form.allowedActions.includes(action);
  const status = form.status ?? 'draft';
  const next = (form.number ?? 0) + 1;

  const act = async (mutation: typeof publish, text: (form: FormRecordFragment) => string) => {
    try {
      const { data } = await mutation({ variables: { id: form.id, version: form.version } });
      onChanged(data!.record);
      toast.success(text(data!.record));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };

  return (
    <PageHeader
      title={pick(form.title, form.titleAr)}
      back={
        <Link to="/forms" className="back-link">
          <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('builder.back')}
        </Link>
      }
      detail={
        <span className="person-facts">
          <StatusDot tone={toneOf('formStatus', status)}>{t(`choice.formStatus.${status}`)}</StatusDot>
          <span>{form.number ? t('builder.version', { n: form.number }) : t('builder.neverPublished')}</span>
          {status === 'published' && isChanged && <span>{t('builder.newVersionHint', { n: next })}</span>}
        </span>
      }
    >
      <div className="button-row">
        {may('archive') && (
          <Popconfirm
            title={t('builder.archiveAsk')}
            description={t('builder.archiveHint')}
            okText={t('builder.archive')}
            cancelText={t('form.cancel')}
            onConfirm={() => void act(archive, () => t('builder.archived'))}
          >
            <Button type="text" danger disabled={isChanged}>
              {t('builder.archive')}
            </Button>
          </Popconfirm>
        )}
        {may('update') && (
          <Button
            type={status === 'published' || isChanged ? 'primary' : 'default'}
            loading={saving}
            disabled={!isChanged}
            onClick={save}
          >
            {status === 'published' ? t('builder.saveVersion', { n: next }) : t('builder.save')}
          </Button>
        )}
        {may('publish') && (
          <Button
            type={isChanged ? 'default' : 'primary'}
            disabled={isChanged}
            loading={publishing.loading}
            onClick={() => void act(publish, (record) => t('builder.published', { n: record.number ?? 1 }))}
          >
            {t('builder.publish')}
          </Button>
        )}
      </div>
    </PageHeader>
  );
}
