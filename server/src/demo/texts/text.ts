// Written from en.json by `npm run texts`.
import { textsOf } from '../../kernel/text/text';

/** The texts of demo, each key with the names of what stands in it. */
export const t = textsOf<{
  'demo_leave_types.by_hours_worked': never;
  'demo_leave_types.hours_off': never;
  'demo_pay.eos_provision': never;
  'demo_pay.fuel_allowance': never;
  'demo_pay.lateness': never;
  'demo_pay.long_service': never;
  'demo_pay.phone_allowance': never;
  'demo_pay.social_insurance': never;
}>('demo');
