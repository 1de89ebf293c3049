import { approvesAssignments } from '../pay-assignment/pay-assignment';
import { compensationAssignmentItem } from './compensation-assignment';

export const compensationAssignmentApproval = approvesAssignments(compensationAssignmentItem);
