import { usualNoticeDays } from '../../../kernel/dates/expiry';
import { isMask, mostOfMask } from '../../../kernel/text/number-mask';
import type { Parameters } from '../../../platform/access/ability';
import { defineArea, type Row } from '../../../platform/records/area';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { wordsFound } from '../../../platform/lists/search-text';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const DocumentOwner = choiceOf('DocumentOwner', 'Whose documents of a type are.', {
  company: 'Papers of the company itself.',
  employee: 'Papers of each employee.',
  vendor: 'Papers of each vendor.',
});

export const DocumentAccess = choiceOf(
  'DocumentAccess',
  'What an employee may do with their own documents of a type, as far as their roles let them.',
  {
    upload: 'They see their own and upload new ones.',
    read: 'They see their own, and others hand them in.',
    none: 'They do not see them.',
  },
);

export const MissingDocumentState = choiceOf('MissingDocumentState', 'Why a required document is missing.', {
  missing: 'There is none in use.',
  expired: 'The last one has expired.',
});

/** What a list of missing documents is asked for; a page of it is at least one row long. */
export interface MissingQuestion {
  search?: string | null;
  typeId?: string | null;
  state?: string | null;
  limit?: number;
  offset?: number;
}

/**
 * SQL of what is asked of a type `y` and the last document `h` of it that was in use, and of each word searched for in
 * these texts; `within` is what is kept of them for searches.
 */
export function missingConditions(
  { search, typeId, state, limit = 1, offset = 0 }: MissingQuestion,
  parameters: Parameters,
  texts: string[],
  within?: string,
): string[] {
  if (limit < 1 || offset < 0) throw invalid(limit < 1 ? 'limit' : 'offset', t('document_type.give_number_1_limit_0'));
  return [
    ...wordsFound(search, texts, parameters, within),
    ...(typeId ? [`y.id = ${parameters.add(typeId)}`] : []),
    ...(state === 'missing' || state === 'expired' ? [`h.last is ${state === 'expired' ? 'not ' : ''}null`] : []),
  ];
}

/** The same question as an export asks it. */
export function missingOfExport({ search, filter }: { search?: string | null; filter?: unknown }): MissingQuestion {
  const { typeId, state } = (filter ?? {}) as Record<string, { eq?: unknown } | undefined>;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { search, typeId: text(typeId?.eq), state: text(state?.eq) };
}

@record('DocumentType', 'A kind of document the company keeps, with when to be reminded before one expires.')
export class DocumentType extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.text({ description: 'Heading it stands under in the menu.', max: 80, search: true }) category!: string;
  @field.choice(DocumentOwner, { description: 'Whose such documents are.', initial: 'employee' }) appliesTo!: string;
  @field.integer({ description: 'Place within its category, smallest first.', min: 0, max: 10_000, initial: 0 })
  sortOrder!: number;
  @field.flag({ description: 'Whether such documents expire: they then have a last day, else none.', initial: true })
  hasExpiry!: boolean;
  @field.integers({ description: 'Days before the expiry on which notices are due.', initial: usualNoticeDays })
  noticeDays!: number[];
  @field.flag({
    description: 'Whether each of them must have one: every employee, the company, every vendor it buys from.',
    initial: false,
  })
  isRequired!: boolean;
  @field.references('Position', { description: 'Positions whose holders must have one.', initial: [] })
  requiredPositionIds!: string[];
  @field.text({
    description: 'The form its numbers are written in: # a digit, @ a letter, * either, anything else itself.',
    max: mostOfMask,
    optional: true,
    example: '784-####-#######-#',
  })
  numberFormat!: string | null;
  @field.integer({
    description:
      'Months such documents are kept: those of an employee from their last day on, those of the company from theirs. Then they are listed to be deleted by somebody.',
    min: 1,
    max: 1_200,
    optional: true,
  })
  retentionMonths!: number | null;
  @field.choice(DocumentAccess, {
    description: 'What the employee may do with their own, as far as their roles let them.',
    initial: 'upload',
    formerValues: { upload: 'upload' },
  })
  employeeAccess!: string;
  @field.flag({ description: 'Whether roles for a team or a department reach those of its people.', initial: true })
  isSeenByManagers!: boolean;
  @field.longText({ description: 'What it is for.', max: 2_000, optional: true }) description!: string | null;
}

/**
 * Whom documents of a type are closed to, of those whose grants reach single people; who keeps the documents of the
 * whole company sees them all.
 */
export const closedByType = { by: 'typeId', kind: 'DocumentType' } as const;

/** Rules both of a company's types and of the standard ones. */
export function refuseStrangeNotices({ noticeDays }: { noticeDays: number[] }): void {
  if (
    noticeDays.length <= 10 &&
    noticeDays.every((days) => days >= 0 && days <= 3650) &&
    new Set(noticeDays).size === noticeDays.length
  )
    return;
  throw invalid('noticeDays', t('document_type.give_up_ten_different_numbers'));
}

function refuseStrangeFormat({ numberFormat }: { numberFormat: string | null }): void {
  if (numberFormat === null || isMask(numberFormat)) return;
  throw invalid('numberFormat', t('document_type.use_digit_letter_either_plain'));
}

export const documentType = defineArea('DocumentType', DocumentType, {
  one: 'documentType',
  many: 'documentTypes',
  label: t('document_type.document_type'),
  page: '/document-types?open=:id',
  menu: { group: 'settings', title: t('document_type.menu'), icon: 'profile', after: 'MailTemplate' },
  sort: 'sortOrder',
  closes: {
    own: `n.employee_access = 'none'`,
    doing: `n.employee_access <> 'upload'`,
    others: 'not n.is_seen_by_managers',
  },
  guard: (_ctx, after: Row<DocumentType>) => {
    refuseStrangeNotices(after);
    refuseStrangeFormat(after);
  },
});
export const DocumentTypeResolver = CrudResolver(documentType);
export { countedTypes } from './counted-types';
