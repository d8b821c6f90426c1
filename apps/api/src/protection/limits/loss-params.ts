import { playRoom, type LossFloor } from '@maidan/cashier'
import { moneyText, type Currency } from '@maidan/money'
import { siteMinute } from '../../platform/texts/site-minute.ts'

/** What LOSS_LIMIT says: how much may still be played with, and from when it is more. */
export function lossParams(floor: LossFloor, cashMinor: bigint, currency: Currency) {
  return {
    left: moneyText(playRoom(cashMinor, floor), currency),
    from: siteMinute(new Date(floor.untilMs)),
  }
}
