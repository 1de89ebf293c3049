import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Progress, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilesByIdQuery, type FileSummaryFragment } from '../../generated/fields/kinds';
import { useFormat } from '../../ui/words/format';
import { IconButton } from '../../ui/icon-button';
import { sendFile } from '../../ui/words/upload';
import { FileName } from './file-view';
import type { InputProps } from './kind';
import { uploadBegins } from './pending-uploads';
import { shrunk } from './shrink-image';

interface Props extends InputProps {
  /** Given by the form; a button cannot say it. */
  'aria-required'?: boolean;
  many?: boolean;
  image?: boolean;
}

interface Sending {
  key: string;
  name: string;
  share: number;
  failure?: string;
}

const idsOf = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');
const kept = '.pdf,.png,.jpg,.jpeg,.gif,.webp,.tif,.tiff,.heic,.docx,.odt,.xlsx,.ods,.pptx,.txt,.csv';

/**
 * Files brought to the server at once, with their progress; the value is their ids. What is not saved is cleared away
 * by the server.
 */
export default function FileInput({
  many = false,
  image = false,
  value,
  onChange,
  disabled,
  id,
  'aria-required': _isRequired,
  ...rest
}: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [brought, setBrought] = useState<FileSummaryFragment[]>([]);
  const [sending, setSending] = useState<Sending[]>([]);
  const ids = idsOf(value);
  const unknown = ids.filter((one) => !brought.some((file) => file.id === one));
  const { data } = useFilesByIdQuery({ variables: { ids: unknown }, skip: unknown.length === 0 });
  const files = [...brought, ...(data?.page.rows ?? [])];
  const change = (next: string[]) => onChange?.(many ? next : (next.at(-1) ?? null));

  const send = async (given: File) => {
    const key = `${given.name} ${Date.now()}`;
    const ends = uploadBegins(id ?? '');
    const update = (part: Partial<Sending>) =>
      setSending((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
    setSending((now) => [...now.filter((one) => !one.failure), { key, name: given.name, share: 0 }]);
    try {
      const file = image ? await shrunk(given) : given;
      const made = await sendFile<FileSummaryFragment>('/upload/file', file, {
        language: i18n.language,
        onProgress: (share) => update({ share }),
      });
      setBrought((now) => [...now, made]);
      setSending((now) => now.filter((one) => one.key !== key));
      return made.id;
    } catch (error) {
      update({ failure: (error instanceof Error && error.message) || t('failure.offline') });
      return null;
    } finally {
      ends();
    }
  };

  const take = async (chosen: File[]) => {
    const made = await Promise.all((many ? chosen : chosen.slice(0, 1)).map(send));
    const arrived = made.filter((one): one is string => one !== null);
    if (arrived.length > 0) change(many ? [...ids, ...arrived] : arrived);
  };

  return (
    <div className="file-input">
      {ids.length > 0 && (
        <ul className="file-list">
          {ids.map((one) => {
            const file = files.find((each) => each.id === one);
            return (
              <li key={one}>
                {image && file?.type === 'image' && (
                  <img src={`/files/${one}?inline=1`} alt="" className="file-thumb" />
                )}
                {file ? <FileName file={file} /> : <span>…</span>}
                {!disabled && (
                  <IconButton
                    label={t('file.remove', { name: file?.name ?? '' })}
                    size="small"
                    icon={<DeleteOutlined />}
                    onClick={() => change(ids.filter((each) => each !== one))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ul className="file-list" aria-live="polite">
        {sending.map((one) => (
          <li key={one.key}>
            <bdi>{one.name}</bdi>
            {one.failure ? (
              <span className="form-error">{one.failure}</span>
            ) : (
              <Progress
                percent={Math.round(one.share * 100)}
                size="small"
                aria-label={t('file.sending', { name: one.name, share: format.percent(one.share) })}
              />
            )}
          </li>
        ))}
      </ul>
      <Upload
        accept={image ? 'image/*' : kept}
        multiple={many}
        showUploadList={false}
        disabled={disabled}
        beforeUpload={(file, all) => {
          if (file === all[0]) void take(all);
          return false;
        }}
      >
        <Button id={id} icon={<UploadOutlined />} disabled={disabled} {...rest}>
          {t(image ? 'file.chooseImage' : many ? 'file.chooseMany' : ids.length > 0 ? 'file.replace' : 'file.choose')}
        </Button>
      </Upload>
    </div>
  );
}
