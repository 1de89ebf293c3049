import { ArrowLeftOutlined, DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Select, Skeleton } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useImportKindsQuery } from '../../generated/data-import';
import { FormError } from '../../ui/form-error';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/words/format';
import { PageHeader } from '../../ui/page-header';
import { inWords } from '../../i18n/in-language';
import { SheetChoice } from './sheet-choice';
import { uploadList, type Sheet } from './upload';
import { searchedBy } from '../../ui/choice-search';

/** What a file holds, a sample of it to start from, and the file itself; the rest follows once it is read. */
export function Component() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const { data, error, refetch } = useImportKindsQuery();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ file: File; sheets: Sheet[] } | null>(null);
  const id = useId();
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const kinds = data.kinds.map(({ value, label }) => ({ value, label: inWords(label, i18n.language) }));
  const of = address.get('of');
  const kind = kinds.find(({ value }) => value === of)?.value ?? kinds[0]?.value;

  const send = async (file: File | undefined, sheet?: string) => {
    if (!file || !kind) return;
    setShare(0);
    setRefusal(null);
    setAsked(null);
    try {
      const answer = await uploadList(file, { kind, sheet, language: i18n.language, onProgress: setShare });
      if ('sheets' in answer) setAsked({ file, sheets: answer.sheets });
      else void navigate(`/imports/${answer.id}`);
    } catch (thrown) {
      setRefusal((thrown instanceof Error && thrown.message) || t('failure.offline'));
    } finally {
      setShare(null);
      if (input.current) input.current.value = '';
    }
  };
  const sample = (ending: string) => `/imports/sample/${kind}.${ending}?locale=${i18n.language}`;

  return (
    <>
      <PageHeader
        title={t('area.Import.add')}
        detail={t('import.newHint')}
        back={
          <Link to="/imports" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.Import.many')}
          </Link>
        }
      />
      {kind ? (
        <section className="panel">
          <FormError text={refusal} />
          <div className="panel-text import-start">
            <label htmlFor={id}>{t('import.kind')}</label>
            <Select
              id={id}
              className="import-kind"
              value={kind}
              options={kinds}
              showSearch={searchedBy('label')}
              onChange={(chosen: string) => {
                setAsked(null);
                setAddress({ of: chosen }, { replace: true });
              }}
            />
            <p className="quiet">{t('import.sampleHint')}</p>
            <div className="button-row">
              <Button icon={<DownloadOutlined />} href={sample('xlsx')} download>
                {t('import.sampleExcel')}
              </Button>
              <Button icon={<DownloadOutlined />} href={sample('csv')} download>
                {t('import.sampleCsv')}
              </Button>
            </div>
          </div>
          {asked && (
            <SheetChoice file={asked.file} sheets={asked.sheets} choose={(sheet) => void send(asked.file, sheet)} />
          )}
          <div className="panel-actions">
            <Button
              type={asked ? 'default' : 'primary'}
              icon={<UploadOutlined />}
              loading={share !== null}
              onClick={() => input.current?.click()}
            >
              {share === null ? t('import.choose') : t('import.sending', { share: format.percent(share) })}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept=".csv,.tsv,.txt,.dat,.xlsx,text/csv"
              aria-label={t('import.file')}
              onChange={(event) => void send(event.target.files?.[0])}
            />
          </div>
        </section>
      ) : (
        <section className="panel panel-text">{t('import.nothingToImport')}</section>
      )}
    </>
  );
}
