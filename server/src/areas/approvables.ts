import './attendance-correction/attendance-correction.approval';
import './employee-leave/employee-leave.approval';
import './employee-loan/employee-loan.approval';
import './employee-salary/employee-salary.approval';
import './leave-encashment/leave-encashment.approval';
import './form-request/form-request.approval';
import './payroll-run/payroll-run.approval';
import './shift-swap/shift-swap.approval';
