import './employee-leave/employee-leave.approval';
import './form-request/form-request.approval';
import './payroll-run/payroll-run.approval';
