/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Why somebody is not there. */
export type HomeAbsenceReason =
  /** His times have passed and he has not come. */
  | 'absent'
  /** His times have begun and he has not come yet. */
  | 'expected'
  /** He came after the grace. */
  | 'late'
  /** On approved leave. */
  | 'leave';

/** Why a day to come is told. */
export type HomeOccasion =
  /** Somebody began at the company on that day. */
  | 'anniversary'
  /** Somebody was born on that day. */
  | 'birthday'
  /** A limited contract ends. */
  | 'contract_end'
  /** The time of probation ends. */
  | 'probation_end';

/** Where a payroll run stands; a failed one was given up after several attempts and can be calculated again, a posted one never changes. */
export type PayrollRunState =
  /** Agreed by a second person; it can be paid and posted. */
  | 'approved'
  /** Its payslips are being written. */
  | 'calculating'
  /** Given up; its people can be paid by another run. */
  | 'cancelled'
  /** Made, and not calculated. */
  | 'draft'
  /** The calculation was given up; it can be calculated again. */
  | 'failed'
  /** Said to be paid, and not posted. */
  | 'paid'
  /** Final: payslips are seen by their employees and nothing changes. */
  | 'posted'
  /** Calculated; waits to be approved, or calculated again. */
  | 'review';

/** A step of setting up a company, in order. */
export type SetUpStep =
  /** Its first department. */
  | 'departments'
  /** Its legal name and its licence or employer number. */
  | 'details'
  /** Its first salary formula. */
  | 'formulas'
  /** Its first payroll run. */
  | 'payroll'
  /** Its first employee. */
  | 'people'
  /** Its first position. */
  | 'positions'
  /** Its first shift. */
  | 'schedule'
  /** Somebody else who can sign in. */
  | 'users';

export type FigureFragment = { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> };

export type ExpiryFragment = { expired: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, week: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, month: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, quarter: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } };

export type HomePeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePeopleQuery = { people: { departmentCount: number, headcount: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, joinersNext: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, leaversNext: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, departments: Array<{ id: string | null, name: string | null, people: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } }> | null, months: Array<{ month: string, headcount: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, joiners: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, leavers: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } }> } | null };

export type HomeAbsenceQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeAbsenceQuery = { absence: { date: string, isWorkday: boolean, holiday: string | null, groups: Array<{ reason: HomeAbsenceReason, figure: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, people: Array<{ id: string, name: string, until: string | null }> }> } | null };

export type HomeApprovalsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeApprovalsQuery = { approvals: { figures: Array<{ count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }>, items: Array<{ subject: string, id: string, verb: string, since: string, who: string | null, what: string | null, leaveKind: string | null, fromDate: string | null, toDate: string | null, period: string | null, amount: string | null, asksToCancel: boolean, currency: string | null, dueOn: string | null, dueStanding: string | null }> } | null };

export type HomePayrollQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePayrollQuery = { payroll: { period: string, leftOut: number, currency: string, run: { id: string, state: PayrollRunState, employeeCount: number, errorCount: number, net: string } | null, runs: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, year: { from: string, gross: string, runs: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } }, months: Array<{ month: string, gross: string, net: string, runs: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } }> } | null };

export type HomePapersQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePapersQuery = { papers: { ofEmployees: { expired: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, week: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, month: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, quarter: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } } | null, ofCompany: { expired: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, week: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, month: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, quarter: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } } | null, credits: { overdue: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, soon: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, short: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } } | null } | null };

export type HomeDatesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeDatesQuery = { dates: Array<{ occasion: HomeOccasion, date: string, employeeId: string, name: string, years: number | null }> | null };

export type HomeMineQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeMineQuery = { mine: { employeeId: string, leave: Array<{ typeId: string, title: string, colour: string, balance: string, waiting: string, available: string | null, taken: string, ahead: string }> | null, nextLeave: { id: string, fromDate: string, toDate: string } | null, leaveWaiting: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } | null, payslip: { id: string, period: string, net: string, difference: string, currency: string } | null, requestsWaiting: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } | null, requestsReturned: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } | null, requestsFulfilled: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } | null, documents: { expired: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, week: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, month: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> }, quarter: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } } | null, documentsAsked: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } | null, away: Array<{ id: string, name: string, until: string | null }> | null } | null };

