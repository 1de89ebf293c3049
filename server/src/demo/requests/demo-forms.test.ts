import { problemsOfAnswers } from '../../modules/requests/domain/form-answers';
import { problemsOfForm } from '../../modules/requests/domain/form-definition';
import type { MailKind } from '../../platform/mail/domain/mail-kinds';
import { problemsOfTemplate } from '../../platform/mail/domain/mail-template';
import { demoForms, demoTemplates } from './demo-form-texts';

it.each(demoForms)('the form $title is right, in both languages, and its answers fit', ({ fields, answers }) => {
  expect(problemsOfForm(fields)).toEqual([]);
  for (const { labelAr, options } of fields)
    expect([labelAr, ...options.map((option) => option.labelAr)]).not.toContain(null);
  for (let nth = 0; nth < 24; nth += 1)
    expect([nth, problemsOfAnswers(fields, answers(nth, '2026-02-27'))]).toEqual([nth, {}]);
});

it.each(demoTemplates)('the template $name can be sent', ({ kind, ...template }) => {
  expect(problemsOfTemplate(kind as MailKind, template)).toEqual({});
});
