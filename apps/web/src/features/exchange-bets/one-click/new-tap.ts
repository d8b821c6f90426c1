import type { Selection } from '../../../lib/exchange/selection.ts'
import { newIntention } from '../placing/use-intention.ts'

/** What belongs to one tap on a price, so that the next tap meets nothing of it. */
export type Tap = ReturnType<typeof newTap>

export function newTap(selection: Selection) {
  const intention = newIntention()
  let sending = false
  /** False while the press before is still on its way. */
  const begin = () => {
    if (sending) return false
    sending = true
    return true
  }
  const end = (error: unknown) => {
    sending = false
    intention.settle(error)
  }
  return { selection, refOf: intention.refOf, begin, end }
}
