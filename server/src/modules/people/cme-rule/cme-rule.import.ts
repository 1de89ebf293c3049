import { importable } from '../../../platform/import/importable';
import { cmeRule } from './cme-rule';
import { t } from '../texts/text';

export const cmeRuleImport = importable(cmeRule, {
  label: t('cme_rule.cme_rules'),
  key: ['authority', 'profession', 'validFrom'],
  columns: {
    authority: [t('cme_rule.authority'), 'licensing authority|board|الجهة'],
    profession: [t('cme_rule.profession'), 'licence type|license type|specialty|التخصص'],
    validFrom: [t('cme_rule.from'), 'valid from|effective date|since|تاريخ السريان'],
    credits: [t('cme_rule.credits'), 'credits needed|points|cme hours|النقاط'],
    cycleMonths: [t('cme_rule.months_cycle'), 'cycle months|cycle|months'],
    carryOverMost: [t('cme_rule.carried_over_most'), 'carry over|carryover|max carry over'],
  },
});
