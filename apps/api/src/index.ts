export { readConfig } from './platform/machine/read-config.ts'
export type { Config } from './platform/config.ts'
export { closeContext, openContext } from './context.ts'
export type { Context, Replacements } from './context.ts'
export type { Clock } from './platform/clock.ts'
export { openDatabase } from './platform/database/open-database.ts'
export { migrate } from './platform/database/migrate.ts'
export { openLedger } from './platform/ledger/open-ledger.ts'
export { openMachine } from './staff/set-up/open-machine.ts'
export {
  ADMINS_AT_FIRST,
  recoverMember,
  setUpAdministrators,
} from './staff/set-up/set-up-administrators.ts'
export type { Invited, Machine } from './staff/set-up/set-up-administrators.ts'
export { seedDemo } from './seed/seed-demo.ts'
export { seedHouse } from './seed/seed-house.ts'
export { catalogue } from './games/studios/catalogue-form.ts'
export { openApi } from './platform/site/serve-docs.ts'
export { startApi } from './start-api.ts'
export type { Api } from './start-api.ts'
