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

/** Values to change in a reward; what is left out stays. */
export type EmployeeRewardChanges = {
  /** Amount; empty for a reward that is no money. */
  amount?: string | null | undefined;
  /** Whether it is part of the wage that rises and falls, such as commission: the average of what was paid counts where the law values an end of service, notice or leave paid out by the wage. */
  countsForGratuity?: boolean | null | undefined;
  /** The day it is for; the payroll of its month takes it. At most 5 years ahead. */
  date?: string | null | undefined;
  /** Everything else there is to say. */
  description?: string | null | undefined;
  /** The thing that is given. */
  item?: string | null | undefined;
  /** Whether it is money, points or a thing. */
  kind?: RewardKind | null | undefined;
  /** Points given; of a thing, the points it is taken for, empty where it costs none. */
  points?: number | null | undefined;
  /** What it is for, in a few words. */
  reason?: string | null | undefined;
  /** Number of the resolution or letter that grounds it. */
  resolutionNumber?: string | null | undefined;
  /** Kind of reward. */
  type?: RewardType | null | undefined;
};

/** Which employeeRewards to list; all conditions given must hold. */
export type EmployeeRewardFilter = {
  /** Amount; empty for a reward that is no money. */
  amount?: DecimalFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<EmployeeRewardFilter> | null | undefined;
  /** Whether it is part of the wage that rises and falls, such as commission: the average of what was paid counts where the law values an end of service, notice or leave paid out by the wage. */
  countsForGratuity?: BooleanFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** The day it is for; the payroll of its month takes it. */
  date?: DateFilter | null | undefined;
  /** When it was approved or rejected. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who approved or rejected it; never who entered it. */
  decidedById?: IdFilter | null | undefined;
  /** Name of who approved or rejected it. */
  decidedByName?: TextFilter | null | undefined;
  /** Why it was rejected. */
  decisionNote?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Everything else there is to say. */
  description?: TextFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** First, middle and last name of the employee in one. */
  employeeName?: TextFilter | null | undefined;
  /** Who entered it. */
  enteredById?: IdFilter | null | undefined;
  /** Name of who entered it. */
  enteredByName?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The thing that is given. */
  item?: TextFilter | null | undefined;
  /** Whether it is money, points or a thing. */
  kind?: RewardKindFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeRewardFilter> | null | undefined;
  /** Points given; of a thing, the points it is taken for, empty where it costs none. */
  points?: NumberFilter | null | undefined;
  /** How many posted payrolls paid or took of it. */
  postedPayrolls?: NumberFilter | null | undefined;
  /** What it is for, in a few words. */
  reason?: TextFilter | null | undefined;
  /** Number of the resolution or letter that grounds it. */
  resolutionNumber?: TextFilter | null | undefined;
  /** Why it was reversed; the payslip says so. */
  reversalNote?: TextFilter | null | undefined;
  /** What posted payrolls paid or took of it, and the next turns round. */
  reversedAmount?: DecimalFilter | null | undefined;
  /** Who reversed it; never who entered it. */
  reversedById?: IdFilter | null | undefined;
  /** The day it was reversed: payrolls from then on turn it round. */
  reversedOn?: DateFilter | null | undefined;
  /** Where it stands. */
  state?: PayEntryStateFilter | null | undefined;
  /** Who sent it for approval. */
  submittedById?: IdFilter | null | undefined;
  /** Kind of reward. */
  type?: RewardTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new reward. */
export type EmployeeRewardInput = {
  /** Amount; empty for a reward that is no money. */
  amount?: string | null | undefined;
  /** Whether it is part of the wage that rises and falls, such as commission: the average of what was paid counts where the law values an end of service, notice or leave paid out by the wage. */
  countsForGratuity?: boolean | null | undefined;
  /** The day it is for; the payroll of its month takes it. At most 5 years ahead. */
  date: string;
  /** Everything else there is to say. */
  description?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** The thing that is given. */
  item?: string | null | undefined;
  /** Whether it is money, points or a thing. */
  kind?: RewardKind | null | undefined;
  /** Points given; of a thing, the points it is taken for, empty where it costs none. */
  points?: number | null | undefined;
  /** What it is for, in a few words. */
  reason: string;
  /** Number of the resolution or letter that grounds it. */
  resolutionNumber?: string | null | undefined;
  /** Kind of reward. */
  type: RewardType;
};

/** One level of the order of employeeRewards. */
export type EmployeeRewardSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeRewardSortField;
};

