import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  FormOutlined,
  HolderOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fieldKinds,
  type FieldKind,
  type FormField,
} from '../../../../../server/src/modules/requests/domain/form-definition';
import { useInLanguage } from '../../../i18n/in-language';
import { IconButton } from '../../../ui/icon-button';
import { MenuButton } from '../../../ui/menu-button';

interface Props {
  fields: FormField[];
  /** The chosen question; -1 is what is said about the form itself. */
  selected: number;
  select: (at: number) => void;
  add: (kind: FieldKind) => void;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
  /** Places with something wrong. */
  wrong: ReadonlySet<number>;
  readOnly: boolean;
}

/** The questions in order: chosen by a click, moved by dragging, by buttons or by Alt and the arrow keys. */
export function QuestionList({ fields, selected, select, add, move, remove, wrong, readOnly }: Props) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [news, setNews] = useState('');
  // Stays with a question that is moved, so that the focus does too, while two may still be named the same.
  const keys = fields.map(
    ({ name }, at) => `${name} ${fields.slice(0, at).filter((field) => field.name === name).length}`,
  );
  const nameOf = (field: FormField) => pick(field.label, field.labelAr) || t('builder.unnamed');

  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    setNews(t('builder.moved', { name: nameOf(fields[from]!), n: to + 1, all: fields.length }));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveTo(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
  };

  return (
    <nav className="panel builder-list" aria-label={t('builder.questions')}>
      <button
        type="button"
        className="builder-item"
        aria-current={selected === -1 ? 'true' : undefined}
        data-wrong={wrong.has(-1) || undefined}
        onClick={() => select(-1)}
      >
        <FormOutlined aria-hidden="true" /> {t('builder.details')}
      </button>
      {fields.length === 0 && <p className="quiet panel-text">{t('builder.noQuestions')}</p>}
      <ol>
        {fields.map((field, at) => {
          const name = nameOf(field);
          return (
            <li key={keys[at]}>
              <div
                role="presentation"
                draggable={!readOnly}
                data-over={
                  over === at && dragged !== at ? (dragged !== null && dragged < at ? 'after' : 'before') : undefined
                }
                onDragStart={(event) => {
                  setDragged(at);
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', field.name);
                }}
                onDragOver={(event) => {
                  if (dragged === null) return;
                  event.preventDefault();
                  setOver(at);
                }}
                onDrop={(event) => {
                  event.preventDefault();
                  if (dragged !== null) moveTo(dragged, at);
                  setDragged(null);
                  setOver(null);
                }}
                onDragEnd={() => {
                  setDragged(null);
                  setOver(null);
                }}
              >
                {!readOnly && <HolderOutlined className="builder-grip" aria-hidden="true" />}
                <button
                  type="button"
                  className="builder-item"
                  aria-current={selected === at ? 'true' : undefined}
                  data-wrong={wrong.has(at) || undefined}
                  onClick={() => select(at)}
                  onKeyDown={(event) => onKeyDown(event, at)}
                >
                  <span className="builder-number">{at + 1}</span>
                  <span className="builder-name" dir="auto">
                    {name}
                  </span>
                  <small>
                    {t(`choice.formFieldKind.${field.kind}`)}
                    {field.conditions.length > 0 && ` · ${t('builder.conditions')}`}
                  </small>
                </button>
                {selected === at && !readOnly && (
                  <span className="builder-tools">
                    <IconButton
                      size="small"
                      label={t('builder.moveUp', { name })}
                      icon={<ArrowUpOutlined />}
                      disabled={at === 0}
                      onClick={() => moveTo(at, at - 1)}
                    />
                    <IconButton
                      size="small"
                      label={t('builder.moveDown', { name })}
                      icon={<ArrowDownOutlined />}
                      disabled={at === fields.length - 1}
                      onClick={() => moveTo(at, at + 1)}
                    />
                    <IconButton
                      size="small"
                      danger
                      label={t('builder.remove', { name })}
                      icon={<DeleteOutlined />}
                      onClick={() => remove(at)}
                    />
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {!readOnly && (
        <div className="builder-add">
          <MenuButton
            icon={<PlusOutlined />}
            aria-label={t('builder.add')}
            choices={fieldKinds.map((kind) => ({
              key: kind,
              label: t(`choice.formFieldKind.${kind}`),
              run: () => add(kind),
            }))}
          >
            {t('builder.add')}
          </MenuButton>
          {fields.length > 1 && <p className="quiet">{t('builder.moveHint')}</p>}
        </div>
      )}
    </nav>
  );
}
