export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type MailFolder = (typeof mailFolders)[number];
export const mailLabels = ['personal', 'company', 'important', 'private'] as const;
export type MailLabel = (typeof mailLabels)[number];

/** One person's copy of a mail, as far as its place is concerned. */
export interface Placed {
  folder: MailFolder;
  /** Where it lay before it went to the trash. */
  previousFolder: MailFolder | null;
  /** The copy of who wrote it. */
  isSender: boolean;
  isSent: boolean;
}

/** Where one's own mail belongs; what others wrote may lie anywhere but among what one sent. */
const homeOf = ({ isSender, isSent }: Placed): MailFolder | null => (isSender ? (isSent ? 'sent' : 'draft') : null);

/**
 * Where a copy goes when its owner wants it in a folder; null where that cannot be. What one wrote goes to the trash or
 * back where it belongs, whichever other folder is named: a mail on its way out of the trash is meant.
 */
export function folderWanted(copy: Placed, wanted: MailFolder): MailFolder | null {
  if (wanted === 'trash') return wanted;
  return homeOf(copy) ?? (wanted === 'sent' ? null : wanted);
}

/** Where a copy goes that is taken out of the trash. */
export const folderRestored = (copy: Placed): MailFolder =>
  homeOf(copy) ?? (copy.previousFolder && copy.previousFolder !== 'trash' ? copy.previousFolder : 'inbox');

/** The labels after one was toggled, in their usual order. */
export const toggled = (labels: readonly MailLabel[], label: MailLabel): MailLabel[] =>
  mailLabels.filter((each) => (each === label) !== labels.includes(each));
