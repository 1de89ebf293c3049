import type { RestList } from '../../platform/http/rest';
import { form, type Form } from '../../modules/requests/form/form';

export const formRest: RestList<Form> = {
  path: '/api/form',
  area: form,
  filters: { formType: (type) => ({ type: { eq: type } }), formStatus: (status) => ({ status: { eq: status } }) },
  sorts: { version: 'number' },
  project: (_ctx, rows) =>
    rows.map(({ title, number, type, description, fields, status }) => ({
      title,
      version: number,
      type,
      description,
      content: fields,
      status,
    })),
};
