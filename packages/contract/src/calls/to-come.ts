export { confirmEwallet } from './cashier/confirm-ewallet.ts'
export { requestEwallet } from './cashier/request-ewallet.ts'
