import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetImportMappingMutation } from '../../generated/data-import';
import { serverErrorFrom } from '../../ui/words/server-error';
import { toast } from '../../ui/dialogs/toasts';
import type { ImportRecord } from './import-data';

interface Props {
  record: ImportRecord;
  target: string;
  value: string;
}

type Meanings = Record<string, Record<string, string>>;

/** Says for every row at once what a cell means that names nothing known. */
export function MeaningEntry({ record, target, value }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [meant, setMeant] = useState('');
  const [save, { loading }] = useSetImportMappingMutation({ refetchQueries: ['Import'], awaitRefetchQueries: true });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const transformations = record.transformations as { values?: Meanings };
    const values = {
      ...transformations.values,
      [target]: { ...transformations.values?.[target], [value]: meant.trim() },
    };
    try {
      await save({
        variables: {
          id: record.id,
          version: record.version,
          mapping: record.mapping,
          transformations: { ...transformations, values },
        },
      });
      toast.success(t('import.meaningSaved', { value }));
    } catch (thrown) {
      toast.error(serverErrorFrom(thrown).message);
    }
  };
  return (
    <form className="meaning-entry" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{t('import.meantBy', { value })}</label>
      <Input id={id} value={meant} dir="auto" onChange={(event) => setMeant(event.target.value)} />
      <Button size="small" htmlType="submit" loading={loading} disabled={!meant.trim()}>
        {t('import.takeMeaning')}
      </Button>
    </form>
  );
}
