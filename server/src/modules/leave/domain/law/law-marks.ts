import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import type { LeaveLawCode } from './leave-law';

/** How a type is made for an entitlement: its name, by what else it is known, its kind, colour and place. */
interface LawMark {
  title: Text;
  words: Text;
  kind: 'paid' | 'unpaid' | 'sick' | 'maternity' | 'parental';
  colour: string;
  sortOrder: number;
}

const mark = (title: Text, words: Text, kind: LawMark['kind'], colour: string, sortOrder: number): LawMark => ({
  title,
  words,
  kind,
  colour,
  sortOrder,
});

export const lawMarks: Record<LeaveLawCode, LawMark> = {
  annual: mark(t('leave_laws.annual'), t('leave_laws.annual_words'), 'paid', '#137c91', 10),
  sick: mark(t('leave_laws.sick'), t('leave_laws.sick_words'), 'sick', '#c2410c', 20),
  maternity: mark(t('leave_laws.maternity'), t('leave_laws.maternity_words'), 'maternity', '#a21caf', 40),
  maternity_unpaid: mark(
    t('leave_laws.maternity_unpaid'),
    t('leave_laws.maternity_unpaid_words'),
    'unpaid',
    '#86198f',
    42,
  ),
  childcare: mark(t('leave_laws.childcare'), t('leave_laws.childcare_words'), 'unpaid', '#7e22ce', 44),
  paternity: mark(t('leave_laws.paternity'), t('leave_laws.paternity_words'), 'parental', '#4338ca', 50),
  parental: mark(t('leave_laws.parental'), t('leave_laws.parental_words'), 'parental', '#4338ca', 52),
  marriage: mark(t('leave_laws.marriage'), t('leave_laws.marriage_words'), 'paid', '#be185d', 60),
  bereavement_close: mark(
    t('leave_laws.bereavement_close'),
    t('leave_laws.bereavement_close_words'),
    'paid',
    '#475569',
    70,
  ),
  bereavement: mark(t('leave_laws.bereavement'), t('leave_laws.bereavement_words'), 'paid', '#64748b', 72),
  bereavement_distant: mark(
    t('leave_laws.bereavement_distant'),
    t('leave_laws.bereavement_distant_words'),
    'paid',
    '#78716c',
    74,
  ),
  hajj: mark(t('leave_laws.hajj'), t('leave_laws.hajj_words'), 'paid', '#15803d', 80),
  iddah: mark(t('leave_laws.iddah'), t('leave_laws.iddah_words'), 'paid', '#334155', 90),
  widow: mark(t('leave_laws.widow'), t('leave_laws.widow_words'), 'paid', '#52525b', 92),
  exam: mark(t('leave_laws.exam'), t('leave_laws.exam_words'), 'paid', '#1d4ed8', 100),
  carer: mark(t('leave_laws.carer'), t('leave_laws.carer_words'), 'paid', '#0f766e', 110),
};
