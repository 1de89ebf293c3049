import { Field, ID, ObjectType } from 'type-graphql';
import type { ShiftSpan } from '../domain/dated-shift';
import { type EmploymentStatus } from '../domain/employment-status';
import { choiceOf } from '../../../platform/records/fields';
import { DateScalar } from '../../../platform/graphql/scalars';

export const EmployeeStatus = choiceOf<EmploymentStatus>(
  'EmployeeStatus',
  'Where an employee stands between offer and exit.',
  {
    draft: 'Being entered; nobody reckons with them yet.',
    onboarding: 'Agreed on; the work has not begun.',
    active: 'Employed and at work, on leave included.',
    suspended: 'Employed, and kept from work for now.',
    notice: 'Employed until a last day that is set.',
    exited: 'The last day is past.',
  },
);
export const Gender = choiceOf('Gender', 'Gender as documents give it.', { female: 'A woman.', male: 'A man.' });
export const MaritalStatus = choiceOf('MaritalStatus', 'Whether somebody is married, or was.', {
  single: 'Never married.',
  married: 'Married now.',
  divorced: 'A marriage was ended by law.',
  widowed: 'The spouse has died.',
  separated: 'Married, and living apart.',
});
export const EmployeeType = choiceOf('EmployeeType', 'Form of employment.', {
  full_time: 'Works a whole week.',
  part_time: 'Works part of a week.',
  temporary: 'Employed for a limited time.',
  flexible: 'Works when agreed from time to time.',
  remote: 'Works elsewhere than at the company.',
  job_sharing: 'Shares one position with somebody else.',
});

@ObjectType('EmployeeShift', { description: 'The shift an employee works by default from a day on, until the next.' })
export class EmployeeShift implements ShiftSpan {
  @Field(() => DateScalar, { nullable: true, description: 'First day; empty: since ever.', simple: true }) from!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The shift; empty: none.', simple: true }) shiftId!: string | null;
}
