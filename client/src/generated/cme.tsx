/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
};

/** Kind of a training activity. */
export type CmeCategory =
  /** Attended a congress or conference. */
  | 'conference'
  /** Attended a course in a classroom. */
  | 'course'
  /** Read articles with questions to answer. */
  | 'journal'
  /** A course or webinar over the net. */
  | 'online'
  /** Any other kind of activity. */
  | 'other'
  /** Wrote or reviewed what was published. */
  | 'publication'
  /** Studied alone, without a provider. */
  | 'self_study'
  /** Taught or supervised others. */
  | 'teaching'
  /** Practised skills in a small group. */
  | 'workshop';

/** Conditions on a CmeCategory; all that are given must hold. */
export type CmeCategoryFilter = {
  /** Equal to. */
  eq?: CmeCategory | null | undefined;
  /** One of these. */
  in?: Array<CmeCategory> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: CmeCategory | null | undefined;
};

/** How many credits of one kind of activity a cycle needs at least and counts at most. */
export type CmeLimitInput = {
  /** Kind of activity. */
  category: CmeCategory;
  /** Credits needed of it. */
  least?: string | null | undefined;
  /** Credits of it that count. */
  most?: string | null | undefined;
};

/** Values to change in a CME rule; what is left out stays. */
export type CmeRuleChanges = {
  /** Licensing authority. */
  authority?: string | null | undefined;
  /** Credits beyond the need that count in the next cycle, at most. */
  carryOverMost?: string | null | undefined;
  /** Credits a cycle needs. */
  credits?: string | null | undefined;
  /** How many months a cycle lasts, before the next begins. */
  cycleMonths?: number | null | undefined;
  /** Least and most credits by kind of activity. */
  limits?: Array<CmeLimitInput> | null | undefined;
  /** Profession or kind of licence. */
  profession?: string | null | undefined;
  /** First day it holds; a later rule of the same authority and profession holds for the cycles that begin after it. */
  validFrom?: string | null | undefined;
};

/** Which cmeRules to list; all conditions given must hold. */
export type CmeRuleFilter = {
  /** All of these must hold. */
  and?: Array<CmeRuleFilter> | null | undefined;
  /** Licensing authority. */
  authority?: TextFilter | null | undefined;
  /** Credits beyond the need that count in the next cycle, at most. */
  carryOverMost?: DecimalFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Credits a cycle needs. */
  credits?: DecimalFilter | null | undefined;
  /** How many months a cycle lasts, before the next begins. */
  cycleMonths?: NumberFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CmeRuleFilter> | null | undefined;
  /** Profession or kind of licence. */
  profession?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day it holds; a later rule of the same authority and profession holds for the cycles that begin after it. */
  validFrom?: DateFilter | null | undefined;
};

/** Values of a new CME rule. */
export type CmeRuleInput = {
  /** Licensing authority. */
  authority: string;
  /** Credits beyond the need that count in the next cycle, at most. */
  carryOverMost?: string | null | undefined;
  /** Credits a cycle needs. */
  credits: string;
  /** How many months a cycle lasts, before the next begins. */
  cycleMonths?: number | null | undefined;
  /** Least and most credits by kind of activity. */
  limits?: Array<CmeLimitInput> | null | undefined;
  /** Profession or kind of licence. */
  profession: string;
  /** First day it holds; a later rule of the same authority and profession holds for the cycles that begin after it. */
  validFrom: string;
};

/** One level of the order of cmeRules. */
export type CmeRuleSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: CmeRuleSortField;
};

/** What cmeRules can be sorted by. */
export type CmeRuleSortField =
  /** Licensing authority. */
  | 'authority'
  /** Credits beyond the need that count in the next cycle, at most. */
  | 'carryOverMost'
  /** When the row was made. */
  | 'createdAt'
  /** Credits a cycle needs. */
  | 'credits'
  /** How many months a cycle lasts, before the next begins. */
  | 'cycleMonths'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Profession or kind of licence. */
  | 'profession'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day it holds; a later rule of the same authority and profession holds for the cycles that begin after it. */
  | 'validFrom';

/** Where a licence stands with its credits. */
export type CmeStanding =
  /** Fewer credits than the day asks for. */
  | 'behind'
  /** Credits are missing and the cycle ends within 90 days. */
  | 'due_soon'
  /** The licence has expired. */
  | 'lapsed'
  /** All credits of the cycle are there. */
  | 'met'
  /** As many credits as the day asks for. */
  | 'on_track';

/** Whether somebody has looked at the proof of an activity; verified ones alone count. */
export type CmeState =
  /** Its proof was refused; it does not count. */
  | 'rejected'
  /** Nobody has looked at its proof yet; it does not count. */
  | 'submitted'
  /** Its proof was found right; it counts. */
  | 'verified';

/** Conditions on a CmeState; all that are given must hold. */
export type CmeStateFilter = {
  /** Equal to. */
  eq?: CmeState | null | undefined;
  /** One of these. */
  in?: Array<CmeState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: CmeState | null | undefined;
};

/** Conditions on a day; all that are given must hold. */
export type DateFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** On this day or later, or without a value: what has not ended before it. */
  gteOrEmpty?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: string | null | undefined;
  /** Less than or equal to. */
  lte?: string | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Conditions on an exact number; all that are given must hold. */
export type DecimalFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: string | null | undefined;
  /** Less than or equal to. */
  lte?: string | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Values to change in a CME activity; what is left out stays. */
export type EmployeeCmeChanges = {
  /** Number under which an authority accredited it; the same number and day count once. */
  accreditationNo?: string | null | undefined;
  /** The day it took place, or its last day. At most 5 years ahead. */
  activityDate?: string | null | undefined;
  /** Credits it gives. */
  amount?: string | null | undefined;
  /** Kind of activity. */
  category?: CmeCategory | null | undefined;
  /** The proof of it, as a file. */
  certificateFileId?: string | null | undefined;
  /** Further words about it. */
  description?: string | null | undefined;
  /** Hours it took. */
  hours?: string | null | undefined;
  /** Licences of the employee it counts on; without any, all whose rule accepts it. */
  licenceIds?: Array<string> | null | undefined;
  /** Who offered it. */
  provider?: string | null | undefined;
  /** What it was. */
  title?: string | null | undefined;
  /** Page about it, or of the certificate. */
  url?: string | null | undefined;
};