export type HomeToConfirmQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeToConfirmQuery = { documents: Array<{ id: string, title: string, confirmedAt: string | null }> };

export type HomePlatformQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePlatformQuery = { platform: { employees: number | null, companies: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } | null, newest: Array<{ id: string, name: string, createdAt: string }> | null, users: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } | null, failedMails: Array<{ id: string, name: string, mails: { count: number, subject: string, conditions: Array<{ field: string, operator: string, values: Array<string> }> } }> | null, failedJobs: Array<{ task: string, company: string | null, count: number, lastAt: string }> | null } | null };

export type SetUpFragment = { maySkip: boolean, steps: Array<{ step: SetUpStep, isDone: boolean, isSkipped: boolean }> };

export type HomeSetUpQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeSetUpQuery = { setUp: { maySkip: boolean, steps: Array<{ step: SetUpStep, isDone: boolean, isSkipped: boolean }> } | null };

export type SkipSetUpStepMutationVariables = Exact<{
  step: SetUpStep;
  isSkipped: boolean;
}>;


export type SkipSetUpStepMutation = { setUp: { maySkip: boolean, steps: Array<{ step: SetUpStep, isDone: boolean, isSkipped: boolean }> } | null };

export const FigureFragmentDoc = gql`
    fragment Figure on HomeFigure {
  count
  subject
  conditions {
    field
    operator
    values
  }
}
    `;
export const ExpiryFragmentDoc = gql`
    fragment Expiry on HomeExpiry {
  expired {
    ...Figure
  }
  week {
    ...Figure
  }
  month {
    ...Figure
  }
  quarter {
    ...Figure
  }
}
    `;
export const SetUpFragmentDoc = gql`
    fragment SetUp on HomeSetUp {
  maySkip
  steps {
    step
    isDone
    isSkipped
  }
}
    `;
export const HomePeopleDocument = gql`
    query HomePeople {
  people: homePeople {
    headcount {
      ...Figure
    }
    joinersNext {
      ...Figure
    }
    leaversNext {
      ...Figure
    }
    departmentCount
    departments {
      id
      name
      people {
        ...Figure
      }
    }
    months {
      month
      headcount {
        ...Figure
      }
      joiners {
        ...Figure
      }
      leavers {
        ...Figure
      }
    }
  }
}
    ${FigureFragmentDoc}`;

