import type { AllowedNetworkInput } from '../../../generated/organisation/company';

export type Network = AllowedNetworkInput;

/** Without the type's name that answers carry and the server does not take back. */
export const networksIn = (value: unknown): Network[] =>
  Array.isArray(value) ? (value as Network[]).map(({ network, note }) => ({ network, note: note ?? null })) : [];
