import { useTranslation } from 'react-i18next';
import { Shown } from '../../../fields/kinds/shown';
import { useFieldLabel } from '../../../fields/labels';
import type { ProfilePart } from '../../../generated/people/profile-change';
import { profileFields } from './profile-fields';
import './change-lines.css';

interface Props {
  part: ProfilePart;
  isRemoval: boolean;
  changes: readonly { field: string; before: string | null; after: string | null }[];
}

/** Each field of a change with what was on file and what it becomes. */
export function ChangeLines({ part, isRemoval, changes }: Props) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  if (isRemoval) return <span>{t('profile.removal')}</span>;
  return (
    <ul className="change-lines">
      {changes.map(({ field, before, after }) => {
        const kind = profileFields[part].find((one) => one.field === field);
        if (!kind) return null;
        return (
          <li key={field}>
            <span className="quiet">{labelOf(kind)}</span>{' '}
            {before !== null && (
              <del>
                <Shown kind={kind} field={field} row={{ [field]: before }} />
              </del>
            )}{' '}
            <ins>
              <Shown kind={kind} field={field} row={{ [field]: after }} />
            </ins>
          </li>
        );
      })}
    </ul>
  );
}
