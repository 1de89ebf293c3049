import type { endOfService as english } from '../en/end-of-service';
import type { SameKeys } from '../same-keys';

export const endOfService: SameKeys<typeof english> = {
  area: {
    EndOfService: {
      one: 'نهاية خدمة',
      many: 'نهاية الخدمة',
      add: 'نهاية خدمة جديدة',
      none: 'لا أحد يغادر',
      why: 'ما يُدفع للموظفين وما عليهم عند المغادرة وفق قانون آخر يوم لهم.',
    },
  },
  hint: {
    excludedDays: 'لا تُعد خدمة. إن تُركت فارغة: المسجلة من قبل ومن الإجازات المعتمدة بلا أجر.',
  },
  field: {
    award: 'مكافأة نهاية الخدمة',
    dailySalary: 'أجر اليوم',
    excludedDays: 'أيام بلا أجر',
    excludedEntered: 'أيام بلا أجر أُدخلت يدويًا',
    excludedReason: 'سبب اختلاف الأيام بلا أجر',
    lastDay: 'آخر يوم عمل',
    years: 'سنوات الخدمة',
  },
  choice: {
    endOfServiceState: { draft: 'مسودة', calculated: 'محتسبة', approved: 'معتمدة', paid: 'مدفوعة', cancelled: 'ملغاة' },
    endOfServiceReason: {
      resignation: 'استقالة',
      termination: 'إنهاء من صاحب العمل',
      dismissal_for_cause: 'فصل لسبب مشروع',
      contract_end: 'انتهاء العقد',
      retirement: 'تقاعد',
      disability: 'عجز',
      death: 'وفاة',
      force_majeure: 'قوة قاهرة',
      marriage_or_childbirth: 'زواج أو ولادة',
    },
  },
  award: {
    payslip: 'قسيمة راتب {{month}}',
    title: 'نهاية خدمة {{name}}',
    steps: 'خطوات نهاية الخدمة',
    lastDay: 'آخر يوم {{day}}',
    draftTitle: 'جاهزة للاحتساب',
    draftHint:
      'تُحتسب من أول يوم وآخر يوم، ومن الراتب والبدلات السارية في آخر يوم، والإجازات المتبقية فيه، والقروض القائمة، والقانون النافذ حينها. كل سطر يبين كيف. لا يُستحق شيء قبل أن يعتمده شخص ثانٍ.',
    cancelledTitle: 'أُلغيت نهاية الخدمة هذه',
    cancelledHint: 'لا يُحتسب منها شيء. يمكن إنشاء واحدة جديدة للموظف.',
    how: 'كيف احتُسبت',
    howHint: 'افتح سطرًا لترى معادلته وقيمها والقاعدة التي يتبعها.',
    offerTitle: 'التوظيف مستمر',
    offer: 'الاعتماد لم يغير شيئًا في التوظيف. يمكنك إنهاؤه في {{day}}.',
    end: 'إنهاء التوظيف',
    endAsk: 'إنهاء التوظيف في {{day}}؟',
    endedTitle: 'ينتهي التوظيف',
    ended: 'آخر يوم مسجل هو {{day}}.',
    toEmployee: 'إلى الموظف',
  },
};
