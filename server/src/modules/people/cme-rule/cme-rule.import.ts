import { importable } from '../../../platform/import/importable';
import { cmeRule } from './cme-rule';

export const cmeRuleImport = importable(cmeRule, {
  label: { en: 'CME rules', ar: 'قواعد التعليم الطبي المستمر' },
  key: ['authority', 'profession', 'validFrom'],
  columns: {
    authority: ['Authority', 'الجهة المانحة', 'licensing authority|board|الجهة'],
    profession: ['Profession', 'المهنة', 'licence type|license type|specialty|التخصص'],
    validFrom: ['From', 'من تاريخ', 'valid from|effective date|since|تاريخ السريان'],
    credits: ['Credits', 'الساعات المعتمدة', 'credits needed|points|cme hours|النقاط'],
    cycleMonths: ['Months of a cycle', 'أشهر الدورة', 'cycle months|cycle|months'],
    carryOverMost: ['Carried over at most', 'أقصى ترحيل', 'carry over|carryover|max carry over'],
  },
});
