import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '../fields/kinds/kind';
import { useGrantWords } from './grant-words';
import { grantsIn } from './grants-in';

/**
 * What a role grants: how many permissions in a list, and a matrix of subject × action × scope to read and to change.
 */
export const grantsKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <GrantsSummary value={value} />,
  Input: lazy(() => import('./grants-matrix')),
};

function GrantsSummary({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const words = useGrantWords();
  const grants = grantsIn(value);
  const subjects = [...new Set(grants.map((grant) => grant.subject))];
  if (subjects.length === 0) return <span className="nothing">{t('role.nothing')}</span>;
  return (
    <span className="grant-tags">
      {subjects.map((subject) => (
        <span key={subject} className="grant-tag">
          {words.subject(subject)}
          <small>
            {[
              ...new Set(
                grants.filter((grant) => grant.subject === subject).map((grant) => words.action(grant.action)),
              ),
            ].join(t('list.comma'))}
          </small>
        </span>
      ))}
    </span>
  );
}
