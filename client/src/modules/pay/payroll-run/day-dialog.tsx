import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { Entered } from '../../../fields/kinds/entered';
import { AskDialog, AskField } from '../../../ui/dialogs/ask-dialog';

interface Props {
  title: string;
  pay: (day: string) => Promise<unknown>;
  close: () => void;
}

/** Asks on which day the pay reached the people. */
export default function DayDialog({ title, pay, close }: Props) {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <AskDialog title={title} initialValues={{ day: today }} submit={({ day }) => pay(day)} close={close}>
      <AskField name="day" label={t('field.paidOn')}>
        <Entered kind={{ kind: 'date' }} />
      </AskField>
    </AskDialog>
  );
}
