import type { RecordFormProps } from './record-form';

interface Renewable {
  id: string;
  version: number;
  title: string;
  number?: string | null;
  expiryDate?: string | null;
}

export interface RenewProps {
  document: Renewable;
  /** Several files, or one. */
  files: 'files' | 'file';
  renew: (options: {
    variables: { id: string; version: number; input: object };
  }) => ReturnType<RecordFormProps['save']>;
  onRenewed: () => void;
  size?: 'small';
}

export interface FormerVersion {
  id: string;
  revision: number;
  number: string | null;
  issueDate: string | null;
  expiryDate: string | null;
  issuingAuthority: string | null;
  issuingCountry: string | null;
  createdAt: string;
  fileIds: string[];
}
