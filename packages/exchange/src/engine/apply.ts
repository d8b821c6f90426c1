import type { At, EngineInput } from './at.ts'
import { noChanges, type Changes } from './changes.ts'
import type { EngineAnswer, ImmediateCommand } from './command.ts'
import { offerWaiting } from './house/offer-house.ts'
import { closeMarket } from './market/close-market.ts'
import type { Markets } from './market/live-market.ts'
import { suspendMarket } from './market/suspend-market.ts'
import { barPlayer } from './orders/bar-player.ts'
import { cancelOrders } from './orders/cancel-orders.ts'
import { enterOrders } from './orders/enter-orders.ts'
import { expireOrders } from './orders/expire-orders.ts'
import { persistOrder } from './orders/persist-order.ts'
import { releaseReady } from './orders/release-ready.ts'
import type { Planned } from './plan.ts'
import { takePrice } from './prices/take-price.ts'
import { refused } from './refusal.ts'

/** What was done, and what of it has to be stored. */
export type Applied = { changes: Changes; answer: EngineAnswer }

const DONE: EngineAnswer = { status: 'done', orderIds: [] }

/**
 * Does what a command says, or lets planned orders enter whose money is held now. Markets change in
 * place; where the changes cannot be stored, the caller reads the markets anew.
 *
 * Throws `RangeError` where an order or a price is outside what a book takes.
 */
export function apply(
  markets: Markets,
  asked: Planned | ImmediateCommand,
  input: EngineInput,
): Applied {
  const changes = noChanges()
  if ('status' in asked) return { changes, answer: enterOrders(asked.orders, changes, input) }
  const market = markets.get(asked.code)
  if (!market) return { changes, answer: refused({ code: 'MARKET_NOT_FOUND' }) }
  return { changes, answer: applyTo({ ...input, market, changes }, asked) }
}

function applyTo(at: At, command: ImmediateCommand): EngineAnswer {
  expireOrders(at)
  switch (command.type) {
    case 'cancel':
      return cancelOrders(at, command)
    case 'persist':
      return persistOrder(at, command)
    case 'price':
      takePrice(at, command.price)
      return DONE
    case 'ready':
      releaseReady(at)
      offerWaiting(at)
      return DONE
    case 'suspend':
    case 'resume':
      suspendMarket(at, command)
      return DONE
    case 'close':
      closeMarket(at, command.resultAtMs)
      return DONE
    case 'bar':
      barPlayer(at, command)
      return DONE
  }
}
