import { playRoom, type PlayFloor } from '@maidan/cashier'
import { moneyText, type Currency } from '@maidan/money'
import { siteMinute } from '../../platform/texts/site-minute.ts'

/** What the refusal of a bet below a floor says: how much may still be played with, and from when it is more. */
export function floorParams(floor: PlayFloor, cashMinor: bigint, currency: Currency) {
  return {
    left: moneyText(playRoom(cashMinor, floor), currency),
    from: siteMinute(new Date(floor.untilMs)),
  }
}
