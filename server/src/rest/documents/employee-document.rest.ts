import type { RestList } from '../../platform/http/rest';
import { infoOfEmployees } from '../organisation/department.rest';
import { fileUrl } from '../../modules/files/file/file';
import { employeeDocument, type EmployeeDocument } from '../../modules/documents/employee-document/employee-document';

export const employeeDocumentRest: RestList<EmployeeDocument> = {
  path: '/api/employee-document',
  area: employeeDocument,
  // What is only asked for is no document yet, and old clients know of none such; nor of dependants, and would take
  // their papers for theirs.
  narrow: () => ({ review: { ne: 'requested' }, dependantId: { isEmpty: true } }),
  filters: { employeeId: (id) => ({ employeeId: { eq: id } }) },
  sorts: { documentTitle: 'title', documentNo: 'number', documentDescription: 'description' },
  async project(ctx, rows) {
    const info = await infoOfEmployees(ctx, rows);
    return rows.map((row) => ({
      employee_id: row.employeeId,
      employee_info: info(row),
      documentTitle: row.title,
      documentNo: row.number,
      documentDescription: row.description,
      issueDate: row.issueDate,
      expiryDate: row.expiryDate,
      file: fileUrl(row.fileId),
      status: row.status,
    }));
  },
};
