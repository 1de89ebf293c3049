import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeSkill } from './employee-skill';

export const employeeSkillImport = importable(employeeSkill, {
  label: { en: 'Skills', ar: 'المهارات' },
  key: ['employeeId', 'skill', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    skill: ['Skill', 'المهارة', 'competency|qualification|training|الكفاءة|المؤهل'],
    validFrom: ['Counts from', 'تُحتسب من', 'valid from|from|since|obtained|من تاريخ'],
    validTo: ['Counts until', 'تُحتسب حتى', 'valid until|valid to|until|expires|expiry date|إلى تاريخ'],
    isVerified: ['Verified', 'تم التحقق', 'proof seen|checked'],
  },
});
