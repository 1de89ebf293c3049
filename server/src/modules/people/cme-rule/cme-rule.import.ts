import { importable } from '../../../platform/import/importable';
import { cmeRule } from './cme-rule';
import { t } from '../texts/text';

export const cmeRuleImport = importable(cmeRule, {
  label: t('cme_rule.cme_rules'),
  key: ['authority', 'profession', 'validFrom'],
  columns: {
    authority: [t('cme_rule.authority'), t('cme_rule.authority_words')],
    profession: [t('cme_rule.profession'), t('cme_rule.profession_words')],
    validFrom: [t('cme_rule.from'), t('cme_rule.from_words')],
    credits: [t('cme_rule.credits'), t('cme_rule.credits_words')],
    cycleMonths: [t('cme_rule.months_cycle'), t('cme_rule.months_cycle_words')],
    carryOverMost: [t('cme_rule.carried_over_most'), t('cme_rule.carried_over_most_words')],
  },
});
