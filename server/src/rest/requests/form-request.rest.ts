import { requestStates, type RequestState } from '../../modules/requests/domain/request-state';
import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import { personInfo } from '../organisation/department.rest';
import { employee } from '../../modules/people/employee/employee';
import { formVersion } from '../../modules/requests/form-version/form-version';
import { formRequest, type FormRequest } from '../../modules/requests/form-request/form-request';

/** Old clients know no state after the approval. */
const knownAs = (state: RequestState): RequestState =>
  state === 'fulfilled' || state === 'closed' ? 'approved' : state;

export const formRequestRest: RestList<FormRequest> = {
  path: '/api/request',
  area: formRequest,
  filters: {
    requestType: (type) => ({ type: { eq: type } }),
    requestStatus: (state) => ({ state: { in: requestStates.filter((each) => knownAs(each) === state) } }),
  },
  sorts: { status: 'state' },
  async project(ctx, rows) {
    const versions = await relatedRows(
      ctx,
      formVersion,
      rows.map((row) => row.formVersionId),
    );
    const people = await relatedRows(
      ctx,
      employee,
      rows.map((row) => row.employeeId),
    );
    return rows.map((row) => {
      const version = versions.get(row.formVersionId);
      const person = people.get(row.employeeId);
      return {
        no: row.no,
        type: row.type,
        status: knownAs(row.state),
        content: row.answers,
        user_info: [{ _id: row.requesterId, name: row.requesterName }],
        applicant_info: person ? [personInfo(person)] : [],
        form_info: { title: row.formTitle, version: version?.number ?? null },
      };
    });
  },
};
