import { bonusesHandlers } from './bonuses/handlers.ts'
import { cashierHandlers } from './cashier/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { exchangeHandlers } from './exchange/handlers.ts'
import { gamesHandlers } from './games/handlers.ts'
import { identityHandlers } from './identity/handlers.ts'
import { protectionHandlers } from './protection/handlers.ts'
import { reportsHandlers } from './reports/handlers.ts'
import { staffHandlers } from './staff/handlers.ts'
import { supportHandlers } from './support/handlers.ts'
import type { Handlers } from './platform/http/handler.ts'

/** The handler of each call. One that is missing, or too many, does not compile. */
export const handlers = {
  ...bonusesHandlers,
  ...cashierHandlers,
  ...contentHandlers,
  ...exchangeHandlers,
  ...gamesHandlers,
  ...identityHandlers,
  ...protectionHandlers,
  ...reportsHandlers,
  ...staffHandlers,
  ...supportHandlers,
} satisfies Handlers<never>
