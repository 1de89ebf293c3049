import { approvesAssignments } from '../pay-assignment/pay-assignment';
import { compensationAssignmentItem } from './compensation-assignment';

approvesAssignments(compensationAssignmentItem);