/**
 * __useHomePeopleQuery__
 *
 * To run a query within a React component, call `useHomePeopleQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomePeopleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomePeopleQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomePeopleQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomePeopleQuery, HomePeopleQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomePeopleQuery, HomePeopleQueryVariables>(HomePeopleDocument, options);
      }
export function useHomePeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomePeopleQuery, HomePeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomePeopleQuery, HomePeopleQueryVariables>(HomePeopleDocument, options);
        }
// @ts-ignore
export function useHomePeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomePeopleQuery, HomePeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePeopleQuery, HomePeopleQueryVariables>;
export function useHomePeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePeopleQuery, HomePeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePeopleQuery | undefined, HomePeopleQueryVariables>;
export function useHomePeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePeopleQuery, HomePeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomePeopleQuery, HomePeopleQueryVariables>(HomePeopleDocument, options);
        }
export type HomePeopleQueryHookResult = ReturnType<typeof useHomePeopleQuery>;
export type HomePeopleLazyQueryHookResult = ReturnType<typeof useHomePeopleLazyQuery>;
export type HomePeopleSuspenseQueryHookResult = ReturnType<typeof useHomePeopleSuspenseQuery>;
export type HomePeopleQueryResult = ApolloReactCommon.QueryResult<HomePeopleQuery, HomePeopleQueryVariables>;
export const HomeAbsenceDocument = gql`
    query HomeAbsence {
  absence: homeAbsence {
    date
    isWorkday
    holiday
    groups {
      reason
      figure {
        ...Figure
      }
      people {
        id
        name
        until
      }
    }
  }
}
    ${FigureFragmentDoc}`;

/**
 * __useHomeAbsenceQuery__
 *
 * To run a query within a React component, call `useHomeAbsenceQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeAbsenceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeAbsenceQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomeAbsenceQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomeAbsenceQuery, HomeAbsenceQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomeAbsenceQuery, HomeAbsenceQueryVariables>(HomeAbsenceDocument, options);
      }
export function useHomeAbsenceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomeAbsenceQuery, HomeAbsenceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomeAbsenceQuery, HomeAbsenceQueryVariables>(HomeAbsenceDocument, options);
        }
// @ts-ignore
export function useHomeAbsenceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomeAbsenceQuery, HomeAbsenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeAbsenceQuery, HomeAbsenceQueryVariables>;
export function useHomeAbsenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeAbsenceQuery, HomeAbsenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeAbsenceQuery | undefined, HomeAbsenceQueryVariables>;
export function useHomeAbsenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeAbsenceQuery, HomeAbsenceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomeAbsenceQuery, HomeAbsenceQueryVariables>(HomeAbsenceDocument, options);
        }
export type HomeAbsenceQueryHookResult = ReturnType<typeof useHomeAbsenceQuery>;
export type HomeAbsenceLazyQueryHookResult = ReturnType<typeof useHomeAbsenceLazyQuery>;
export type HomeAbsenceSuspenseQueryHookResult = ReturnType<typeof useHomeAbsenceSuspenseQuery>;
export type HomeAbsenceQueryResult = ApolloReactCommon.QueryResult<HomeAbsenceQuery, HomeAbsenceQueryVariables>;
export const HomeApprovalsDocument = gql`
    query HomeApprovals {
  approvals: homeApprovals {
    figures {
      ...Figure
    }
    items {
      subject
      id
      verb
      since
      who
      what
      leaveKind
      fromDate
      toDate
      period
      amount
      asksToCancel
      currency
      dueOn
      dueStanding
    }
  }
}
    ${FigureFragmentDoc}`;

/**
 * __useHomeApprovalsQuery__
 *
 * To run a query within a React component, call `useHomeApprovalsQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeApprovalsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeApprovalsQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomeApprovalsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomeApprovalsQuery, HomeApprovalsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomeApprovalsQuery, HomeApprovalsQueryVariables>(HomeApprovalsDocument, options);
      }
export function useHomeApprovalsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomeApprovalsQuery, HomeApprovalsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomeApprovalsQuery, HomeApprovalsQueryVariables>(HomeApprovalsDocument, options);
        }
// @ts-ignore
export function useHomeApprovalsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomeApprovalsQuery, HomeApprovalsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeApprovalsQuery, HomeApprovalsQueryVariables>;
export function useHomeApprovalsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeApprovalsQuery, HomeApprovalsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeApprovalsQuery | undefined, HomeApprovalsQueryVariables>;
export function useHomeApprovalsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeApprovalsQuery, HomeApprovalsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomeApprovalsQuery, HomeApprovalsQueryVariables>(HomeApprovalsDocument, options);
        }
export type HomeApprovalsQueryHookResult = ReturnType<typeof useHomeApprovalsQuery>;
export type HomeApprovalsLazyQueryHookResult = ReturnType<typeof useHomeApprovalsLazyQuery>;
export type HomeApprovalsSuspenseQueryHookResult = ReturnType<typeof useHomeApprovalsSuspenseQuery>;
export type HomeApprovalsQueryResult = ApolloReactCommon.QueryResult<HomeApprovalsQuery, HomeApprovalsQueryVariables>;
export const HomePayrollDocument = gql`
    query HomePayroll {
  payroll: homePayroll {
    period
    leftOut
    currency
    run {
      id
      state
      employeeCount
      errorCount
      net
    }
    runs {
      ...Figure
    }
    year {
      from
      gross
      runs {
        ...Figure
      }
    }
    months {
      month
      gross
      net
      runs {
        ...Figure
      }
    }
  }
}
    ${FigureFragmentDoc}`;

/**
 * __useHomePayrollQuery__
 *
 * To run a query within a React component, call `useHomePayrollQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomePayrollQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomePayrollQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomePayrollQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomePayrollQuery, HomePayrollQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomePayrollQuery, HomePayrollQueryVariables>(HomePayrollDocument, options);
      }
export function useHomePayrollLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomePayrollQuery, HomePayrollQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomePayrollQuery, HomePayrollQueryVariables>(HomePayrollDocument, options);
        }
// @ts-ignore
export function useHomePayrollSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomePayrollQuery, HomePayrollQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePayrollQuery, HomePayrollQueryVariables>;
export function useHomePayrollSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePayrollQuery, HomePayrollQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePayrollQuery | undefined, HomePayrollQueryVariables>;
export function useHomePayrollSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePayrollQuery, HomePayrollQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomePayrollQuery, HomePayrollQueryVariables>(HomePayrollDocument, options);
        }
export type HomePayrollQueryHookResult = ReturnType<typeof useHomePayrollQuery>;
export type HomePayrollLazyQueryHookResult = ReturnType<typeof useHomePayrollLazyQuery>;
export type HomePayrollSuspenseQueryHookResult = ReturnType<typeof useHomePayrollSuspenseQuery>;
export type HomePayrollQueryResult = ApolloReactCommon.QueryResult<HomePayrollQuery, HomePayrollQueryVariables>;
export const HomePapersDocument = gql`
    query HomePapers {
  papers: homePapers {
    ofEmployees {
      ...Expiry
    }
    ofCompany {
      ...Expiry
    }
    credits {
      overdue {
        ...Figure
      }
      soon {
        ...Figure
      }
      short {
        ...Figure
      }
    }
  }
}
    ${ExpiryFragmentDoc}
${FigureFragmentDoc}`;

/**
 * __useHomePapersQuery__
 *
 * To run a query within a React component, call `useHomePapersQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomePapersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomePapersQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomePapersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomePapersQuery, HomePapersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomePapersQuery, HomePapersQueryVariables>(HomePapersDocument, options);
      }
export function useHomePapersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomePapersQuery, HomePapersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomePapersQuery, HomePapersQueryVariables>(HomePapersDocument, options);
        }
// @ts-ignore
export function useHomePapersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomePapersQuery, HomePapersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePapersQuery, HomePapersQueryVariables>;
export function useHomePapersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePapersQuery, HomePapersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePapersQuery | undefined, HomePapersQueryVariables>;
export function useHomePapersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePapersQuery, HomePapersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomePapersQuery, HomePapersQueryVariables>(HomePapersDocument, options);
        }
export type HomePapersQueryHookResult = ReturnType<typeof useHomePapersQuery>;
export type HomePapersLazyQueryHookResult = ReturnType<typeof useHomePapersLazyQuery>;
export type HomePapersSuspenseQueryHookResult = ReturnType<typeof useHomePapersSuspenseQuery>;
export type HomePapersQueryResult = ApolloReactCommon.QueryResult<HomePapersQuery, HomePapersQueryVariables>;
export const HomeDatesDocument = gql`
    query HomeDates {
  dates: homeDates {
    occasion
    date
    employeeId
    name
    years
  }
}
    `;

/**
 * __useHomeDatesQuery__
 *
 * To run a query within a React component, call `useHomeDatesQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeDatesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeDatesQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomeDatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomeDatesQuery, HomeDatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomeDatesQuery, HomeDatesQueryVariables>(HomeDatesDocument, options);
      }
export function useHomeDatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomeDatesQuery, HomeDatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomeDatesQuery, HomeDatesQueryVariables>(HomeDatesDocument, options);
        }
// @ts-ignore
export function useHomeDatesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomeDatesQuery, HomeDatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeDatesQuery, HomeDatesQueryVariables>;
export function useHomeDatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeDatesQuery, HomeDatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeDatesQuery | undefined, HomeDatesQueryVariables>;
export function useHomeDatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeDatesQuery, HomeDatesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomeDatesQuery, HomeDatesQueryVariables>(HomeDatesDocument, options);
        }
export type HomeDatesQueryHookResult = ReturnType<typeof useHomeDatesQuery>;
export type HomeDatesLazyQueryHookResult = ReturnType<typeof useHomeDatesLazyQuery>;
export type HomeDatesSuspenseQueryHookResult = ReturnType<typeof useHomeDatesSuspenseQuery>;
export type HomeDatesQueryResult = ApolloReactCommon.QueryResult<HomeDatesQuery, HomeDatesQueryVariables>;
export const HomeMineDocument = gql`
    query HomeMine {
  mine: homeMine {
    employeeId
    leave {
      typeId
      title
      colour
      balance
      waiting
      available
      taken
      ahead
    }
    nextLeave {
      id
      fromDate
      toDate
    }
    leaveWaiting {
      ...Figure
    }
    payslip {
      id
      period
      net
      difference
      currency
    }
    requestsWaiting {
      ...Figure
    }
    requestsReturned {
      ...Figure
    }
    requestsFulfilled {
      ...Figure
    }
    documents {
      ...Expiry
    }
    documentsAsked {
      ...Figure
    }
    away {
      id
      name
      until
    }
  }
}
    ${FigureFragmentDoc}
${ExpiryFragmentDoc}`;

/**
 * __useHomeMineQuery__
 *
 * To run a query within a React component, call `useHomeMineQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeMineQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeMineQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomeMineQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomeMineQuery, HomeMineQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomeMineQuery, HomeMineQueryVariables>(HomeMineDocument, options);
      }
export function useHomeMineLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomeMineQuery, HomeMineQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomeMineQuery, HomeMineQueryVariables>(HomeMineDocument, options);
        }
// @ts-ignore
export function useHomeMineSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomeMineQuery, HomeMineQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeMineQuery, HomeMineQueryVariables>;
export function useHomeMineSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeMineQuery, HomeMineQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeMineQuery | undefined, HomeMineQueryVariables>;
export function useHomeMineSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeMineQuery, HomeMineQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomeMineQuery, HomeMineQueryVariables>(HomeMineDocument, options);
        }
export type HomeMineQueryHookResult = ReturnType<typeof useHomeMineQuery>;
export type HomeMineLazyQueryHookResult = ReturnType<typeof useHomeMineLazyQuery>;
export type HomeMineSuspenseQueryHookResult = ReturnType<typeof useHomeMineSuspenseQuery>;
export type HomeMineQueryResult = ApolloReactCommon.QueryResult<HomeMineQuery, HomeMineQueryVariables>;
export const HomeToConfirmDocument = gql`
    query HomeToConfirm {
  documents: documentsToConfirm {
    id
    title
    confirmedAt
  }
}
    `;

/**
 * __useHomeToConfirmQuery__
 *
 * To run a query within a React component, call `useHomeToConfirmQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeToConfirmQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeToConfirmQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomeToConfirmQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomeToConfirmQuery, HomeToConfirmQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomeToConfirmQuery, HomeToConfirmQueryVariables>(HomeToConfirmDocument, options);
      }
export function useHomeToConfirmLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomeToConfirmQuery, HomeToConfirmQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomeToConfirmQuery, HomeToConfirmQueryVariables>(HomeToConfirmDocument, options);
        }
// @ts-ignore
export function useHomeToConfirmSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomeToConfirmQuery, HomeToConfirmQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeToConfirmQuery, HomeToConfirmQueryVariables>;
export function useHomeToConfirmSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeToConfirmQuery, HomeToConfirmQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeToConfirmQuery | undefined, HomeToConfirmQueryVariables>;
export function useHomeToConfirmSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeToConfirmQuery, HomeToConfirmQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomeToConfirmQuery, HomeToConfirmQueryVariables>(HomeToConfirmDocument, options);
        }
export type HomeToConfirmQueryHookResult = ReturnType<typeof useHomeToConfirmQuery>;
export type HomeToConfirmLazyQueryHookResult = ReturnType<typeof useHomeToConfirmLazyQuery>;
export type HomeToConfirmSuspenseQueryHookResult = ReturnType<typeof useHomeToConfirmSuspenseQuery>;
export type HomeToConfirmQueryResult = ApolloReactCommon.QueryResult<HomeToConfirmQuery, HomeToConfirmQueryVariables>;
export const HomePlatformDocument = gql`
    query HomePlatform {
  platform: homePlatform {
    companies {
      ...Figure
    }
    newest {
      id
      name
      createdAt
    }
    users {
      ...Figure
    }
    employees
    failedMails {
      id
      name
      mails {
        ...Figure
      }
    }
    failedJobs {
      task
      company
      count
      lastAt
    }
  }
}
    ${FigureFragmentDoc}`;

/**
 * __useHomePlatformQuery__
 *
 * To run a query within a React component, call `useHomePlatformQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomePlatformQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomePlatformQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomePlatformQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomePlatformQuery, HomePlatformQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomePlatformQuery, HomePlatformQueryVariables>(HomePlatformDocument, options);
      }
export function useHomePlatformLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomePlatformQuery, HomePlatformQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomePlatformQuery, HomePlatformQueryVariables>(HomePlatformDocument, options);
        }
// @ts-ignore
export function useHomePlatformSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomePlatformQuery, HomePlatformQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePlatformQuery, HomePlatformQueryVariables>;
export function useHomePlatformSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePlatformQuery, HomePlatformQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomePlatformQuery | undefined, HomePlatformQueryVariables>;
export function useHomePlatformSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomePlatformQuery, HomePlatformQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomePlatformQuery, HomePlatformQueryVariables>(HomePlatformDocument, options);
        }
export type HomePlatformQueryHookResult = ReturnType<typeof useHomePlatformQuery>;
export type HomePlatformLazyQueryHookResult = ReturnType<typeof useHomePlatformLazyQuery>;
export type HomePlatformSuspenseQueryHookResult = ReturnType<typeof useHomePlatformSuspenseQuery>;
export type HomePlatformQueryResult = ApolloReactCommon.QueryResult<HomePlatformQuery, HomePlatformQueryVariables>;
export const HomeSetUpDocument = gql`
    query HomeSetUp {
  setUp: homeSetUp {
    ...SetUp
  }
}
    ${SetUpFragmentDoc}`;

/**
 * __useHomeSetUpQuery__
 *
 * To run a query within a React component, call `useHomeSetUpQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeSetUpQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeSetUpQuery({
 *   variables: {
 *   },
 * });
 */
