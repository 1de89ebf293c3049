/**
 * Row fields of every list path as old clients know them, `name:type` each; `?` marks what may be null. The types are
 * those of `openapi.rest.ts`. A test holds them against what the running server answers.
 */
export const rowShapes: Record<string, string> = {
  '/api/attendance':
    'timeIn:clock timeOut:clock date:date employee_id:id employee_no:text time:number? name:text employee_info:person[] shift_info:object[]',
  '/api/cme': 'employee:text amount:number type:text? idNo:text',
  '/api/cme/employee-cmes': 'amount:number date:date? description:text? url:text? employee_info:person[]',
  '/api/company': `name:text type:text? address:text? phone:text? website:text? country_id:text state:text? status:text start_at:date? end_at:date? logo:text?
    working_days:number[] holidays:object[] weekStart:text user_id:id? user_info:object[] manager:text?`,
  '/api/company-department':
    'name:text description:text? parent:id? user_id:id? status:text user_info:person[] manager:text? parent_info:object[] children_info:object[]',
  '/api/company-employee': `firstName:text middleName:text lastName:text employeeName:text departments:text managers:text idNo:text email:text? otherEmail:text? mobilePhone:text? workPhone:text? extension:text?
    address:text? homeAddress:text? countryID:text? dateOfBirth:date? gender:text? maritalStatus:text? joiningDate:date employeeType:text type:text? sourceOfHire:text?
    healthType:text? workingHours:number? emergencyContactName:text? emergencyContactMobile:text? emergencyContactRelationship:text? logo:text? status:text
    shift_id:id? salary_formula_id:id? compensations:id[] deductions:id[] availablePaidLeave:number? availableUnpaidLeave:number? availableSickLeave:number?
    availableMaternityLeave:number? availableParentalLeave:number? unpaidLeavesBeforeAddingToSystem:number? parentalLeavesBeforeAddingToSystem:number?
    terminationReason:text? terminationDate:date? positions_info:object[] shift_info:object[] leaves_info:object[] salaryFormulas_info:object[]`,
  '/api/company-role': 'title:text type:text? permissions:text[] status:text users_info:object[]',
  '/api/company-user':
    'name:text email:text type:text status:text roles:id[] roles_info:object[] company_info:object[]',
  '/api/compensation': 'title:text type:text fixedValue:number? percentageValue:number? status:text',
  '/api/deduction': 'title:text type:text fixedValue:number? percentageValue:number? status:text',
  '/api/document': `title:text version:number type:text[] category:text? description:text? status:text issueDate:date? expiryDate:date? expiryDateFlag:flag
    notifyBefore:flag notifyBeforeDays:number? files_info:object[]`,
  '/api/document-types': 'name:text category:text? order:number?',
  '/api/employee-deduction':
    'type:text reason:text? description:text? value:number? date:date resolution_number:text? status:text employee_info:person[] employeeName:text',
  '/api/employee-document':
    'documentTitle:text documentNo:text? documentDescription:text? expiryDate:date? file:text? employee_info:person[]',
  '/api/employee-leave': `type:text status_reason:text? reason:text? description:text? date_from:moment date_to:moment resolution_number:text? paidValue:number?
    status:text employee_info:person[]`,
  '/api/employee-position': `employee_id:id employee_info:person[] positionTitle:text? department_id:id? isManager:flag startChangeType:text? startChangeDate:date endChangeType:text?
    endChangeDate:date? department_info:object[]`,
  '/api/employee-reward':
    'type:text reason:text? description:text? value:number? date:date resolution_number:text? status:text employee_info:person[] employeeName:text',
  '/api/employee-salary': `employee_id:id employee_info:person[] lumpySalary:number? overtimeSalary:number? startChangeDate:date salaryChange:text remarks:text?
    lumpySalaryPercentageChange:number? overtimeSalaryPercentageChange:number?`,
  '/api/end-of-service': `employee_id:id name:text actualYears:number? lessThanFiveDays:number? lessThanFiveValue:number? moreThanFiveDays:number?
    moreThanFiveValue:number? endOfServeceTotalValue:number? lumpySalary:number? dailySalary:number?`,
  '/api/event':
    'title:text description:text? type:text startDate:moment endDate:moment allDay:flag users:id[] status:text user_info:object[]',
  '/api/file': 'name:text url:text type:text linked_id:id? document_info:object[]',
  '/api/form': 'title:text version:number? type:text? description:text? content:any status:text',
  '/api/mail':
    'email:text subject:text message:text type:text? date:moment status:text user_info:object[] employee_info:object[]',
  '/api/payroll': `employee_id:id idNo:text name:text fromDate:date toDate:date lumpySalary:number dailySalary:number totalCompensations:number totalDeductions:number
    totalEmployeeDeductions:number totalEmployeeRewards:number totalWorkingDaysCount:number totalLeave:number totalEarlyOverTimeHours:number
    totalEarlyOverTimeValue:number totalLateOverTimeHours:number totalLateOverTimeValue:number totalOffDayHours:number totalOffDayValue:number
    totalholidayHours:number totalholidayValue:number totalEarlyHours:number totalLateHours:number totalEarlyValue:number total:number`,
  '/api/permission': 'title:text alias:text group:text type:text status:text',
  '/api/position': 'title:text',
  '/api/request':
    'no:number type:text? status:text content:any user_info:object[] applicant_info:object[] form_info:object',
  '/api/role': 'title:text type:text? permissions:text[] status:text users_info:object[]',
  '/api/salary-formula': `title:text type:text totalHours:number? status:text firstOverTime:number secondOverTime:number thirdOverTime:number holidayOverTime:number
    weekendOverTime:number justifiedAbsenceDay:number notJustifiedAbsenceDay:number justifiedAbsenceHoure:number notJustifiedAbsenceHoure:number
    compensationFrom1To5:number compensationMoreThan5:number maxCompensation:number paidLeave:number unpaidLeave:number sickLeave:number sickLeaveFrom1To15:number
    sickLeaveFrom16To30:number sickLeaveFrom31To90:number maternityLeave:number parentalLeaveFrom1To45:number parentalLeaveFrom46To60:number
    parentalLeaveFrom61To105:number`,
  '/api/shift': 'title:text status:text shiftType:text totalHours:number? times:object[]',
  '/api/user':
    'name:text email:text type:text status:text roles:id[] permissions:text[] company_info:object[] company_name:text? roles_info:object[]',
  '/api/vendor-list': 'name:text email:text? mobile:text? landline:text? contactperson:text?',
};

/** What some bodies carry beside `data`, `params` and `total`. */
export const besideShapes: Record<string, string> = {
  '/api/company-employee': 'departmemts:object[]',
  '/api/payroll': 'selected:any',
  '/api/end-of-service': 'selected:any',
};
