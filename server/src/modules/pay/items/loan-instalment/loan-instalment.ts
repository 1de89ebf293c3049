import { Index } from 'typeorm';
import { defineArea } from '../../../../platform/records/area';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { postedEntries } from '../pay-entry/pay-entry';
import { t } from '../../texts/text';

export const LoanInstalmentState = choiceOf('LoanInstalmentState', 'Where an instalment stands.', {
  due: 'To be taken by the payroll of its month.',
  paid: 'Taken in full by payslips.',
  settled: 'Replaced by an early settlement.',
  written_off: 'Forgiven with the loan.',
});

@record('LoanInstalment', 'One instalment of a loan: payroll takes it once, from the month of its day on.')
@Index('loan_instalment_number', ['companyId', 'loanId', 'number'], { unique: true })
export class LoanInstalment extends CompanyRecord {
  @field.reference('EmployeeLoan', { description: 'What it repays.', write: 'never', isIndexed: true }) loanId!: string;
  @field.reference('Employee', { description: 'Who repays it.', write: 'never' }) employeeId!: string;
  @field.integer({ description: 'Which instalment of the loan, from 1.', write: 'never' }) number!: number;
  @field.date({ description: 'Payroll takes it from the month of this day on.', write: 'never' }) dueOn!: string;
  @field.money({ description: 'What is due.', write: 'never' }) due!: string;
  @field.money({ description: 'Interest in it.', write: 'never' }) interest!: string;
  @field.money({ description: 'Principal in it.', write: 'never' }) principal!: string;
  @field.money({ description: 'What posted payslips took of it.', write: 'never' }) taken!: string;
  @field.choice(LoanInstalmentState, { description: 'Where it stands.', initial: 'due', write: 'never' })
  state!: string;
  @field.computed(
    'text',
    `select string_agg(distinct r.period, ' ') from ${postedEntries} where k.company_id = t.company_id
      and k.source = 'LoanInstalment' and k.source_id = t.id`,
    { description: 'Months, written YYYY-MM, whose payslips took it.', optional: true },
  )
  paidIn!: string | null;
}

export const loanInstalment = defineArea('LoanInstalment', LoanInstalment, {
  keptFor: 'pay',
  one: 'loanInstalment',
  many: 'loanInstalments',
  label: t('loan_instalment.instalment_loan'),
  sort: 'dueOn',
  person: 'employeeId',
  isEditable: () => false,
});
export const LoanInstalmentResolver = CrudResolver(loanInstalment, ['list']);
