export { readConfig } from './platform/config.ts'
export type { Config } from './platform/config.ts'
export { closeContext, openContext } from './context.ts'
export type { Clock, Context } from './context.ts'
export { openDatabase } from './platform/database/open-database.ts'
export { migrate } from './platform/database/migrate.ts'
export { openLedger } from './platform/ledger/open-ledger.ts'
export { openMachine } from './platform/machine/open-machine.ts'
export {
  ADMINS_AT_FIRST,
  recoverMember,
  setUpAdministrators,
} from './staff/accounts/set-up-administrators.ts'
export type { Invited, Machine } from './staff/accounts/set-up-administrators.ts'
export { seedDemo } from './seed/seed-demo.ts'
export { seedHouse } from './seed/seed-house.ts'
export { startApi } from './start-api.ts'
export type { Api } from './start-api.ts'
