import { listedFurther } from '../../../../kernel/text/listed';
import type { Text } from '../../../../kernel/text/text';
import { leaveLawsOf } from '../../../leave/domain/law/leave-laws';
import { lawMarks } from '../../../leave/domain/law/law-marks';
import { lawParts, valuesByLaw, type LawfulType, type LawPart } from '../../../leave/domain/law/law-rules';
import { partInWords, partNames } from '../../../leave/domain/law/law-words';
import { t } from '../../texts/text';
import { inWords, ruleWith, type CountryRule } from './country-rule';

/** What a type says where the law was not found to say anything: such parts are not shown. */
const unsaid: LawfulType = {
  ...{ paidPercent: '100', payTiers: [], weekends: 'none', countsHolidays: false },
  ...{ maxConsecutive: null, maxPerYear: null, timesInService: null, waitingDays: null, waitingMonths: null },
  ...{ afterProbation: false, gender: null, documentRule: 'never', yearBasis: 'calendar' },
  ...{ accrualFrequency: null, accrualLevels: [] },
};

/** Leave by the law of a country, each entitlement in the words in which it is offered to be taken over. */
export function leaveRules(country: string | null): CountryRule[] {
  const laws = leaveLawsOf(country);
  if (!laws) return [];
  return laws.types.map((law) => {
    const values = valuesByLaw(law);
    const said = (Object.keys(lawParts) as LawPart[]).filter((part) => lawParts[part].some((name) => name in values));
    return ruleWith({
      group: 'leave',
      key: law.code,
      title: lawMarks[law.code].title,
      figures: said.map((part) =>
        inWords(partNames[part], listedFurther(partInWords[part]({ ...unsaid, ...values }) as [Text, ...Text[]])),
      ),
      note: law.note ?? null,
      source: law.article ? t('country_rules.article', { law: laws.law, article: law.article }) : laws.law,
      readAt: law.readAt,
      readOn: laws.readOn,
      validFrom: law.since,
      isOlder: law.isOlder ?? false,
      law,
    });
  });
}
