import type { SlotCoin, SlotEvent } from '@maidan/contract'

type Ended = Extract<SlotEvent, { type: 'hold_ended' }>

/** Coins that were held: all of them where they lay in the end, and how many came in each respin. */
export type RecallHold = {
  coins: readonly SlotCoin[]
  landed: readonly number[]
  ended: Ended
}

/** What a round has held, null if it held nothing. */
export function recallHold(events: readonly SlotEvent[]): RecallHold | null {
  const started = events.find((event) => event.type === 'hold_started')
  const ended = events.find((event) => event.type === 'hold_ended')
  if (started === undefined || ended === undefined) return null
  const respins = events.filter((event) => event.type === 'respin')
  return {
    coins: [...started.coins, ...respins.flatMap(({ coins }) => coins)],
    landed: respins.map(({ coins }) => coins.length),
    ended,
  }
}