/** Which employeeCmes to list; all conditions given must hold. */
export type EmployeeCmeFilter = {
  /** Number under which an authority accredited it; the same number and day count once. */
  accreditationNo?: TextFilter | null | undefined;
  /** The day it took place, or its last day. */
  activityDate?: DateFilter | null | undefined;
  /** Credits it gives. */
  amount?: DecimalFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<EmployeeCmeFilter> | null | undefined;
  /** Kind of activity. */
  category?: CmeCategoryFilter | null | undefined;
  /** The proof of it, as a file. */
  certificateFileId?: IdFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Further words about it. */
  description?: TextFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Hours it took. */
  hours?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Licences of the employee it counts on; without any, all whose rule accepts it. */
  licenceIds?: IdsFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeCmeFilter> | null | undefined;
  /** Who offered it. */
  provider?: TextFilter | null | undefined;
  /** Why it was rejected. */
  reviewNote?: TextFilter | null | undefined;
  /** When that was. */
  reviewedAt?: InstantFilter | null | undefined;
  /** Who verified or rejected it; never the employee himself. */
  reviewedById?: IdFilter | null | undefined;
  /** Where it stands today: submitted, verified, rejected, or expired once its credits no longer count on any licence, their cycles or the licences themselves having ended. */
  standing?: TextFilter | null | undefined;
  /** Whether it counts. */
  state?: CmeStateFilter | null | undefined;
  /** What it was. */
  title?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Page about it, or of the certificate. */
  url?: TextFilter | null | undefined;
};

/** Values of a new CME activity. */
export type EmployeeCmeInput = {
  /** Number under which an authority accredited it; the same number and day count once. */
  accreditationNo?: string | null | undefined;
  /** The day it took place, or its last day. At most 5 years ahead. */
  activityDate: string;
  /** Credits it gives. */
  amount: string;
  /** Kind of activity. */
  category?: CmeCategory | null | undefined;
  /** The proof of it, as a file. */
  certificateFileId?: string | null | undefined;
  /** Further words about it. */
  description?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Hours it took. */
  hours?: string | null | undefined;
  /** Licences of the employee it counts on; without any, all whose rule accepts it. */
  licenceIds?: Array<string> | null | undefined;
  /** Who offered it. */
  provider?: string | null | undefined;
  /** What it was. */
  title: string;
  /** Page about it, or of the certificate. */
  url?: string | null | undefined;
};

/** One level of the order of employeeCmes. */
export type EmployeeCmeSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeCmeSortField;
};

/** What employeeCmes can be sorted by. */
export type EmployeeCmeSortField =
  /** Number under which an authority accredited it; the same number and day count once. */
  | 'accreditationNo'
  /** The day it took place, or its last day. */
  | 'activityDate'
  /** Credits it gives. */
  | 'amount'
  /** Kind of activity. */
  | 'category'
  /** The proof of it, as a file. */
  | 'certificateFileId'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** Hours it took. */
  | 'hours'
  /** Who offered it. */
  | 'provider'
  /** Why it was rejected. */
  | 'reviewNote'
  /** When that was. */
  | 'reviewedAt'
  /** Who verified or rejected it; never the employee himself. */
  | 'reviewedById'
  /** Where it stands today: submitted, verified, rejected, or expired once its credits no longer count on any licence, their cycles or the licences themselves having ended. */
  | 'standing'
  /** Whether it counts. */
  | 'state'
  /** What it was. */
  | 'title'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Page about it, or of the certificate. */
  | 'url';

/** Values to change in a licence; what is left out stays. */
export type EmployeeLicenceChanges = {
  /** Authority that issued it. */
  authority?: string | null | undefined;
  /** First day of the first cycle, where that is not the first day of the licence. At most 10 years ahead. */
  cycleStart?: string | null | undefined;
  /** Last day of the licence. */
  expiryDate?: string | null | undefined;
  /** First day of the licence. At most 10 years ahead. */
  issueDate?: string | null | undefined;
  /** Number on the licence. */
  number?: string | null | undefined;
  /** Profession it licenses. */
  profession?: string | null | undefined;
  /** Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed. */
  ruleId?: string | null | undefined;
};

/** Which employeeLicences to list; all conditions given must hold. */
export type EmployeeLicenceFilter = {
  /** All of these must hold. */
  and?: Array<EmployeeLicenceFilter> | null | undefined;
  /** Authority that issued it. */
  authority?: TextFilter | null | undefined;
  /** Credits brought along from the cycle before. */
  carried?: DecimalFilter | null | undefined;
  /** Verified credits that count, those carried among them. */
  counted?: DecimalFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** First day of the present cycle; empty without a rule. */
  cycleFrom?: DateFilter | null | undefined;
  /** First day of the first cycle, where that is not the first day of the licence. */
  cycleStart?: DateFilter | null | undefined;
  /** Last day of the present cycle, on which the credits are due. */
  cycleTo?: DateFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Last day of the licence. */
  expiryDate?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** First day of the licence. */
  issueDate?: DateFilter | null | undefined;
  /** Number on the licence. */
  number?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeLicenceFilter> | null | undefined;
  /** Credits that would count besides once all submitted activities are verified. */
  pending?: DecimalFilter | null | undefined;
  /** Profession it licenses. */
  profession?: TextFilter | null | undefined;
  /** Credits the cycle needs. */
  required?: DecimalFilter | null | undefined;
  /** Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed. */
  ruleId?: IdFilter | null | undefined;
  /** Credits still needed. */
  shortfall?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new licence. */
export type EmployeeLicenceInput = {
  /** Authority that issued it. */
  authority: string;
  /** First day of the first cycle, where that is not the first day of the licence. At most 10 years ahead. */
  cycleStart?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Last day of the licence. */
  expiryDate?: string | null | undefined;
  /** First day of the licence. At most 10 years ahead. */
  issueDate: string;
  /** Number on the licence. */
  number: string;
  /** Profession it licenses. */
  profession?: string | null | undefined;
  /** Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed. */
  ruleId?: string | null | undefined;
};

/** One level of the order of employeeLicences. */
export type EmployeeLicenceSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeLicenceSortField;
};

/** What employeeLicences can be sorted by. */
export type EmployeeLicenceSortField =
  /** Authority that issued it. */
  | 'authority'
  /** Credits brought along from the cycle before. */
  | 'carried'
  /** Verified credits that count, those carried among them. */
  | 'counted'
  /** When the row was made. */
  | 'createdAt'
  /** First day of the present cycle; empty without a rule. */
  | 'cycleFrom'
  /** First day of the first cycle, where that is not the first day of the licence. */
  | 'cycleStart'
  /** Last day of the present cycle, on which the credits are due. */
  | 'cycleTo'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** Last day of the licence. */
  | 'expiryDate'
  /** First day of the licence. */
  | 'issueDate'
  /** Number on the licence. */
  | 'number'
  /** Credits that would count besides once all submitted activities are verified. */
  | 'pending'
  /** Profession it licenses. */
  | 'profession'
  /** Credits the cycle needs. */
  | 'required'
  /** Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed. */
  | 'ruleId'
  /** Credits still needed. */
  | 'shortfall'
  /** When the row was last changed. */
  | 'updatedAt';

