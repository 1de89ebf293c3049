import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIssuedOnce } from '../ui/words/issued-once';
import { SecretOnce } from '../ui/dialogs/secret-once';
import { CopyButton } from '../ui/to-copy';
import type { RecordBase } from '../list/area';

interface Words {
  verb: string;
  /** What ends by it, asked about first; absent where nothing does. */
  ends?: string | false;
  title: string;
  why: string;
  label: string;
}
interface Props {
  row: RecordBase;
  words: Words;
  loading: boolean;
  issue: () => Promise<string | null | undefined>;
}

/** Gives a record a value that is shown this once; asked for again, the one before ends. */
export function IssueOnce({ row, words: { verb, ends, ...shown }, loading, issue }: Props) {
  const { t } = useTranslation();
  const { secret, ask, close } = useIssuedOnce(issue);
  return (
    <>
      {row.allowedActions.includes('issue') &&
        (ends ? (
          <Popconfirm title={ends} okText={verb} cancelText={t('form.cancel')} onConfirm={ask}>
            <Button loading={loading}>{verb}</Button>
          </Popconfirm>
        ) : (
          <Button type="primary" loading={loading} onClick={ask}>
            {verb}
          </Button>
        ))}
      <SecretOnce {...shown} secret={secret} close={close} footer={<CopyButton text={secret ?? ''} />} />
    </>
  );
}
