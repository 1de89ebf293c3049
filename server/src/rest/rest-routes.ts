import { json, Router } from 'express';
import type { Auth } from '../auth/auth';
import type { Services } from '../platform/context';
import { exportRoute } from '../platform/export/export-route';
import { unauthenticated } from '../platform/errors';
import { at, restList, type RestList } from '../platform/http/rest';
import type { BaseRecord } from '../platform/records/record';
import { closedToClients } from '../platform/access/client-doors';
import { closedToFormer } from '../platform/records/history/former-employee-access';
import { closedToTokens } from '../platform/access/api-token-access';
import { attendanceRest } from './time/attendance.rest';
import { companyRest } from './organisation/company.rest';
import { companyUserRest } from './administration/company-user.rest';
import { departmentRest } from './organisation/department.rest';
import { documentRest } from './documents/document.rest';
import { documentTypeRest } from './documents/document-type.rest';
import { employeeDocumentRest } from './documents/employee-document.rest';
import { employeeRest } from './people/employee.rest';
import { cmeRest, employeeCmesRest } from './people/employee-cme.rest';
import { chatRoutes } from './apps/chat.rest';
import { calendarFeedRoute } from '../modules/apps/calendar/calendar-feed.route';
import { calendarApp } from './apps/calendar.rest';
import { employeeLeaveRest } from './leave/employee-leave.rest';
import { eventRest } from './apps/event.rest';
import { employeePositionRest } from './people/employee-position.rest';
import { employeeSalaryRest } from './pay/employee-salary.rest';
import { fileRest } from './files/file.rest';
import { fileRoutes } from '../modules/files/file/file.routes';
import { formRest } from './requests/form.rest';
import { formRequestRest } from './requests/form-request.rest';
import { importRoutes } from './data-import/import.rest';
import { openApiRoute } from './openapi.rest';
import { invoiceApp } from './suppliers/invoice.rest';
import { invoicePaperRoute, invoicePdfRoute } from '../modules/suppliers/invoice/invoice-pdf.route';
import { emailRoutes } from './apps/internal-mail.rest';
import { mailRest } from './messaging/mail.rest';
import { paymentFileRoute } from '../modules/pay/bank/payroll-payment/payment-file.route';
import { journalFileRoute } from '../modules/pay/accounting/journal-entry/journal-file.route';
import { journalCsvRoute } from '../modules/pay/runs/payroll-run/journal/journal-csv.route';
import { payslipPdfRoute } from '../modules/pay/runs/payroll-run/mail/payslip-pdf.route';
import { ownDataRoute, personalDataRoute } from '../modules/privacy/personal-data.route';
import { payslipsZipRoute } from '../modules/pay/runs/payroll-run/mail/payslips-zip.route';
import { payslipRest } from './pay/payslip.rest';
import { permissionRest } from './administration/permission.rest';
import { positionRest } from './organisation/position.rest';
import { companyRoleRest, roleRest } from './administration/role.rest';
import { punchRoutes } from '../modules/time/punch/punches.route';
import { shiftRest } from './time/shift.rest';
import { shellRoutes } from './shell.rest';
import { userRest } from './administration/user.rest';
import { vendorRest } from './suppliers/vendor.rest';
import { compensationRest } from './pay/compensation.rest';
import { deductionRest } from './pay/deduction.rest';
import { employeeDeductionRest } from './pay/employee-deduction.rest';
import { employeeRewardRest } from './pay/employee-reward.rest';
import { endOfServiceRest } from './pay/end-of-service.rest';
import { settlementJournalCsvRoute } from '../modules/pay/termination/end-of-service/journal/settlement-journal-csv.route';
import { settlementPdfRoute } from '../modules/pay/termination/end-of-service/settlement-pdf.route';
import { refuseDeepBodies } from '../platform/graphql/deep-bodies';
import { salaryFormulaRest } from './pay/salary-formula.rest';

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
/** What who has left gets beside the lists: files and papers that their grants let them read, and being signed in. */
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
  at(router, '/journal-entries/:id/file.csv', { get: [journalFileRoute(services)] });
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