/** Values to change in a skill; what is left out stays. */
export type EmployeeSkillChanges = {
  /** Whether somebody has seen the proof; who verifies skills sets it, never for himself. */
  isVerified?: boolean | null | undefined;
  /** What proves it, as a file. */
  proofFileId?: string | null | undefined;
  /** What it is, as shifts name it; no comma, which parts the skills of a shift. */
  skill?: string | null | undefined;
  /** First day it counts. */
  validFrom?: string | null | undefined;
  /** Last day it counts; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Which employeeSkills to list; all conditions given must hold. */
export type EmployeeSkillFilter = {
  /** All of these must hold. */
  and?: Array<EmployeeSkillFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether somebody has seen the proof; who verifies skills sets it, never for himself. */
  isVerified?: BooleanFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeSkillFilter> | null | undefined;
  /** What proves it, as a file. */
  proofFileId?: IdFilter | null | undefined;
  /** What it is, as shifts name it; no comma, which parts the skills of a shift. */
  skill?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day it counts. */
  validFrom?: DateFilter | null | undefined;
  /** Last day it counts; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
  /** When that was. */
  verifiedAt?: InstantFilter | null | undefined;
  /** Who verified it. */
  verifiedById?: IdFilter | null | undefined;
};

/** Values of a new skill. */
export type EmployeeSkillInput = {
  /** The employee it is about. */
  employeeId: string;
  /** Whether somebody has seen the proof; who verifies skills sets it, never for himself. */
  isVerified?: boolean | null | undefined;
  /** What proves it, as a file. */
  proofFileId?: string | null | undefined;
  /** What it is, as shifts name it; no comma, which parts the skills of a shift. */
  skill: string;
  /** First day it counts. */
  validFrom: string;
  /** Last day it counts; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** One level of the order of employeeSkills. */
export type EmployeeSkillSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeSkillSortField;
};

/** What employeeSkills can be sorted by. */
export type EmployeeSkillSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** Whether somebody has seen the proof; who verifies skills sets it, never for himself. */
  | 'isVerified'
  /** What proves it, as a file. */
  | 'proofFileId'
  /** What it is, as shifts name it; no comma, which parts the skills of a shift. */
  | 'skill'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day it counts. */
  | 'validFrom'
  /** Last day it counts; empty while it goes on. */
  | 'validTo'
  /** When that was. */
  | 'verifiedAt'
  /** Who verified it. */
  | 'verifiedById';

/** Conditions on a reference; all that are given must hold. */
export type IdFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Conditions on several references; all that are given must hold. */
export type IdsFilter = {
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
};

/** Conditions on an instant; all that are given must hold. */
export type InstantFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: string | null | undefined;
  /** Less than or equal to. */
  lte?: string | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Conditions on a whole number; all that are given must hold. */
export type NumberFilter = {
  /** Equal to. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** One of these. */
  in?: Array<number> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: number | null | undefined;
};

/** Order of a list: smallest or largest first. */
export type SortDirection =
  /** Smallest, earliest or first by letter at the top. */
  | 'ASC'
  /** Largest, latest or last by letter at the top. */
  | 'DESC';

/** Conditions on a text; all that are given must hold. */
export type TextFilter = {
  /** Contains this text, in any spelling: case, accents and ways to write a letter make no difference. */
  contains?: string | null | undefined;
  /** Equal to. */
  eq?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
  /** Starts with this text, in any spelling. */
  startsWith?: string | null | undefined;
};

export type EmployeeCmesQueryVariables = Exact<{
  filter?: EmployeeCmeFilter | null | undefined;
  sort?: Array<EmployeeCmeSort> | EmployeeCmeSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeCmesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, employee: { id: string, label: string | null } | null }> } };

export type EmployeeCmeQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeCmeQuery = { record: { hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type CreateEmployeeCmeMutationVariables = Exact<{
  input: EmployeeCmeInput;
}>;


export type CreateEmployeeCmeMutation = { record: { hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type UpdateEmployeeCmeMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeCmeChanges;
}>;


export type UpdateEmployeeCmeMutation = { record: { hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type DeleteEmployeeCmesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeCmesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeCmesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeCmesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type VerifyEmployeeCmeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type VerifyEmployeeCmeMutation = { record: { hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type RejectEmployeeCmeMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectEmployeeCmeMutation = { record: { hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type SubmitEmployeeCmeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitEmployeeCmeMutation = { record: { hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type EmployeeCmeRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, employee: { id: string, label: string | null } | null };

export type EmployeeCmeRecordFragment = { hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null };

export type EmployeeLicencesQueryVariables = Exact<{
  filter?: EmployeeLicenceFilter | null | undefined;
  sort?: Array<EmployeeLicenceSort> | EmployeeLicenceSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeLicencesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, employee: { id: string, label: string | null } | null, rule: { id: string, label: string } | null }> } };

export type EmployeeLicenceQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeLicenceQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, employee: { id: string, label: string | null } | null, rule: { id: string, label: string } | null } };

export type CreateEmployeeLicenceMutationVariables = Exact<{
  input: EmployeeLicenceInput;
}>;


export type CreateEmployeeLicenceMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, employee: { id: string, label: string | null } | null, rule: { id: string, label: string } | null } };

export type UpdateEmployeeLicenceMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeLicenceChanges;
}>;


export type UpdateEmployeeLicenceMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, employee: { id: string, label: string | null } | null, rule: { id: string, label: string } | null } };

export type DeleteEmployeeLicencesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeLicencesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeLicencesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeLicencesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeLicenceRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, employee: { id: string, label: string | null } | null, rule: { id: string, label: string } | null };

export type EmployeeLicenceRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, employee: { id: string, label: string | null } | null, rule: { id: string, label: string } | null };

export type CmeRulesQueryVariables = Exact<{
  filter?: CmeRuleFilter | null | undefined;
  sort?: Array<CmeRuleSort> | CmeRuleSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type CmeRulesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, authority: string, profession: string, validFrom: string, credits: string, cycleMonths: number, carryOverMost: string | null }> } };

export type CmeRuleQueryVariables = Exact<{
  id: string;
}>;


export type CmeRuleQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, authority: string, profession: string, validFrom: string, credits: string, cycleMonths: number, carryOverMost: string | null, limits: Array<{ category: CmeCategory, least: string | null, most: string | null }> } };

export type CreateCmeRuleMutationVariables = Exact<{
  input: CmeRuleInput;
}>;


export type CreateCmeRuleMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, authority: string, profession: string, validFrom: string, credits: string, cycleMonths: number, carryOverMost: string | null, limits: Array<{ category: CmeCategory, least: string | null, most: string | null }> } };

export type UpdateCmeRuleMutationVariables = Exact<{
  id: string;
  version: number;
  input: CmeRuleChanges;
}>;


export type UpdateCmeRuleMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, authority: string, profession: string, validFrom: string, credits: string, cycleMonths: number, carryOverMost: string | null, limits: Array<{ category: CmeCategory, least: string | null, most: string | null }> } };

