export { suspendOverdue } from './credit.ts'
export { sendStatements } from './statement-mails.ts'
export { issueSummaryInvoices } from './summary-invoices.ts'
export { type CompanyStatement, loadStatement } from './statements.ts'