/** What employeeRewards can be sorted by. */
export type EmployeeRewardSortField =
  /** Amount; empty for a reward that is no money. */
  | 'amount'
  /** Whether it is part of the wage that rises and falls, such as commission: the average of what was paid counts where the law values an end of service, notice or leave paid out by the wage. */
  | 'countsForGratuity'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217: the company's. */
  | 'currency'
  /** The day it is for; the payroll of its month takes it. */
  | 'date'
  /** When it was approved or rejected. */
  | 'decidedAt'
  /** Who approved or rejected it; never who entered it. */
  | 'decidedById'
  /** Name of who approved or rejected it. */
  | 'decidedByName'
  /** Why it was rejected. */
  | 'decisionNote'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** First, middle and last name of the employee in one. */
  | 'employeeName'
  /** Who entered it. */
  | 'enteredById'
  /** Name of who entered it. */
  | 'enteredByName'
  /** The thing that is given. */
  | 'item'
  /** Whether it is money, points or a thing. */
  | 'kind'
  /** Points given; of a thing, the points it is taken for, empty where it costs none. */
  | 'points'
  /** How many posted payrolls paid or took of it. */
  | 'postedPayrolls'
  /** What it is for, in a few words. */
  | 'reason'
  /** Number of the resolution or letter that grounds it. */
  | 'resolutionNumber'
  /** Why it was reversed; the payslip says so. */
  | 'reversalNote'
  /** What posted payrolls paid or took of it, and the next turns round. */
  | 'reversedAmount'
  /** Who reversed it; never who entered it. */
  | 'reversedById'
  /** The day it was reversed: payrolls from then on turn it round. */
  | 'reversedOn'
  /** Where it stands. */
  | 'state'
  /** Who sent it for approval. */
  | 'submittedById'
  /** Kind of reward. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt';

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

/** Where a reward or a deduction of one employee stands. */
export type PayEntryState =
  /** Paid or taken by a posted payroll. */
  | 'applied'
  /** Agreed; the payroll of its month takes it. */
  | 'approved'
  /** Taken back before it was paid or taken. */
  | 'cancelled'
  /** Entered, and not sent in. */
  | 'draft'
  /** Waits for a second person. */
  | 'pending'
  /** Refused; nothing comes of it. */
  | 'rejected'
  /** Was wrong: taken back after it was agreed or paid. */
  | 'reversed';

/** Conditions on a PayEntryState; all that are given must hold. */
export type PayEntryStateFilter = {
  /** Equal to. */
  eq?: PayEntryState | null | undefined;
  /** One of these. */
  in?: Array<PayEntryState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayEntryState | null | undefined;
};

/** What a reward is. */
export type RewardKind =
  /** A thing that is handed over, for points or for nothing. */
  | 'item'
  /** An amount that payroll pays. */
  | 'money'
  /** Points an employee gathers. */
  | 'points';

/** Conditions on a RewardKind; all that are given must hold. */
export type RewardKindFilter = {
  /** Equal to. */
  eq?: RewardKind | null | undefined;
  /** One of these. */
  in?: Array<RewardKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: RewardKind | null | undefined;
};

/** What a reward is given for. */
export type RewardType =
  /** Good work, or a good year. */
  | 'bonus'
  /** What somebody sold. */
  | 'commission'
  /** An aim that was reached. */
  | 'incentive'
  /** Any other reason. */
  | 'other'
  /** Thanks, such as for years of service. */
  | 'recognition'
  /** What somebody paid for the company. */
  | 'reimbursement';

