import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useEnterCompanyMutation,
  useLeaveCompanyMutation,
  useStopViewingMutation,
  useViewAsRoleMutation,
} from '../generated/access';
import { forgetKept } from '../app/offline/device';
import { announceSession } from './next-auth-wire';
import { useSession } from './session';

/** Runs what makes one somebody else or somewhere else: everything fetched before is forgotten. */
function useChange<Args extends unknown[]>(
  change: (...args: Args) => Promise<unknown>,
): [(...args: Args) => Promise<void>, boolean] {
  const { startOver } = useSession();
  const [busy, setBusy] = useState(false);
  const run = async (...args: Args) => {
    setBusy(true);
    try {
      await change(...args);
      await forgetKept();
      announceSession('update');
      await startOver();
    } finally {
      setBusy(false);
    }
  };
  return [run, busy];
}

export function useEnterCompany() {
  const [enter] = useEnterCompanyMutation();
  return useChange((id: string) => enter({ variables: { id } }));
}

/**
 * Leaves the company visited; nothing in it is changed. Once it is done the page has to be loaded again: busy until
 * then.
 */
export function useLeaveCompany(): [() => Promise<void>, boolean] {
  const [leave] = useLeaveCompanyMutation();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await leave();
      await forgetKept();
      announceSession('update');
    } catch (error) {
      setBusy(false);
      throw error;
    }
  };
  return [run, busy];
}

/**
 * Looks through a role, with an employee's eyes if one is named: from the home page on, since the role may not open the
 * page one is on.
 */
export function useViewAsRole() {
  const [view] = useViewAsRoleMutation();
  const navigate = useNavigate();
  return useChange(async (id: string, employeeId: string | null) => {
    await view({ variables: { id, employeeId } });
    void navigate('/');
  });
}

export function useStopViewing() {
  const [stop] = useStopViewingMutation();
  return useChange(() => stop());
}
