import { choiceOf } from '../../platform/fields';

export const PayrollRunKind = choiceOf('PayrollRunKind',
  'What a run is for: regular runs of a month together pay everybody once, each those whom none before it has; an off-cycle run pays those whom no other run of the month pays, a final one those of them who leave in it, up to their last day. A correction pays what closed months up to its own are owed by what is known today.',
  ['regular', 'off_cycle', 'final', 'correction']);
