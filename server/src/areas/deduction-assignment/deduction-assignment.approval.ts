import { approvesAssignments } from '../pay-assignment/pay-assignment';
import { deductionAssignmentItem } from './deduction-assignment';

approvesAssignments(deductionAssignmentItem);
