import { json, Router } from 'express';
import type { Auth } from '../auth/auth';
import type { Services } from '../platform/context';
import { exportRoute } from '../platform/export/export-route';
import { unauthenticated } from '../platform/errors';
import { at, restList, type RestList } from '../platform/rest';
import type { BaseRecord } from '../platform/record';
import { closedToClients } from '../platform/client-doors';
import { closedToFormer } from '../platform/former-doors';
import { closedToTokens } from '../platform/token-doors';
import { attendanceRest } from './attendance/attendance.rest';
import { companyRest } from './company/company.rest';
import { companyUserRest } from './company-user/company-user.rest';
import { departmentRest } from './department/department.rest';
import { documentRest } from './document/document.rest';
import { documentTypeRest } from './document-type/document-type.rest';
import { employeeDocumentRest } from './employee-document/employee-document.rest';
import { employeeRest } from './employee/employee.rest';
import { cmeRest, employeeCmesRest } from './employee-cme/employee-cme.rest';
import { chatRoutes } from './chat/chat.rest';
import { calendarFeedRoute } from './calendar/calendar-feed.route';
import { calendarApp } from './calendar/calendar.rest';
import { employeeLeaveRest } from './employee-leave/employee-leave.rest';
import { eventRest } from './event/event.rest';
import { employeePositionRest } from './employee-position/employee-position.rest';
import { employeeSalaryRest } from './employee-salary/employee-salary.rest';
import { fileRest } from './file/file.rest';
import { fileRoutes } from './file/file.routes';
import { formRest } from './form/form.rest';
import { formRequestRest } from './form-request/form-request.rest';
import { importRoutes } from './import/import.rest';
import { openApiRoute } from './openapi.rest';
import { invoiceApp } from './invoice/invoice.rest';
import { invoicePaperRoute, invoicePdfRoute } from './invoice/invoice-pdf.route';
import { emailRoutes } from './internal-mail/internal-mail.rest';
import { mailRest } from './mail/mail.rest';
import { paymentFileRoute } from './payroll-payment/payment-file.route';
import { journalCsvRoute } from './payroll-run/journal-csv.route';
import { payslipPdfRoute } from './payroll-run/payslip-pdf.route';
import { ownDataRoute, personalDataRoute } from './personal-data/personal-data.route';
import { payslipsZipRoute } from './payroll-run/payslips-zip.route';
import { payslipRest } from './payslip/payslip.rest';
import { permissionRest } from './permission/permission.rest';
import { positionRest } from './position/position.rest';
import { companyRoleRest, roleRest } from './role/role.rest';
import { punchRoutes } from './punch/punches.route';
import { shiftRest } from './shift/shift.rest';
import { shellRoutes } from './shell.rest';
import { userRest } from './user/user.rest';
import { vendorRest } from './vendor/vendor.rest';
import { compensationRest } from './compensation/compensation.rest';
import { deductionRest } from './deduction/deduction.rest';
import { employeeDeductionRest } from './employee-deduction/employee-deduction.rest';
import { employeeRewardRest } from './employee-reward/employee-reward.rest';
import { endOfServiceRest } from './end-of-service/end-of-service.rest';
import { settlementJournalCsvRoute } from './end-of-service/settlement-journal-csv.route';
import { settlementPdfRoute } from './end-of-service/settlement-pdf.route';
import { refuseDeepBodies } from '../platform/deep-bodies';
import { salaryFormulaRest } from './salary-formula/salary-formula.rest';

/** Every list path of old clients. */
export const restLists = [
  companyRest,
  companyUserRest,
  departmentRest,
  employeeRest,
  employeePositionRest,
  employeeSalaryRest,
  payslipRest,
  permissionRest,
  positionRest,
  companyRoleRest,
  roleRest,
  userRest,
  vendorRest,
  cmeRest,
  formRest,
  formRequestRest,
  mailRest,
  attendanceRest,
  shiftRest,
  compensationRest,
  deductionRest,
  employeeDeductionRest,
  employeeRewardRest,
  endOfServiceRest,
  salaryFormulaRest,
  fileRest,
  documentTypeRest,
  documentRest,
  employeeDocumentRest,
  employeeLeaveRest,
  eventRest,
] as unknown as RestList<BaseRecord>[];

/** What programs with an API token get beside the lists: files, papers and exports. */
const openToTokens =
  /^(GET \/(files|payslips|payroll-runs|payroll-payments|invoices)\/|GET \/api\/openapi\.json|POST \/(export\/|upload\/file))/;
/** What who has left gets beside the lists: files and papers that his grants let him read, and being signed in. */
const openToFormer =
  /^(GET \/(?!api\/|apps\/|calendar-feeds\/)|GET \/api\/(user\/roles|menuOptions)$|POST \/api\/user\/change-company$)/;
const listPaths = new Set([...restLists, employeeCmesRest].map(({ path }) => path.replace(/\/$/, '')));

/** Everything under /api beside /api/auth, under /apps, and the downloads. */
export function restRoutes(services: Services, auth: Auth): Router {
  const router = Router();
  router.use((request, _response, next) => {
    // Any other method of a list is answered as not offered, to whomever.
    const isList = listPaths.has(request.path.replace(/\/$/, ''));
    if (request.session?.apiToken && !isList && !openToTokens.test(`${request.method} ${request.path}`))
      throw closedToTokens();
    if (request.session?.isFormer && !isList && !openToFormer.test(`${request.method} ${request.path}`))
      throw closedToFormer();
    next();
  });
  router.use('/apps', (request, _response, next) => {
    if (!request.session) throw unauthenticated();
    if (request.session.type === 'client') throw closedToClients();
    next();
  });
  router.use(shellRoutes(services, auth));
  router.use(importRoutes(services));
  router.use(fileRoutes(services, auth));
  router.use(emailRoutes(services));
  openApiRoute(router, [...restLists, employeeCmesRest as unknown as RestList<BaseRecord>], services.publicUrl);
  for (const list of restLists) at(router, list.path, { get: [restList(services, list)] });
  at(router, employeeCmesRest.path, { get: [restList(services, employeeCmesRest)] });
  router.use(calendarApp(services));
  router.use(invoiceApp(services));
  at(router, '/export/:file', { post: [json({ limit: '200kb' }), refuseDeepBodies, exportRoute(services)] });
  at(router, '/calendar-feeds/:token.ics', { get: [calendarFeedRoute(services)] });
  at(router, '/payroll-payments/:id/file', { get: [paymentFileRoute(services)] });
  at(router, '/payroll-runs/:id/journal.csv', { get: [journalCsvRoute(services)] });
  at(router, '/employees/:id/data.zip', { get: [personalDataRoute(services)] });
  at(router, '/my-data.zip', { get: [ownDataRoute(services)] });
  at(router, '/payroll-runs/:id/payslips.zip', { get: [payslipsZipRoute(services)] });
  at(router, '/payslips/:id.pdf', { get: [payslipPdfRoute(services)] });
  at(router, '/end-of-service/:id/journal.csv', { get: [settlementJournalCsvRoute(services)] });
  at(router, '/end-of-service/:id.pdf', { get: [settlementPdfRoute(services)] });
  at(router, '/invoices/:id.pdf', { get: [invoicePdfRoute(services)] });
  at(router, '/invoice-papers/:token.pdf', { get: [invoicePaperRoute(services)] });
  router.use(punchRoutes(services));
  router.use(chatRoutes(services));
  router.use(['/api', '/apps'], (_request, response) => {
    response.status(404).json({ success: false, message: 'There is no such path.' });
  });
  return router;
}
