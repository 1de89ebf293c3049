import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayVocabularyQuery } from '../../../generated/pay/pay-component';
import { inWords } from '../../../i18n/in-language';
import { holds } from '../../../ui/choice-search';

/** What a formula may be made of: found by a word of it, put in by a press. */
export function FormulaWords({ insert }: { insert: (word: string) => void }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { data } = usePayVocabularyQuery({ skip: !open, fetchPolicy: 'cache-and-network' });
  const language = i18n.language;
  const found = <Each extends { name: string; text: string }>(all: Each[]) =>
    all.filter(({ name, text }) => holds(`${name} ${text}`, search));
  const words = found(
    (data?.vocabulary.words ?? []).map(({ name, label }) => ({ name, text: inWords(label, language) })),
  );
  // The example of a look-up names a table nobody may have; each table that there is offers its own.
  const functions = found(
    (data?.vocabulary.functions ?? []).flatMap(({ name, example, help }) =>
      name === 'lookup' ? [] : [{ name: example, text: inWords(help, language) }],
    ),
  );
  const tables = found(
    (data?.vocabulary.tables ?? []).map((name) => ({ name: `lookup("${name}", basic)`, text: t('formula.table') })),
  );
  return (
    <details className="formula-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('formula.words')}</summary>
      <Input
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={t('formula.findWord')}
        aria-label={t('formula.findWord')}
        allowClear
      />
      <ul>
        {[...words, ...tables, ...functions].map(({ name, text }) => (
          <li key={name}>
            <Button size="small" type="link" onClick={() => insert(name)}>
              <bdi className="formula" dir="ltr">
                {name}
              </bdi>
            </Button>{' '}
            <span className="quiet">{text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
