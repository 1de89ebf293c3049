import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeSkill } from './employee-skill';
import { t } from '../texts/text';

export const employeeSkillImport = importable(employeeSkill, {
  label: t('employee_skill.skills'),
  key: ['employeeId', 'skill', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    skill: [t('employee_skill.skill_2'), 'competency|qualification|training|الكفاءة|المؤهل'],
    validFrom: [t('employee_skill.counts'), 'valid from|from|since|obtained|من تاريخ'],
    validTo: [t('employee_skill.counts_until'), 'valid until|valid to|until|expires|expiry date|إلى تاريخ'],
    isVerified: [t('employee_skill.verified'), 'proof seen|checked'],
  },
});
