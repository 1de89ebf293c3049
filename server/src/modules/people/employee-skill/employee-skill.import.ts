import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeSkill } from './employee-skill';
import { t } from '../texts/text';

export const employeeSkillImport = importable(employeeSkill, {
  label: t('employee_skill.skills'),
  key: ['employeeId', 'skill', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    skill: [t('employee_skill.skill_2'), t('employee_skill.skill_2_words')],
    validFrom: [t('employee_skill.counts'), t('employee_skill.counts_words')],
    validTo: [t('employee_skill.counts_until'), t('employee_skill.counts_until_words')],
    isVerified: [t('employee_skill.verified'), t('employee_skill.verified_words')],
  },
});
