import { useSession } from '../../../../access/session';

/** Whether one may see what something else would do to everybody's pay: who calculates payrolls. */
export function useMayCompare(): boolean {
  const { ability } = useSession();
  return ability.can('calculate', 'PayrollRun') && ability.can('read', 'PayComponent');
}
