import { Button, Radio } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { factLine } from '../../i18n/i18n';
import type { Sheet } from './upload';

interface Props {
  file: File;
  sheets: Sheet[];
  choose: (sheet: string) => void;
}

/** Which sheet of a workbook holds the list, where more than one may; the likeliest stands first. */
export function SheetChoice({ file, sheets, choose }: Props) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState(sheets[0]?.name ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel-text import-start">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('import.whichSheet')}
      </h2>
      <p className="quiet">{t('import.sheetsOf', { file: file.name })}</p>
      <Radio.Group
        className="sheet-choice"
        aria-labelledby={id}
        value={sheet}
        onChange={(event) => setSheet(String(event.target.value))}
      >
        {sheets.map(({ name, columns }) => (
          <Radio key={name} value={name}>
            <bdi>{name}</bdi>{' '}
            <small className="quiet" dir="auto">
              {factLine(columns)}
            </small>
          </Radio>
        ))}
      </Radio.Group>
      <div className="button-row">
        <Button type="primary" onClick={() => choose(sheet)}>
          {t('import.takeSheet')}
        </Button>
      </div>
    </div>
  );
}
