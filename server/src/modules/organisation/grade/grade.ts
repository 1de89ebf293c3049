import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

@record('Grade', 'A rank of positions with the salaries that go with it.')
export class Grade extends CompanyRecord {
  @field.text({ description: 'Short code, such as G5.', max: 30, search: true, unique: true }) code!: string;
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.integer({ description: 'Its place among the others, 1 the lowest.', min: 1, max: 1000 }) rank!: number;
  @field.money({
    description: 'Lowest monthly salary of it, for positions without a range of their own.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  minSalary!: string | null;
  @field.money({
    description: 'Highest monthly salary of it, for positions without a range of their own.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  maxSalary!: string | null;
  @field.text({ description: "Currency, ISO 4217; the company's when left out.", codes: 'currency', initial: '' })
  currency!: string;
}

async function validateGrade(ctx: Ctx, { minSalary, maxSalary, currency }: Row<Grade>): Promise<void> {
  if (minSalary && maxSalary && Number(minSalary) > Number(maxSalary)) {
    throw invalid('maxSalary', t('grade.highest_salary_lies_below_lowest'));
  }
  const own = ctx.user.company?.currency;
  if (currency !== own) {
    throw invalid('currency', t('grade.company_pays_give_salaries_currency', { own: own! }));
  }
}

export const grade = defineArea('Grade', Grade, {
  one: 'grade',
  many: 'grades',
  label: t('grade.grade'),
  page: '/grades?open=:id',
  menu: { group: 'organisation', title: t('grade.menu'), icon: 'calculator' },
  sort: 'rank',
  title: 'name',
  prepare: (ctx: Ctx, values: Values): Values => ({ currency: values.currency || ctx.user.company?.currency }),
  guard: validateGrade,
});
export const GradeResolver = CrudResolver(grade);