/** Conditions on a RewardType; all that are given must hold. */
export type RewardTypeFilter = {
  /** Equal to. */
  eq?: RewardType | null | undefined;
  /** One of these. */
  in?: Array<RewardType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: RewardType | null | undefined;
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

export type EmployeeRewardsQueryVariables = Exact<{
  filter?: EmployeeRewardFilter | null | undefined;
  sort?: Array<EmployeeRewardSort> | EmployeeRewardSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeRewardsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null }> } };

export type EmployeeRewardQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeRewardQuery = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type CreateEmployeeRewardMutationVariables = Exact<{
  input: EmployeeRewardInput;
}>;


export type CreateEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type UpdateEmployeeRewardMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeRewardChanges;
}>;


export type UpdateEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type DeleteEmployeeRewardsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeRewardsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeRewardsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeRewardsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeRewardRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null };

export type EmployeeRewardRecordFragment = { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null };

export type SubmitEmployeeRewardMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type ApproveEmployeeRewardMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type ApplyEmployeeRewardMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApplyEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type CancelEmployeeRewardMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type RejectEmployeeRewardMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type ReverseEmployeeRewardMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type ReverseEmployeeRewardMutation = { record: { countsForGratuity: boolean, description: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export const EmployeeRewardRowFragmentDoc = gql`
    fragment EmployeeRewardRow on EmployeeReward {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  employeeId
  employee {
    id
    label: employeeName
  }
  employeeName
  type
  kind
  points
  item
  reason
  amount
  currency
  date
  resolutionNumber
  state
}
    `;
export const EmployeeRewardRecordFragmentDoc = gql`
    fragment EmployeeRewardRecord on EmployeeReward {
  ...EmployeeRewardRow
  countsForGratuity
  description
  decisionNote
  reversedOn
  reversedAmount
  reversalNote
  approvalRefusal
  enteredByName
  decidedByName
  decidedAt
  createdAt
  updatedAt
}
    `;
export const EmployeeRewardsDocument = gql`
    query EmployeeRewards($filter: EmployeeRewardFilter, $sort: [EmployeeRewardSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeRewards(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeRewardRow
    }
    total
  }
}
    ${EmployeeRewardRowFragmentDoc}`;

/**
 * __useEmployeeRewardsQuery__
 *
 * To run a query within a React component, call `useEmployeeRewardsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeRewardsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeRewardsQuery({
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
export function useEmployeeRewardsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>(EmployeeRewardsDocument, options);
      }
export function useEmployeeRewardsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>(EmployeeRewardsDocument, options);
        }
// @ts-ignore
export function useEmployeeRewardsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>;
export function useEmployeeRewardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeRewardsQuery | undefined, EmployeeRewardsQueryVariables>;
export function useEmployeeRewardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>(EmployeeRewardsDocument, options);
        }
export type EmployeeRewardsQueryHookResult = ReturnType<typeof useEmployeeRewardsQuery>;
export type EmployeeRewardsLazyQueryHookResult = ReturnType<typeof useEmployeeRewardsLazyQuery>;
export type EmployeeRewardsSuspenseQueryHookResult = ReturnType<typeof useEmployeeRewardsSuspenseQuery>;
export type EmployeeRewardsQueryResult = ApolloReactCommon.QueryResult<EmployeeRewardsQuery, EmployeeRewardsQueryVariables>;
export const EmployeeRewardDocument = gql`
    query EmployeeReward($id: ID!) {
  record: employeeReward(id: $id) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useEmployeeRewardQuery__
 *
 * To run a query within a React component, call `useEmployeeRewardQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeRewardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeRewardQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeRewardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeRewardQuery, EmployeeRewardQueryVariables> & ({ variables: EmployeeRewardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeRewardQuery, EmployeeRewardQueryVariables>(EmployeeRewardDocument, options);
      }
export function useEmployeeRewardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeRewardQuery, EmployeeRewardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeRewardQuery, EmployeeRewardQueryVariables>(EmployeeRewardDocument, options);
        }
// @ts-ignore
export function useEmployeeRewardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeRewardQuery, EmployeeRewardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeRewardQuery, EmployeeRewardQueryVariables>;
export function useEmployeeRewardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeRewardQuery, EmployeeRewardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeRewardQuery | undefined, EmployeeRewardQueryVariables>;
export function useEmployeeRewardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeRewardQuery, EmployeeRewardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeRewardQuery, EmployeeRewardQueryVariables>(EmployeeRewardDocument, options);
        }
export type EmployeeRewardQueryHookResult = ReturnType<typeof useEmployeeRewardQuery>;
export type EmployeeRewardLazyQueryHookResult = ReturnType<typeof useEmployeeRewardLazyQuery>;
export type EmployeeRewardSuspenseQueryHookResult = ReturnType<typeof useEmployeeRewardSuspenseQuery>;
export type EmployeeRewardQueryResult = ApolloReactCommon.QueryResult<EmployeeRewardQuery, EmployeeRewardQueryVariables>;
export const CreateEmployeeRewardDocument = gql`
    mutation CreateEmployeeReward($input: EmployeeRewardInput!) {
  record: createEmployeeReward(input: $input) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useCreateEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeRewardMutation, { data, loading, error }] = useCreateEmployeeRewardMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeRewardMutation, CreateEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeRewardMutation, CreateEmployeeRewardMutationVariables>(CreateEmployeeRewardDocument, options);
      }
export type CreateEmployeeRewardMutationHookResult = ReturnType<typeof useCreateEmployeeRewardMutation>;
export type CreateEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeRewardMutation>;
export const UpdateEmployeeRewardDocument = gql`
    mutation UpdateEmployeeReward($id: ID!, $version: Int!, $input: EmployeeRewardChanges!) {
  record: updateEmployeeReward(id: $id, version: $version, input: $input) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useUpdateEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeRewardMutation, { data, loading, error }] = useUpdateEmployeeRewardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeRewardMutation, UpdateEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeRewardMutation, UpdateEmployeeRewardMutationVariables>(UpdateEmployeeRewardDocument, options);
      }
export type UpdateEmployeeRewardMutationHookResult = ReturnType<typeof useUpdateEmployeeRewardMutation>;
export type UpdateEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeRewardMutation>;
export const DeleteEmployeeRewardsDocument = gql`
    mutation DeleteEmployeeRewards($ids: [ID!]!) {
  results: deleteEmployeeRewards(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeRewardsMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeRewardsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeRewardsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeRewardsMutation, { data, loading, error }] = useDeleteEmployeeRewardsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeRewardsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeRewardsMutation, DeleteEmployeeRewardsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeRewardsMutation, DeleteEmployeeRewardsMutationVariables>(DeleteEmployeeRewardsDocument, options);
      }
export type DeleteEmployeeRewardsMutationHookResult = ReturnType<typeof useDeleteEmployeeRewardsMutation>;
export type DeleteEmployeeRewardsMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeRewardsMutation>;
export const RestoreEmployeeRewardsDocument = gql`
    mutation RestoreEmployeeRewards($ids: [ID!]!) {
  results: restoreEmployeeRewards(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeRewardsMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeRewardsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeRewardsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeRewardsMutation, { data, loading, error }] = useRestoreEmployeeRewardsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeRewardsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeRewardsMutation, RestoreEmployeeRewardsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeRewardsMutation, RestoreEmployeeRewardsMutationVariables>(RestoreEmployeeRewardsDocument, options);
      }
export type RestoreEmployeeRewardsMutationHookResult = ReturnType<typeof useRestoreEmployeeRewardsMutation>;
export type RestoreEmployeeRewardsMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeRewardsMutation>;
export const SubmitEmployeeRewardDocument = gql`
    mutation SubmitEmployeeReward($id: ID!, $version: Int!) {
  record: submitEmployeeReward(id: $id, version: $version) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useSubmitEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useSubmitEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitEmployeeRewardMutation, { data, loading, error }] = useSubmitEmployeeRewardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSubmitEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitEmployeeRewardMutation, SubmitEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitEmployeeRewardMutation, SubmitEmployeeRewardMutationVariables>(SubmitEmployeeRewardDocument, options);
      }
export type SubmitEmployeeRewardMutationHookResult = ReturnType<typeof useSubmitEmployeeRewardMutation>;
export type SubmitEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<SubmitEmployeeRewardMutation>;
export const ApproveEmployeeRewardDocument = gql`
    mutation ApproveEmployeeReward($id: ID!, $version: Int!) {
  record: approveEmployeeReward(id: $id, version: $version) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useApproveEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useApproveEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveEmployeeRewardMutation, { data, loading, error }] = useApproveEmployeeRewardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveEmployeeRewardMutation, ApproveEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveEmployeeRewardMutation, ApproveEmployeeRewardMutationVariables>(ApproveEmployeeRewardDocument, options);
      }
export type ApproveEmployeeRewardMutationHookResult = ReturnType<typeof useApproveEmployeeRewardMutation>;
export type ApproveEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<ApproveEmployeeRewardMutation>;
export const ApplyEmployeeRewardDocument = gql`
    mutation ApplyEmployeeReward($id: ID!, $version: Int!) {
  record: applyEmployeeReward(id: $id, version: $version) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useApplyEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useApplyEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyEmployeeRewardMutation, { data, loading, error }] = useApplyEmployeeRewardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApplyEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApplyEmployeeRewardMutation, ApplyEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyEmployeeRewardMutation, ApplyEmployeeRewardMutationVariables>(ApplyEmployeeRewardDocument, options);
      }
export type ApplyEmployeeRewardMutationHookResult = ReturnType<typeof useApplyEmployeeRewardMutation>;
export type ApplyEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<ApplyEmployeeRewardMutation>;
export const CancelEmployeeRewardDocument = gql`
    mutation CancelEmployeeReward($id: ID!, $version: Int!) {
  record: cancelEmployeeReward(id: $id, version: $version) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useCancelEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useCancelEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelEmployeeRewardMutation, { data, loading, error }] = useCancelEmployeeRewardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelEmployeeRewardMutation, CancelEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelEmployeeRewardMutation, CancelEmployeeRewardMutationVariables>(CancelEmployeeRewardDocument, options);
      }
export type CancelEmployeeRewardMutationHookResult = ReturnType<typeof useCancelEmployeeRewardMutation>;
export type CancelEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<CancelEmployeeRewardMutation>;
export const RejectEmployeeRewardDocument = gql`
    mutation RejectEmployeeReward($id: ID!, $version: Int!, $note: String!) {
  record: rejectEmployeeReward(id: $id, version: $version, note: $note) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useRejectEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useRejectEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectEmployeeRewardMutation, { data, loading, error }] = useRejectEmployeeRewardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectEmployeeRewardMutation, RejectEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectEmployeeRewardMutation, RejectEmployeeRewardMutationVariables>(RejectEmployeeRewardDocument, options);
      }
export type RejectEmployeeRewardMutationHookResult = ReturnType<typeof useRejectEmployeeRewardMutation>;
export type RejectEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<RejectEmployeeRewardMutation>;
export const ReverseEmployeeRewardDocument = gql`
    mutation ReverseEmployeeReward($id: ID!, $version: Int!, $note: String!) {
  record: reverseEmployeeReward(id: $id, version: $version, note: $note) {
    ...EmployeeRewardRecord
  }
}
    ${EmployeeRewardRecordFragmentDoc}
${EmployeeRewardRowFragmentDoc}`;

/**
 * __useReverseEmployeeRewardMutation__
 *
 * To run a mutation, you first call `useReverseEmployeeRewardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReverseEmployeeRewardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reverseEmployeeRewardMutation, { data, loading, error }] = useReverseEmployeeRewardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useReverseEmployeeRewardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReverseEmployeeRewardMutation, ReverseEmployeeRewardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReverseEmployeeRewardMutation, ReverseEmployeeRewardMutationVariables>(ReverseEmployeeRewardDocument, options);
      }
export type ReverseEmployeeRewardMutationHookResult = ReturnType<typeof useReverseEmployeeRewardMutation>;
export type ReverseEmployeeRewardMutationResult = ApolloReactCommon.MutationResult<ReverseEmployeeRewardMutation>;