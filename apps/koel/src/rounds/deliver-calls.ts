import type { Shop } from '../shop/open-shop.ts'
import type { Call } from '../store/keep-calls.ts'
import { runTransaction } from '../store/run-transaction.ts'
import { giveUpBet } from './give-up-bet.ts'
import { settleCall } from './settle-call.ts'

export type Delivery = {
  /** Sends this call now, once; what follows from it is sent soon after. */
  deliver(callId: string): Promise<void>
  /** Looks for calls that are due. */
  wake(): void
  stop(): void
}

const LONGEST_SLEEP_MS = 30_000
const AFTER_FAULT_MS = 5_000
/** So long after its time-out a bet without an answer is one whose answer could not be stored. */
const LOST_BET_MS = 30_000

/** Sends every stored call that is due, again and again until the wallet has answered it. */
export function createDelivery(shop: Shop): Delivery {
  const underWay = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  const send = async (call: Call): Promise<void> => {
    const answer = await shop.sendCall(call.name, call.body)
    if (!isStopped) settleCall(shop, call, answer)
  }

  const start = (call: Call): Promise<void> => {
    const known = underWay.get(call.id)
    if (known) return known
    const sending = send(call)
      .catch(async (error: unknown) => {
        // The answer could not be stored, so the call is still due: not at full speed, though.
        shop.log(`PERSON NEEDED ${call.id}: ${String(error)}`)
        await new Promise((resolve) => setTimeout(resolve, AFTER_FAULT_MS))
      })
      .finally(() => {
        underWay.delete(call.id)
        wake()
      })
    underWay.set(call.id, sending)
    return sending
  }

  const wake = (): void => {
    if (isStopped) return
    const nowMs = shop.nowMs()
    giveUpLostBets(shop, nowMs)
    for (const call of shop.calls.listDue(nowMs)) void start(call)
    if (timer) clearTimeout(timer)
    timer = setTimeout(wake, findSleepMs(shop, nowMs))
  }

  return {
    async deliver(callId) {
      const call = shop.calls.find(callId)
      if (call) await start(call)
    },
    wake,
    stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
    },
  }
}

function giveUpLostBets(shop: Shop, nowMs: number): void {
  const beforeMs = nowMs - shop.settings.callTimeoutMs - LOST_BET_MS
  for (const bet of shop.calls.listBetsOnTheirWay(beforeMs)) {
    runTransaction(shop.database, () => giveUpBet(shop, bet))
  }
}

/** Calls that are due but under way wake us when they are answered, so half a second is enough. */
function findSleepMs(shop: Shop, nowMs: number): number {
  const dueMs = shop.calls.findNextDueMs()
  if (dueMs === null) return LONGEST_SLEEP_MS
  return Math.min(Math.max(dueMs - nowMs, 500), LONGEST_SLEEP_MS)
}
