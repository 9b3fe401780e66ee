export { anonymiseWithdrawals, listWithdrawalsOf, type WithdrawalRow } from './repository.ts'
export { withdrawalMailOf } from './withdrawal-mails.ts'
