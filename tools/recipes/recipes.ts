import { call } from './kinds/call.ts'
import { errorCode } from './kinds/error-code.ts'
import { locale } from './kinds/locale.ts'
import { officeScreen } from './kinds/office-screen.ts'
import { paymentMethod } from './kinds/payment-method.ts'
import { screen } from './kinds/screen.ts'
import { slotGame } from './kinds/slot-game.ts'
import type { Recipe } from './part.ts'

/** What the house may get one more of, each with what it takes. */
export const recipes: readonly Recipe[] = [
  call,
  screen,
  officeScreen,
  paymentMethod,
  slotGame,
  errorCode,
  locale,
]
