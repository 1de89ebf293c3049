import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { LinkButton } from '../../../ui/link-button';

const statements = { register: 'Payslip', variance: 'Payslip', cost: 'Payslip', leave: 'EosProvision' } as const;
type Statement = keyof typeof statements;

/** The other statements one may read, those of a month of the same one. */
export function StatementLinks({ from, period }: { from: Statement; period?: string }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  return (
    <>
      {(Object.keys(statements) as Statement[])
        .filter((statement) => statement !== from && ability.can('read', statements[statement]))
        .map((statement) => (
          <LinkButton
            key={statement}
            to={`/pay-statements/${statement}${period && statement !== 'leave' ? `?period=${period}` : ''}`}
          >
            {t(`statement.${statement}.title`)}
          </LinkButton>
        ))}
    </>
  );
}
