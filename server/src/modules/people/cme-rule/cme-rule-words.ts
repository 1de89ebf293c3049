import { choiceOf } from '../../../platform/records/fields';

export const CmeCategory = choiceOf('CmeCategory', 'Kind of a training activity.', {
  conference: 'Attended a congress or conference.',
  course: 'Attended a course in a classroom.',
  workshop: 'Practised skills in a small group.',
  online: 'A course or webinar over the net.',
  journal: 'Read articles with questions to answer.',
  teaching: 'Taught or supervised others.',
  publication: 'Wrote or reviewed what was published.',
  self_study: 'Studied alone, without a provider.',
  other: 'Any other kind of activity.',
});
