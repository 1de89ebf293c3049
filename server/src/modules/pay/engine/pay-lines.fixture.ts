import { payslipFor } from './payroll';
import { ready, rulesOf } from './cases/payroll-cases';
import type { PayFacts } from './payslip';

export const linesOf = (facts: PayFacts, rules = rulesOf('2025-03')) =>
  ready(payslipFor(facts, rules)).lines.filter(({ code }) => code !== 'BASIC');
