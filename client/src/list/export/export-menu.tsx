import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/words/format';
import type { AnyArea, AnyColumn } from '../area';
import { choices } from '../../fields/choices';
import { ExportButton } from './export-button';
import { isExported } from './export-list';
import { useFieldLabel } from '../../fields/labels';
import type { ListState } from '../list-address';
import type { ListQuestion } from '../use-list';

interface Props {
  area: AnyArea;
  columns: AnyColumn[];
  question: ListQuestion;
  state: ListState;
}

const week = [0, 1, 2, 3, 4, 5, 6];

/** The list as a file: what is filtered, in the order and the columns seen, under the words of the screen. */
export default function ExportMenu({ area, columns, question, state }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useFieldLabel();

  const wordsOf = (column: AnyColumn): Record<string, string> | undefined => {
    if (column.kind === 'flag') return { true: t('list.yes'), false: t('list.no') };
    if (column.kind === 'weekDays') return Object.fromEntries(week.map((day) => [day, format.weekDay(day)]));
    if (column.kind !== 'choice') return undefined;
    return Object.fromEntries(
      Object.keys(choices[column.choice]).map((one) => [
        one,
        t(`choice.${column.choice}.${one}` as 'choice.activeStatus.active'),
      ]),
    );
  };

  return (
    <ExportButton
      file={() => ({
        subject: area.subject,
        title: t(`area.${area.subject}.many`),
        question,
        sort: state.sort,
        includeDeleted: state.showDeleted,
        columns: columns
          .filter(isExported)
          .map((column) => ({ field: column.field, header: labelOf(column), words: wordsOf(column) })),
      })}
    />
  );
}
