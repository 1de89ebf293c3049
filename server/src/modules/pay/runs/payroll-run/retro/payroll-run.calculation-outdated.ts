import { isCalculationOutdated } from '../../../engine/calculation';
import type { Row } from '../../../../../platform/records/area';
import { conflict } from '../../../../../platform/errors';
import type { PayrollRun } from '../payroll-run';
import { t } from '../../../texts/text';

/** A run is not approved with figures of formulas or law that were corrected since. */
export function refuseOutdatedCalculation(run: Row<PayrollRun>): void {
  if (isCalculationOutdated(run.calculationRules, run.toDate))
    throw conflict(t('payroll_run.rules_pay_worked_out_have'));
}