export type DeleteCmeRulesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCmeRulesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreCmeRulesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCmeRulesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CmeRuleRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, authority: string, profession: string, validFrom: string, credits: string, cycleMonths: number, carryOverMost: string | null };

export type CmeRuleRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, authority: string, profession: string, validFrom: string, credits: string, cycleMonths: number, carryOverMost: string | null, limits: Array<{ category: CmeCategory, least: string | null, most: string | null }> };

export type EmployeeSkillsQueryVariables = Exact<{
  filter?: EmployeeSkillFilter | null | undefined;
  sort?: Array<EmployeeSkillSort> | EmployeeSkillSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeSkillsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, skill: string, validFrom: string, validTo: string | null, isVerified: boolean, verifiedById: string | null, verifiedAt: string | null, proofFileId: string | null, employee: { id: string, label: string | null } | null, verifiedBy: { id: string, label: string } | null }> } };

export type EmployeeSkillQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeSkillQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, skill: string, validFrom: string, validTo: string | null, isVerified: boolean, verifiedById: string | null, verifiedAt: string | null, proofFileId: string | null, employee: { id: string, label: string | null } | null, verifiedBy: { id: string, label: string } | null } };

export type CreateEmployeeSkillMutationVariables = Exact<{
  input: EmployeeSkillInput;
}>;


export type CreateEmployeeSkillMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, skill: string, validFrom: string, validTo: string | null, isVerified: boolean, verifiedById: string | null, verifiedAt: string | null, proofFileId: string | null, employee: { id: string, label: string | null } | null, verifiedBy: { id: string, label: string } | null } };

export type UpdateEmployeeSkillMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeSkillChanges;
}>;


export type UpdateEmployeeSkillMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, skill: string, validFrom: string, validTo: string | null, isVerified: boolean, verifiedById: string | null, verifiedAt: string | null, proofFileId: string | null, employee: { id: string, label: string | null } | null, verifiedBy: { id: string, label: string } | null } };

export type DeleteEmployeeSkillsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeSkillsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeSkillsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeSkillsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeSkillRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, skill: string, validFrom: string, validTo: string | null, isVerified: boolean, verifiedById: string | null, verifiedAt: string | null, proofFileId: string | null, employee: { id: string, label: string | null } | null, verifiedBy: { id: string, label: string } | null };

export type EmployeeSkillRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, skill: string, validFrom: string, validTo: string | null, isVerified: boolean, verifiedById: string | null, verifiedAt: string | null, proofFileId: string | null, employee: { id: string, label: string | null } | null, verifiedBy: { id: string, label: string } | null };

export const EmployeeCmeRowFragmentDoc = gql`
    fragment EmployeeCmeRow on EmployeeCme {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  title
  category
  licenceIds
  amount
  activityDate
  provider
  accreditationNo
  state
  standing
  reviewNote
}
    `;
export const EmployeeCmeRecordFragmentDoc = gql`
    fragment EmployeeCmeRecord on EmployeeCme {
  ...EmployeeCmeRow
  hours
  certificateFileId
  url
  description
  reviewedAt
  reviewedBy {
    id
    label: name
  }
  createdAt
  updatedAt
}
    `;
export const EmployeeLicenceRowFragmentDoc = gql`
    fragment EmployeeLicenceRow on EmployeeLicence {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  number
  authority
  profession
  ruleId
  rule {
    id
    label: profession
  }
  issueDate
  expiryDate
  cycleStart
  cycleFrom
  cycleTo
  required
  carried
  counted
  pending
  shortfall
  standing
  daysLeft
}
    `;
export const EmployeeLicenceRecordFragmentDoc = gql`
    fragment EmployeeLicenceRecord on EmployeeLicence {
  ...EmployeeLicenceRow
  createdAt
  updatedAt
}
    `;
export const CmeRuleRowFragmentDoc = gql`
    fragment CmeRuleRow on CmeRule {
  id
  version
  deletedAt
  allowedActions
  authority
  profession
  validFrom
  credits
  cycleMonths
  carryOverMost
}
    `;
export const CmeRuleRecordFragmentDoc = gql`
    fragment CmeRuleRecord on CmeRule {
  ...CmeRuleRow
  limits {
    category
    least
    most
  }
  createdAt
  updatedAt
}
    `;
export const EmployeeSkillRowFragmentDoc = gql`
    fragment EmployeeSkillRow on EmployeeSkill {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  skill
  validFrom
  validTo
  isVerified
  verifiedById
  verifiedBy {
    id
    label: name
  }
  verifiedAt
  proofFileId
}
    `;
export const EmployeeSkillRecordFragmentDoc = gql`
    fragment EmployeeSkillRecord on EmployeeSkill {
  ...EmployeeSkillRow
  createdAt
  updatedAt
}
    `;
export const EmployeeCmesDocument = gql`
    query EmployeeCmes($filter: EmployeeCmeFilter, $sort: [EmployeeCmeSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeCmes(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeCmeRow
    }
    total
  }
}
    ${EmployeeCmeRowFragmentDoc}`;

