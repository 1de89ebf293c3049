import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { useFormat } from '../../ui/format';

export interface Change {
  field: string;
  kind: string;
  choice: string | null;
  before: string | null;
  after: string | null;
  isMasked: boolean;
}

/** Enumerations whose words stand under another name than their own. */
const choiceNames: Record<string, string> = {
  DepartmentStatus: 'activeStatus',
  PositionStatus: 'activeStatus',
  RoleStatus: 'activeStatus',
  PayrollRunKind: 'runKind',
  PayrollRunState: 'payrollState',
};
const lowered = (name: string) => name.replace(/^./, (letter) => letter.toLowerCase());
const spelled = (name: string) =>
  name
    .replace(/Id$/, '')
    .replace(/(?!^)([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** Fields, values and deeds in the reader's language; one this version has no word for is spelled out. */
export function useHistoryWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = useSession();
  const subject = (name: string) => t(`area.${name as 'Employee'}.one`, { defaultValue: spelled(name) });
  const action = (name: string) => t(`history.action.${name as 'create'}`, { defaultValue: spelled(name) });
  return {
    field: (name: string) => t(`field.${name as 'name'}`, { defaultValue: spelled(name) }),
    what(entry: { subject: string; action: string; day?: string | null }): string {
      if (entry.action === 'fact') return subject(entry.subject);
      if (entry.day !== undefined && entry.subject !== 'Employee') return `${subject(entry.subject)}: ${action(entry.action)}`;
      return action(entry.action);
    },
    value({ kind, choice }: Change, text: string): string {
      switch (kind) {
        case 'money':
          return format.money(text, session?.company?.currency);
        case 'integer':
        case 'decimal':
          return format.number(Number(text));
        case 'date':
          return format.day(text);
        case 'instant':
          return format.instant(text);
        case 'flag':
          return t(text === 'true' ? 'list.yes' : 'list.no');
        case 'choice': {
          const name = choiceNames[choice ?? ''] ?? lowered(choice ?? '');
          return t(`choice.${name}.${text}` as 'choice.activeStatus.active', { defaultValue: spelled(text) });
        }
        case 'json':
          return t('history.changed');
        default:
          return text;
      }
    },
  };
}
