import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button';

const statements = ['register', 'variance', 'cost'] as const;

/** The other statements of the same month. */
export function StatementLinks({ from, period }: { from: (typeof statements)[number]; period: string }) {
  const { t } = useTranslation();
  return (
    <>
      {statements
        .filter((statement) => statement !== from)
        .map((statement) => (
          <LinkButton key={statement} to={`/pay-statements/${statement}?period=${period}`}>
            {t(`statement.${statement}.title`)}
          </LinkButton>
        ))}
    </>
  );
}
