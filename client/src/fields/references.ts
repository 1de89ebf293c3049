import {
  useCmeRuleOptionsQuery,
  useCompanyRoleOptionsQuery,
  useCompensationOptionsQuery,
  useContributionSchemeOptionsQuery,
  usePayGroupOptionsQuery,
  useDeductionOptionsQuery,
  useSalaryFormulaOptionsQuery,
  useDepartmentOptionsQuery,
  useDependantOptionsQuery,
  useDocumentTypeOptionsQuery,
  useEmployeeLicenceOptionsQuery,
  useEmployeeOptionsQuery,
  useGradeOptionsQuery,
  usePositionOptionsQuery,
  useRoleOptionsQuery,
  useShiftOptionsQuery,
  useShiftPatternOptionsQuery,
  useLeaveTypeOptionsQuery,
  useLedgerAccountOptionsQuery,
  useUserOptionsQuery,
  useVendorOptionsQuery,
  useWebhookOptionsQuery,
  useWorkCalendarOptionsQuery,
  useWorkLocationOptionsQuery,
} from '../generated/fields';

export interface ReferenceOption {
  id: string;
  label: string | null;
  detail?: string | null;
}

/** Which rows are offered, where not all are. */
export interface OptionsFilter {
  id?: { in?: string[] };
  employeeId?: { eq?: string };
  appliesTo?: { eq?: 'employee'; in?: ('company' | 'vendor')[] };
  employeeAccess?: { eq?: 'upload' };
  validTo?: { gteOrEmpty?: string };
  status?: { eq?: 'active' };
}

type OptionsHook = {
  ask(options: {
    variables: { search?: string | null; filter?: OptionsFilter | null; limit?: number };
    skip?: boolean;
  }): { data?: { page: { rows: ReferenceOption[] } }; loading: boolean };
}['ask'];

/**
 * What a field may refer to, each with the query that searches it; the query names its answer `page` and its text
 * `label`.
 */
const hooks = {
  department: useDepartmentOptionsQuery,
  dependant: useDependantOptionsQuery,
  documentType: useDocumentTypeOptionsQuery,
  position: usePositionOptionsQuery,
  employee: useEmployeeOptionsQuery,
  grade: useGradeOptionsQuery,
  employeeLicence: useEmployeeLicenceOptionsQuery,
  cmeRule: useCmeRuleOptionsQuery,
  ledgerAccount: useLedgerAccountOptionsQuery,
  leaveType: useLeaveTypeOptionsQuery,
  user: useUserOptionsQuery,
  role: useRoleOptionsQuery,
  companyRole: useCompanyRoleOptionsQuery,
  shift: useShiftOptionsQuery,
  shiftPattern: useShiftPatternOptionsQuery,
  compensation: useCompensationOptionsQuery,
  contributionScheme: useContributionSchemeOptionsQuery,
  payGroup: usePayGroupOptionsQuery,
  deduction: useDeductionOptionsQuery,
  salaryFormula: useSalaryFormulaOptionsQuery,
  vendor: useVendorOptionsQuery,
  webhook: useWebhookOptionsQuery,
  workCalendar: useWorkCalendarOptionsQuery,
  workLocation: useWorkLocationOptionsQuery,
} satisfies Record<string, OptionsHook>;

export type ReferenceName = keyof typeof hooks;

export const optionsHookOf = (name: ReferenceName): OptionsHook => hooks[name];