/**
 * __useEmployeeCmesQuery__
 *
 * To run a query within a React component, call `useEmployeeCmesQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeCmesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeCmesQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmployeeCmesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeCmesQuery, EmployeeCmesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeCmesQuery, EmployeeCmesQueryVariables>(EmployeeCmesDocument, options);
      }
export function useEmployeeCmesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeCmesQuery, EmployeeCmesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeCmesQuery, EmployeeCmesQueryVariables>(EmployeeCmesDocument, options);
        }
// @ts-ignore
export function useEmployeeCmesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCmesQuery, EmployeeCmesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCmesQuery, EmployeeCmesQueryVariables>;
export function useEmployeeCmesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCmesQuery, EmployeeCmesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCmesQuery | undefined, EmployeeCmesQueryVariables>;
export function useEmployeeCmesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCmesQuery, EmployeeCmesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeCmesQuery, EmployeeCmesQueryVariables>(EmployeeCmesDocument, options);
        }
export type EmployeeCmesQueryHookResult = ReturnType<typeof useEmployeeCmesQuery>;
export type EmployeeCmesLazyQueryHookResult = ReturnType<typeof useEmployeeCmesLazyQuery>;
export type EmployeeCmesSuspenseQueryHookResult = ReturnType<typeof useEmployeeCmesSuspenseQuery>;
export type EmployeeCmesQueryResult = ApolloReactCommon.QueryResult<EmployeeCmesQuery, EmployeeCmesQueryVariables>;
export const EmployeeCmeDocument = gql`
    query EmployeeCme($id: ID!) {
  record: employeeCme(id: $id) {
    ...EmployeeCmeRecord
  }
}
    ${EmployeeCmeRecordFragmentDoc}
${EmployeeCmeRowFragmentDoc}`;

/**
 * __useEmployeeCmeQuery__
 *
 * To run a query within a React component, call `useEmployeeCmeQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeCmeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeCmeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeCmeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeCmeQuery, EmployeeCmeQueryVariables> & ({ variables: EmployeeCmeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeCmeQuery, EmployeeCmeQueryVariables>(EmployeeCmeDocument, options);
      }
export function useEmployeeCmeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeCmeQuery, EmployeeCmeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeCmeQuery, EmployeeCmeQueryVariables>(EmployeeCmeDocument, options);
        }
// @ts-ignore
export function useEmployeeCmeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCmeQuery, EmployeeCmeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCmeQuery, EmployeeCmeQueryVariables>;
export function useEmployeeCmeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCmeQuery, EmployeeCmeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCmeQuery | undefined, EmployeeCmeQueryVariables>;
export function useEmployeeCmeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCmeQuery, EmployeeCmeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeCmeQuery, EmployeeCmeQueryVariables>(EmployeeCmeDocument, options);
        }
export type EmployeeCmeQueryHookResult = ReturnType<typeof useEmployeeCmeQuery>;
export type EmployeeCmeLazyQueryHookResult = ReturnType<typeof useEmployeeCmeLazyQuery>;
export type EmployeeCmeSuspenseQueryHookResult = ReturnType<typeof useEmployeeCmeSuspenseQuery>;
export type EmployeeCmeQueryResult = ApolloReactCommon.QueryResult<EmployeeCmeQuery, EmployeeCmeQueryVariables>;
export const CreateEmployeeCmeDocument = gql`
    mutation CreateEmployeeCme($input: EmployeeCmeInput!) {
  record: createEmployeeCme(input: $input) {
    ...EmployeeCmeRecord
  }
}
    ${EmployeeCmeRecordFragmentDoc}
${EmployeeCmeRowFragmentDoc}`;

/**
 * __useCreateEmployeeCmeMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeCmeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeCmeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeCmeMutation, { data, loading, error }] = useCreateEmployeeCmeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeCmeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeCmeMutation, CreateEmployeeCmeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeCmeMutation, CreateEmployeeCmeMutationVariables>(CreateEmployeeCmeDocument, options);
      }
export type CreateEmployeeCmeMutationHookResult = ReturnType<typeof useCreateEmployeeCmeMutation>;
export type CreateEmployeeCmeMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeCmeMutation>;
export const UpdateEmployeeCmeDocument = gql`
    mutation UpdateEmployeeCme($id: ID!, $version: Int!, $input: EmployeeCmeChanges!) {
  record: updateEmployeeCme(id: $id, version: $version, input: $input) {
    ...EmployeeCmeRecord
  }
}
    ${EmployeeCmeRecordFragmentDoc}
${EmployeeCmeRowFragmentDoc}`;

/**
 * __useUpdateEmployeeCmeMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeCmeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeCmeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeCmeMutation, { data, loading, error }] = useUpdateEmployeeCmeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeCmeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeCmeMutation, UpdateEmployeeCmeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeCmeMutation, UpdateEmployeeCmeMutationVariables>(UpdateEmployeeCmeDocument, options);
      }
export type UpdateEmployeeCmeMutationHookResult = ReturnType<typeof useUpdateEmployeeCmeMutation>;
export type UpdateEmployeeCmeMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeCmeMutation>;
export const DeleteEmployeeCmesDocument = gql`
    mutation DeleteEmployeeCmes($ids: [ID!]!) {
  results: deleteEmployeeCmes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeCmesMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeCmesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeCmesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeCmesMutation, { data, loading, error }] = useDeleteEmployeeCmesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeCmesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeCmesMutation, DeleteEmployeeCmesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeCmesMutation, DeleteEmployeeCmesMutationVariables>(DeleteEmployeeCmesDocument, options);
      }
export type DeleteEmployeeCmesMutationHookResult = ReturnType<typeof useDeleteEmployeeCmesMutation>;
export type DeleteEmployeeCmesMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeCmesMutation>;
export const RestoreEmployeeCmesDocument = gql`
    mutation RestoreEmployeeCmes($ids: [ID!]!) {
  results: restoreEmployeeCmes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeCmesMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeCmesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeCmesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeCmesMutation, { data, loading, error }] = useRestoreEmployeeCmesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeCmesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeCmesMutation, RestoreEmployeeCmesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeCmesMutation, RestoreEmployeeCmesMutationVariables>(RestoreEmployeeCmesDocument, options);
      }
export type RestoreEmployeeCmesMutationHookResult = ReturnType<typeof useRestoreEmployeeCmesMutation>;
export type RestoreEmployeeCmesMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeCmesMutation>;
export const VerifyEmployeeCmeDocument = gql`
    mutation VerifyEmployeeCme($id: ID!, $version: Int!) {
  record: verifyEmployeeCme(id: $id, version: $version) {
    ...EmployeeCmeRecord
  }
}
    ${EmployeeCmeRecordFragmentDoc}
${EmployeeCmeRowFragmentDoc}`;

/**
 * __useVerifyEmployeeCmeMutation__
 *
 * To run a mutation, you first call `useVerifyEmployeeCmeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyEmployeeCmeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyEmployeeCmeMutation, { data, loading, error }] = useVerifyEmployeeCmeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useVerifyEmployeeCmeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyEmployeeCmeMutation, VerifyEmployeeCmeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyEmployeeCmeMutation, VerifyEmployeeCmeMutationVariables>(VerifyEmployeeCmeDocument, options);
      }
export type VerifyEmployeeCmeMutationHookResult = ReturnType<typeof useVerifyEmployeeCmeMutation>;
export type VerifyEmployeeCmeMutationResult = ApolloReactCommon.MutationResult<VerifyEmployeeCmeMutation>;
export const RejectEmployeeCmeDocument = gql`
    mutation RejectEmployeeCme($id: ID!, $version: Int!, $note: String!) {
  record: rejectEmployeeCme(id: $id, version: $version, note: $note) {
    ...EmployeeCmeRecord
  }
}
    ${EmployeeCmeRecordFragmentDoc}
${EmployeeCmeRowFragmentDoc}`;

/**
 * __useRejectEmployeeCmeMutation__
 *
 * To run a mutation, you first call `useRejectEmployeeCmeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectEmployeeCmeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectEmployeeCmeMutation, { data, loading, error }] = useRejectEmployeeCmeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectEmployeeCmeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectEmployeeCmeMutation, RejectEmployeeCmeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectEmployeeCmeMutation, RejectEmployeeCmeMutationVariables>(RejectEmployeeCmeDocument, options);
      }
export type RejectEmployeeCmeMutationHookResult = ReturnType<typeof useRejectEmployeeCmeMutation>;
export type RejectEmployeeCmeMutationResult = ApolloReactCommon.MutationResult<RejectEmployeeCmeMutation>;
export const SubmitEmployeeCmeDocument = gql`
    mutation SubmitEmployeeCme($id: ID!, $version: Int!) {
  record: submitEmployeeCme(id: $id, version: $version) {
    ...EmployeeCmeRecord
  }
}
    ${EmployeeCmeRecordFragmentDoc}
${EmployeeCmeRowFragmentDoc}`;

/**
 * __useSubmitEmployeeCmeMutation__
 *
 * To run a mutation, you first call `useSubmitEmployeeCmeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitEmployeeCmeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitEmployeeCmeMutation, { data, loading, error }] = useSubmitEmployeeCmeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSubmitEmployeeCmeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitEmployeeCmeMutation, SubmitEmployeeCmeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitEmployeeCmeMutation, SubmitEmployeeCmeMutationVariables>(SubmitEmployeeCmeDocument, options);
      }
export type SubmitEmployeeCmeMutationHookResult = ReturnType<typeof useSubmitEmployeeCmeMutation>;
export type SubmitEmployeeCmeMutationResult = ApolloReactCommon.MutationResult<SubmitEmployeeCmeMutation>;
export const EmployeeLicencesDocument = gql`
    query EmployeeLicences($filter: EmployeeLicenceFilter, $sort: [EmployeeLicenceSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeLicences(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeLicenceRow
    }
    total
  }
}
    ${EmployeeLicenceRowFragmentDoc}`;

/**
 * __useEmployeeLicencesQuery__
 *
 * To run a query within a React component, call `useEmployeeLicencesQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLicencesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLicencesQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmployeeLicencesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>(EmployeeLicencesDocument, options);
      }
export function useEmployeeLicencesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>(EmployeeLicencesDocument, options);
        }
// @ts-ignore
export function useEmployeeLicencesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>;
export function useEmployeeLicencesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLicencesQuery | undefined, EmployeeLicencesQueryVariables>;
export function useEmployeeLicencesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>(EmployeeLicencesDocument, options);
        }
export type EmployeeLicencesQueryHookResult = ReturnType<typeof useEmployeeLicencesQuery>;
export type EmployeeLicencesLazyQueryHookResult = ReturnType<typeof useEmployeeLicencesLazyQuery>;
export type EmployeeLicencesSuspenseQueryHookResult = ReturnType<typeof useEmployeeLicencesSuspenseQuery>;
export type EmployeeLicencesQueryResult = ApolloReactCommon.QueryResult<EmployeeLicencesQuery, EmployeeLicencesQueryVariables>;
export const EmployeeLicenceDocument = gql`
    query EmployeeLicence($id: ID!) {
  record: employeeLicence(id: $id) {
    ...EmployeeLicenceRecord
  }
}
    ${EmployeeLicenceRecordFragmentDoc}
${EmployeeLicenceRowFragmentDoc}`;

/**
 * __useEmployeeLicenceQuery__
 *
 * To run a query within a React component, call `useEmployeeLicenceQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLicenceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLicenceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeLicenceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeLicenceQuery, EmployeeLicenceQueryVariables> & ({ variables: EmployeeLicenceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>(EmployeeLicenceDocument, options);
      }
export function useEmployeeLicenceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>(EmployeeLicenceDocument, options);
        }
// @ts-ignore
export function useEmployeeLicenceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>;
export function useEmployeeLicenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLicenceQuery | undefined, EmployeeLicenceQueryVariables>;
export function useEmployeeLicenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>(EmployeeLicenceDocument, options);
        }
export type EmployeeLicenceQueryHookResult = ReturnType<typeof useEmployeeLicenceQuery>;
export type EmployeeLicenceLazyQueryHookResult = ReturnType<typeof useEmployeeLicenceLazyQuery>;
export type EmployeeLicenceSuspenseQueryHookResult = ReturnType<typeof useEmployeeLicenceSuspenseQuery>;
export type EmployeeLicenceQueryResult = ApolloReactCommon.QueryResult<EmployeeLicenceQuery, EmployeeLicenceQueryVariables>;
export const CreateEmployeeLicenceDocument = gql`
    mutation CreateEmployeeLicence($input: EmployeeLicenceInput!) {
  record: createEmployeeLicence(input: $input) {
    ...EmployeeLicenceRecord
  }
}
    ${EmployeeLicenceRecordFragmentDoc}
${EmployeeLicenceRowFragmentDoc}`;

/**
 * __useCreateEmployeeLicenceMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeLicenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeLicenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeLicenceMutation, { data, loading, error }] = useCreateEmployeeLicenceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeLicenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeLicenceMutation, CreateEmployeeLicenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeLicenceMutation, CreateEmployeeLicenceMutationVariables>(CreateEmployeeLicenceDocument, options);
      }
export type CreateEmployeeLicenceMutationHookResult = ReturnType<typeof useCreateEmployeeLicenceMutation>;
export type CreateEmployeeLicenceMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeLicenceMutation>;
export const UpdateEmployeeLicenceDocument = gql`
    mutation UpdateEmployeeLicence($id: ID!, $version: Int!, $input: EmployeeLicenceChanges!) {
  record: updateEmployeeLicence(id: $id, version: $version, input: $input) {
    ...EmployeeLicenceRecord
  }
}
    ${EmployeeLicenceRecordFragmentDoc}
${EmployeeLicenceRowFragmentDoc}`;

/**
 * __useUpdateEmployeeLicenceMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeLicenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeLicenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeLicenceMutation, { data, loading, error }] = useUpdateEmployeeLicenceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeLicenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeLicenceMutation, UpdateEmployeeLicenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeLicenceMutation, UpdateEmployeeLicenceMutationVariables>(UpdateEmployeeLicenceDocument, options);
      }
export type UpdateEmployeeLicenceMutationHookResult = ReturnType<typeof useUpdateEmployeeLicenceMutation>;
export type UpdateEmployeeLicenceMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeLicenceMutation>;
export const DeleteEmployeeLicencesDocument = gql`
    mutation DeleteEmployeeLicences($ids: [ID!]!) {
  results: deleteEmployeeLicences(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeLicencesMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeLicencesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeLicencesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeLicencesMutation, { data, loading, error }] = useDeleteEmployeeLicencesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeLicencesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeLicencesMutation, DeleteEmployeeLicencesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeLicencesMutation, DeleteEmployeeLicencesMutationVariables>(DeleteEmployeeLicencesDocument, options);
      }
export type DeleteEmployeeLicencesMutationHookResult = ReturnType<typeof useDeleteEmployeeLicencesMutation>;
export type DeleteEmployeeLicencesMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeLicencesMutation>;
export const RestoreEmployeeLicencesDocument = gql`
    mutation RestoreEmployeeLicences($ids: [ID!]!) {
  results: restoreEmployeeLicences(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeLicencesMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeLicencesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeLicencesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeLicencesMutation, { data, loading, error }] = useRestoreEmployeeLicencesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeLicencesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeLicencesMutation, RestoreEmployeeLicencesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeLicencesMutation, RestoreEmployeeLicencesMutationVariables>(RestoreEmployeeLicencesDocument, options);
      }
export type RestoreEmployeeLicencesMutationHookResult = ReturnType<typeof useRestoreEmployeeLicencesMutation>;
export type RestoreEmployeeLicencesMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeLicencesMutation>;
export const CmeRulesDocument = gql`
    query CmeRules($filter: CmeRuleFilter, $sort: [CmeRuleSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: cmeRules(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...CmeRuleRow
    }
    total
  }
}
    ${CmeRuleRowFragmentDoc}`;

/**
 * __useCmeRulesQuery__
 *
 * To run a query within a React component, call `useCmeRulesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCmeRulesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCmeRulesQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useCmeRulesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CmeRulesQuery, CmeRulesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CmeRulesQuery, CmeRulesQueryVariables>(CmeRulesDocument, options);
      }
export function useCmeRulesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CmeRulesQuery, CmeRulesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CmeRulesQuery, CmeRulesQueryVariables>(CmeRulesDocument, options);
        }
// @ts-ignore
export function useCmeRulesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CmeRulesQuery, CmeRulesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeRulesQuery, CmeRulesQueryVariables>;
export function useCmeRulesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeRulesQuery, CmeRulesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeRulesQuery | undefined, CmeRulesQueryVariables>;
export function useCmeRulesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeRulesQuery, CmeRulesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CmeRulesQuery, CmeRulesQueryVariables>(CmeRulesDocument, options);
        }
export type CmeRulesQueryHookResult = ReturnType<typeof useCmeRulesQuery>;
export type CmeRulesLazyQueryHookResult = ReturnType<typeof useCmeRulesLazyQuery>;
export type CmeRulesSuspenseQueryHookResult = ReturnType<typeof useCmeRulesSuspenseQuery>;
export type CmeRulesQueryResult = ApolloReactCommon.QueryResult<CmeRulesQuery, CmeRulesQueryVariables>;
export const CmeRuleDocument = gql`
    query CmeRule($id: ID!) {
  record: cmeRule(id: $id) {
    ...CmeRuleRecord
  }
}
    ${CmeRuleRecordFragmentDoc}
${CmeRuleRowFragmentDoc}`;

/**
 * __useCmeRuleQuery__
 *
 * To run a query within a React component, call `useCmeRuleQuery` and pass it any options that fit your needs.
 * When your component renders, `useCmeRuleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCmeRuleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCmeRuleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CmeRuleQuery, CmeRuleQueryVariables> & ({ variables: CmeRuleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CmeRuleQuery, CmeRuleQueryVariables>(CmeRuleDocument, options);
      }
export function useCmeRuleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CmeRuleQuery, CmeRuleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CmeRuleQuery, CmeRuleQueryVariables>(CmeRuleDocument, options);
        }
// @ts-ignore
export function useCmeRuleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CmeRuleQuery, CmeRuleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeRuleQuery, CmeRuleQueryVariables>;
export function useCmeRuleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeRuleQuery, CmeRuleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeRuleQuery | undefined, CmeRuleQueryVariables>;
export function useCmeRuleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeRuleQuery, CmeRuleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CmeRuleQuery, CmeRuleQueryVariables>(CmeRuleDocument, options);
        }
export type CmeRuleQueryHookResult = ReturnType<typeof useCmeRuleQuery>;
export type CmeRuleLazyQueryHookResult = ReturnType<typeof useCmeRuleLazyQuery>;
export type CmeRuleSuspenseQueryHookResult = ReturnType<typeof useCmeRuleSuspenseQuery>;
export type CmeRuleQueryResult = ApolloReactCommon.QueryResult<CmeRuleQuery, CmeRuleQueryVariables>;
export const CreateCmeRuleDocument = gql`
    mutation CreateCmeRule($input: CmeRuleInput!) {
  record: createCmeRule(input: $input) {
    ...CmeRuleRecord
  }
}
    ${CmeRuleRecordFragmentDoc}
${CmeRuleRowFragmentDoc}`;

/**
 * __useCreateCmeRuleMutation__
 *
 * To run a mutation, you first call `useCreateCmeRuleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCmeRuleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCmeRuleMutation, { data, loading, error }] = useCreateCmeRuleMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCmeRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCmeRuleMutation, CreateCmeRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCmeRuleMutation, CreateCmeRuleMutationVariables>(CreateCmeRuleDocument, options);
      }
export type CreateCmeRuleMutationHookResult = ReturnType<typeof useCreateCmeRuleMutation>;
export type CreateCmeRuleMutationResult = ApolloReactCommon.MutationResult<CreateCmeRuleMutation>;
export const UpdateCmeRuleDocument = gql`
    mutation UpdateCmeRule($id: ID!, $version: Int!, $input: CmeRuleChanges!) {
  record: updateCmeRule(id: $id, version: $version, input: $input) {
    ...CmeRuleRecord
  }
}
    ${CmeRuleRecordFragmentDoc}
${CmeRuleRowFragmentDoc}`;

/**
 * __useUpdateCmeRuleMutation__
 *
 * To run a mutation, you first call `useUpdateCmeRuleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCmeRuleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCmeRuleMutation, { data, loading, error }] = useUpdateCmeRuleMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCmeRuleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCmeRuleMutation, UpdateCmeRuleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCmeRuleMutation, UpdateCmeRuleMutationVariables>(UpdateCmeRuleDocument, options);
      }
export type UpdateCmeRuleMutationHookResult = ReturnType<typeof useUpdateCmeRuleMutation>;
export type UpdateCmeRuleMutationResult = ApolloReactCommon.MutationResult<UpdateCmeRuleMutation>;
export const DeleteCmeRulesDocument = gql`
    mutation DeleteCmeRules($ids: [ID!]!) {
  results: deleteCmeRules(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteCmeRulesMutation__
 *
 * To run a mutation, you first call `useDeleteCmeRulesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCmeRulesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCmeRulesMutation, { data, loading, error }] = useDeleteCmeRulesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteCmeRulesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCmeRulesMutation, DeleteCmeRulesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCmeRulesMutation, DeleteCmeRulesMutationVariables>(DeleteCmeRulesDocument, options);
      }
export type DeleteCmeRulesMutationHookResult = ReturnType<typeof useDeleteCmeRulesMutation>;
export type DeleteCmeRulesMutationResult = ApolloReactCommon.MutationResult<DeleteCmeRulesMutation>;
export const RestoreCmeRulesDocument = gql`
    mutation RestoreCmeRules($ids: [ID!]!) {
  results: restoreCmeRules(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreCmeRulesMutation__
 *
 * To run a mutation, you first call `useRestoreCmeRulesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCmeRulesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCmeRulesMutation, { data, loading, error }] = useRestoreCmeRulesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCmeRulesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCmeRulesMutation, RestoreCmeRulesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCmeRulesMutation, RestoreCmeRulesMutationVariables>(RestoreCmeRulesDocument, options);
      }
export type RestoreCmeRulesMutationHookResult = ReturnType<typeof useRestoreCmeRulesMutation>;
export type RestoreCmeRulesMutationResult = ApolloReactCommon.MutationResult<RestoreCmeRulesMutation>;
export const EmployeeSkillsDocument = gql`
    query EmployeeSkills($filter: EmployeeSkillFilter, $sort: [EmployeeSkillSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeSkills(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeSkillRow
    }
    total
  }
}
    ${EmployeeSkillRowFragmentDoc}`;

/**
 * __useEmployeeSkillsQuery__
 *
 * To run a query within a React component, call `useEmployeeSkillsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeSkillsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeSkillsQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmployeeSkillsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>(EmployeeSkillsDocument, options);
      }
export function useEmployeeSkillsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>(EmployeeSkillsDocument, options);
        }
// @ts-ignore
export function useEmployeeSkillsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>;
export function useEmployeeSkillsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSkillsQuery | undefined, EmployeeSkillsQueryVariables>;
export function useEmployeeSkillsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>(EmployeeSkillsDocument, options);
        }
export type EmployeeSkillsQueryHookResult = ReturnType<typeof useEmployeeSkillsQuery>;
export type EmployeeSkillsLazyQueryHookResult = ReturnType<typeof useEmployeeSkillsLazyQuery>;
export type EmployeeSkillsSuspenseQueryHookResult = ReturnType<typeof useEmployeeSkillsSuspenseQuery>;
export type EmployeeSkillsQueryResult = ApolloReactCommon.QueryResult<EmployeeSkillsQuery, EmployeeSkillsQueryVariables>;
export const EmployeeSkillDocument = gql`
    query EmployeeSkill($id: ID!) {
  record: employeeSkill(id: $id) {
    ...EmployeeSkillRecord
  }
}
    ${EmployeeSkillRecordFragmentDoc}
${EmployeeSkillRowFragmentDoc}`;

/**
 * __useEmployeeSkillQuery__
 *
 * To run a query within a React component, call `useEmployeeSkillQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeSkillQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeSkillQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeSkillQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeSkillQuery, EmployeeSkillQueryVariables> & ({ variables: EmployeeSkillQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeSkillQuery, EmployeeSkillQueryVariables>(EmployeeSkillDocument, options);
      }
export function useEmployeeSkillLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeSkillQuery, EmployeeSkillQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeSkillQuery, EmployeeSkillQueryVariables>(EmployeeSkillDocument, options);
        }
// @ts-ignore
export function useEmployeeSkillSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSkillQuery, EmployeeSkillQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSkillQuery, EmployeeSkillQueryVariables>;
export function useEmployeeSkillSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSkillQuery, EmployeeSkillQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSkillQuery | undefined, EmployeeSkillQueryVariables>;
export function useEmployeeSkillSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSkillQuery, EmployeeSkillQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeSkillQuery, EmployeeSkillQueryVariables>(EmployeeSkillDocument, options);
        }
export type EmployeeSkillQueryHookResult = ReturnType<typeof useEmployeeSkillQuery>;
export type EmployeeSkillLazyQueryHookResult = ReturnType<typeof useEmployeeSkillLazyQuery>;
export type EmployeeSkillSuspenseQueryHookResult = ReturnType<typeof useEmployeeSkillSuspenseQuery>;
export type EmployeeSkillQueryResult = ApolloReactCommon.QueryResult<EmployeeSkillQuery, EmployeeSkillQueryVariables>;
export const CreateEmployeeSkillDocument = gql`
    mutation CreateEmployeeSkill($input: EmployeeSkillInput!) {
  record: createEmployeeSkill(input: $input) {
    ...EmployeeSkillRecord
  }
}
    ${EmployeeSkillRecordFragmentDoc}
${EmployeeSkillRowFragmentDoc}`;

/**
 * __useCreateEmployeeSkillMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeSkillMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeSkillMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeSkillMutation, { data, loading, error }] = useCreateEmployeeSkillMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeSkillMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeSkillMutation, CreateEmployeeSkillMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeSkillMutation, CreateEmployeeSkillMutationVariables>(CreateEmployeeSkillDocument, options);
      }
export type CreateEmployeeSkillMutationHookResult = ReturnType<typeof useCreateEmployeeSkillMutation>;
export type CreateEmployeeSkillMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeSkillMutation>;
export const UpdateEmployeeSkillDocument = gql`
    mutation UpdateEmployeeSkill($id: ID!, $version: Int!, $input: EmployeeSkillChanges!) {
  record: updateEmployeeSkill(id: $id, version: $version, input: $input) {
    ...EmployeeSkillRecord
  }
}
    ${EmployeeSkillRecordFragmentDoc}
${EmployeeSkillRowFragmentDoc}`;

/**
 * __useUpdateEmployeeSkillMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeSkillMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeSkillMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeSkillMutation, { data, loading, error }] = useUpdateEmployeeSkillMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeSkillMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeSkillMutation, UpdateEmployeeSkillMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeSkillMutation, UpdateEmployeeSkillMutationVariables>(UpdateEmployeeSkillDocument, options);
      }
export type UpdateEmployeeSkillMutationHookResult = ReturnType<typeof useUpdateEmployeeSkillMutation>;
export type UpdateEmployeeSkillMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeSkillMutation>;
export const DeleteEmployeeSkillsDocument = gql`
    mutation DeleteEmployeeSkills($ids: [ID!]!) {
  results: deleteEmployeeSkills(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeSkillsMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeSkillsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeSkillsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeSkillsMutation, { data, loading, error }] = useDeleteEmployeeSkillsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeSkillsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeSkillsMutation, DeleteEmployeeSkillsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeSkillsMutation, DeleteEmployeeSkillsMutationVariables>(DeleteEmployeeSkillsDocument, options);
      }
export type DeleteEmployeeSkillsMutationHookResult = ReturnType<typeof useDeleteEmployeeSkillsMutation>;
export type DeleteEmployeeSkillsMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeSkillsMutation>;
export const RestoreEmployeeSkillsDocument = gql`
    mutation RestoreEmployeeSkills($ids: [ID!]!) {
  results: restoreEmployeeSkills(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeSkillsMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeSkillsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeSkillsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeSkillsMutation, { data, loading, error }] = useRestoreEmployeeSkillsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeSkillsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeSkillsMutation, RestoreEmployeeSkillsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeSkillsMutation, RestoreEmployeeSkillsMutationVariables>(RestoreEmployeeSkillsDocument, options);
      }
export type RestoreEmployeeSkillsMutationHookResult = ReturnType<typeof useRestoreEmployeeSkillsMutation>;
export type RestoreEmployeeSkillsMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeSkillsMutation>;