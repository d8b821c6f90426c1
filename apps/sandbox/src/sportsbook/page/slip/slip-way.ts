import type { Pick } from '../matches/match-card.ts'
import type { Offers } from '../matches/offers.ts'
import { Basket } from './basket/basket.ts'
import { slipBar } from './basket/slip-bar.ts'
import type { BetDeal } from './bet-deal.ts'
import { Slip } from './slip.ts'

export type SlipWay = {
  node: HTMLElement
  /** Puts what was tapped on the slip, or takes it off again. */
  tap: (offers: Offers, pick: Pick) => void
  has: (pick: Pick) => boolean
  /** Draws an open slip anew: the player's free bets are others now. */
  update: () => void
}

type WayCalls = {
  /** The slip is opened: the stake will be held against the balance of now. */
  onOpen: () => void
  /** The slip is closed, and what was taken off it is no longer chosen. */
  onClosed: () => void
}

/** What was tapped, the bar that leads to it, and the slip behind that. */
export function slipWay(deal: BetDeal, { onOpen, onClosed }: WayCalls): SlipWay {
  let slip: Slip | null = null
  const basket = new Basket(() => {
    bar.show(basket.entries().length)
    slip?.update()
  })
  const over = (error: unknown) => {
    slip?.close()
    deal.onOver(error)
  }
  const open = () => {
    slip = new Slip({ ...deal, onOver: over }, basket, () => {
      slip = null
      onClosed()
    })
    onOpen()
  }
  const bar = slipBar(deal.speech, open)
  return {
    node: bar.node,
    has: (pick) => basket.has(pick),
    update: () => slip?.update(),
    tap: (offers, pick) => {
      const { picked } = offers.find(pick)
      const odds = picked?.selection.odds ?? null
      if (picked === null || odds === null) return
      if (!basket.toggle(picked, odds)) deal.onLate([{ key: 'slipFull' }])
    },
  }
}
