import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { LinkButton } from '../../../ui/link-button';

const pages = [
  { key: 'licences', text: 'cme.requirement', subject: 'EmployeeLicence', path: '/cme' },
  { key: 'activities', text: 'cme.activities', subject: 'EmployeeCme', path: '/cme/activities' },
  { key: 'skills', text: 'area.EmployeeSkill.many', subject: 'EmployeeSkill', path: '/cme/skills' },
  { key: 'rules', text: 'cme.rules', subject: 'CmeRule', path: '/cme/rules' },
] as const;

/** The way between the three lists of training. */
export function CmeLinks({ here }: { here: (typeof pages)[number]['key'] }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  return pages
    .filter(({ key, subject }) => key !== here && ability.can('read', subject))
    .map(({ key, text, path }) => (
      <LinkButton key={key} to={path}>
        {t(text)}
      </LinkButton>
    ));
}
