import { oddsOfTick, oddsText, parseOdds } from '@maidan/money'
import type { BookEvent, LapseReason, NewOrder, OrderBook, RestingOrder } from '../order-book.ts'
import { play, type Command } from './command.ts'

const PLAYERS: Readonly<Record<string, number>> = { alice: 1, bob: 2, carol: 3 }
const ORDER = /^(\w+) (back|lay)s (\d+) at ([\d.]+)(?: (keep))?(?: until (\d+))?(?: fill (\d+))?$/

/**
 * Plays commands written as sentences, in which orders are numbered from 1 in their order:
 * `alice backs 100 at 2.00 keep until 500 fill 40`, `cancel 1`, `reduce 1 by 40`, `keep 1`,
 * `drop 1`, `in play`, `expire 500`, `lapse all void`. Returns the events as sentences.
 */
export function runScript(book: OrderBook, lines: readonly string[]): string[] {
  let orderId = 0
  return lines.flatMap((line) => {
    if (ORDER.test(line)) orderId += 1
    return play(book, readLine(line, orderId)).map(sayEvent)
  })
}

/** What rests, as sentences: `1: 60 at 2.00 back`. */
export function sayResting(book: OrderBook): string[] {
  return book.resting().map(sayOrder)
}

/** An event as a sentence: `2 takes 60 of 1 at 2.00`. */
export function sayEvent(event: BookEvent): string {
  switch (event.type) {
    case 'matched':
      return `${event.takerOrderId} takes ${event.sizeMinor} of ${event.makerOrderId} at ${sayOdds(event.tick)}`
    case 'rested':
      return `${event.orderId} rests ${event.sizeMinor}`
    case 'cancelled':
      return `${event.orderId} cancelled ${event.sizeMinor}`
    case 'lapsed':
      return `${event.orderId} lapsed ${event.sizeMinor} ${event.reason}`
  }
}

/** The tick of odds that the ladder has. */
export function tickAt(odds: string): number {
  const tick = parseOdds(odds)
  if (tick === null) throw new Error(`the ladder has no ${odds}`)
  return tick
}

function readLine(line: string, orderId: number): Command {
  const order = ORDER.exec(line)
  if (order) return { type: 'place', order: readOrder(order, orderId) }
  const [verb = '', what = '', , size = ''] = line.split(' ')
  switch (verb) {
    case 'cancel':
      return { type: 'cancel', orderId: Number(what) }
    case 'reduce':
      return { type: 'reduce', orderId: Number(what), byMinor: BigInt(size) }
    case 'keep':
      return { type: 'setPersistence', orderId: Number(what), persistence: 'keep' }
    case 'drop':
      return { type: 'setPersistence', orderId: Number(what), persistence: 'lapse' }
    case 'in':
      return { type: 'turnInPlay' }
    case 'expire':
      return { type: 'expire', nowMs: Number(what) }
    case 'lapse':
      return { type: 'lapseAll', reason: line.split(' ')[2] as LapseReason }
    default:
      throw new Error(`no command: ${line}`)
  }
}

function readOrder(match: RegExpExecArray, orderId: number): NewOrder {
  const [, player = '', side, size = '', odds = '', keep, until, fill] = match
  return {
    orderId,
    playerId: PLAYERS[player] ?? 0,
    side: side === 'back' ? 'back' : 'lay',
    tick: tickAt(odds),
    sizeMinor: BigInt(size),
    persistence: keep === undefined ? 'lapse' : 'keep',
    ...(until === undefined ? {} : { expiresAtMs: Number(until) }),
    ...(fill === undefined ? {} : { fillOrKill: { minFillMinor: BigInt(fill) } }),
  }
}

function sayOrder({ orderId, remainingMinor, tick, side }: RestingOrder): string {
  return `${orderId}: ${remainingMinor} at ${sayOdds(tick)} ${side}`
}

function sayOdds(tick: number): string {
  return oddsText(oddsOfTick(tick))
}
