import { approvesAssignments } from '../pay-assignment/pay-assignment';
import { deductionAssignmentItem } from './deduction-assignment';

export const deductionAssignmentApproval = approvesAssignments(deductionAssignmentItem);