export function useHomeSetUpQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HomeSetUpQuery, HomeSetUpQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomeSetUpQuery, HomeSetUpQueryVariables>(HomeSetUpDocument, options);
      }
export function useHomeSetUpLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomeSetUpQuery, HomeSetUpQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomeSetUpQuery, HomeSetUpQueryVariables>(HomeSetUpDocument, options);
        }
// @ts-ignore
export function useHomeSetUpSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomeSetUpQuery, HomeSetUpQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeSetUpQuery, HomeSetUpQueryVariables>;
export function useHomeSetUpSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeSetUpQuery, HomeSetUpQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeSetUpQuery | undefined, HomeSetUpQueryVariables>;
export function useHomeSetUpSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeSetUpQuery, HomeSetUpQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomeSetUpQuery, HomeSetUpQueryVariables>(HomeSetUpDocument, options);
        }
export type HomeSetUpQueryHookResult = ReturnType<typeof useHomeSetUpQuery>;
export type HomeSetUpLazyQueryHookResult = ReturnType<typeof useHomeSetUpLazyQuery>;
export type HomeSetUpSuspenseQueryHookResult = ReturnType<typeof useHomeSetUpSuspenseQuery>;
export type HomeSetUpQueryResult = ApolloReactCommon.QueryResult<HomeSetUpQuery, HomeSetUpQueryVariables>;
export const SkipSetUpStepDocument = gql`
    mutation SkipSetUpStep($step: SetUpStep!, $isSkipped: Boolean!) {
  setUp: skipSetUpStep(step: $step, isSkipped: $isSkipped) {
    ...SetUp
  }
}
    ${SetUpFragmentDoc}`;

/**
 * __useSkipSetUpStepMutation__
 *
 * To run a mutation, you first call `useSkipSetUpStepMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSkipSetUpStepMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [skipSetUpStepMutation, { data, loading, error }] = useSkipSetUpStepMutation({
 *   variables: {
 *      step: // value for 'step'
 *      isSkipped: // value for 'isSkipped'
 *   },
 * });
 */
export function useSkipSetUpStepMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SkipSetUpStepMutation, SkipSetUpStepMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SkipSetUpStepMutation, SkipSetUpStepMutationVariables>(SkipSetUpStepDocument, options);
      }
export type SkipSetUpStepMutationHookResult = ReturnType<typeof useSkipSetUpStepMutation>;
export type SkipSetUpStepMutationResult = ApolloReactCommon.MutationResult<SkipSetUpStepMutation>;