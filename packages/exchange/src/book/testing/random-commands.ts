import { LADDER_TICKS } from '@maidan/money'
import { SIZE_MAX_MINOR, type LapseReason, type NewOrder, type Side } from '../order-book.ts'
import type { Command } from './command.ts'
import { openDice, type Dice } from './dice.ts'

/** How an episode plays: narrow prices and few players meet often, many orders make it deep. */
export type EpisodeShape = {
  commands: number
  prices: number
  players: number
  /** In a hundred commands, how many take an order away. */
  leavingPercent: number
  /** In a hundred orders, how many keep to their own half of the prices and so make depth. */
  calmPercent: number
  /** Whether the market turns in play or closes on the way. */
  isStormy: boolean
}

const REASONS: readonly LapseReason[] = ['suspended', 'closed', 'void']
const SIZES = [4, 20, 1_000_000, Number(SIZE_MAX_MINOR)]
const LIFE_MAX_MS = 400

/** The commands of one episode, wrong ones and unknown orders among them. */
export function randomCommands(seed: number, shape: EpisodeShape): Command[] {
  const dice = openDice(seed)
  const firstTick = dice.below(LADDER_TICKS - shape.prices + 1)
  const sizeMax = SIZES[dice.below(SIZES.length)] ?? 1
  let placed = 0
  return Array.from({ length: shape.commands }, (_, nowMs) => {
    const orderId = Math.max(1, placed + 2 - dice.below(40))
    if (shape.isStormy && dice.percent(1)) return randomStorm(dice)
    if (dice.percent(3)) return { type: 'expire', nowMs }
    if (dice.percent(shape.leavingPercent)) return randomChange(dice, orderId, sizeMax)
    placed += 1
    const order = randomOrder(dice, { ...shape, firstTick, sizeMax, nowMs, orderId: placed })
    return { type: 'place', order: dice.percent(1) ? spoiled(dice, order) : order }
  })
}

function randomStorm(dice: Dice): Command {
  if (dice.percent(80)) return { type: 'turnInPlay' }
  return { type: 'lapseAll', reason: REASONS[dice.below(REASONS.length)] ?? 'void' }
}

function randomChange(dice: Dice, orderId: number, sizeMax: number): Command {
  if (dice.percent(65)) return { type: 'cancel', orderId }
  if (dice.percent(60)) return { type: 'reduce', orderId, byMinor: BigInt(dice.below(sizeMax)) }
  return { type: 'setPersistence', orderId, persistence: dice.percent(50) ? 'keep' : 'lapse' }
}

type OrderFrame = EpisodeShape & {
  orderId: number
  firstTick: number
  sizeMax: number
  nowMs: number
}

function randomOrder(dice: Dice, frame: OrderFrame): NewOrder {
  const { orderId, players, sizeMax, nowMs } = frame
  const side = dice.percent(50) ? 'back' : 'lay'
  const sizeMinor = BigInt(1 + dice.below(sizeMax))
  return {
    orderId,
    playerId: 1 + dice.below(players),
    side,
    tick: randomTick(dice, frame, side),
    sizeMinor,
    persistence: dice.percent(50) ? 'keep' : 'lapse',
    ...(dice.percent(20) ? { expiresAtMs: nowMs + dice.below(LIFE_MAX_MS) } : {}),
    ...(dice.percent(12) ? { fillOrKill: { minFillMinor: randomPart(dice, sizeMinor) } } : {}),
  }
}

/** Of two prices a calm order takes the one that the other side is less likely to reach. */
function randomTick(dice: Dice, frame: OrderFrame, side: Side): number {
  const tick = frame.firstTick + dice.below(frame.prices)
  if (!dice.percent(frame.calmPercent)) return tick
  const mirrored = 2 * frame.firstTick + frame.prices - 1 - tick
  return side === 'back' ? Math.max(tick, mirrored) : Math.min(tick, mirrored)
}

/** All of it, the least of it or anything between. */
function randomPart(dice: Dice, sizeMinor: bigint): bigint {
  if (dice.percent(30)) return sizeMinor
  return dice.percent(30) ? 1n : (sizeMinor * BigInt(1 + dice.below(100)) + 99n) / 100n
}

function spoiled(dice: Dice, order: NewOrder): NewOrder {
  const wrongs: Partial<NewOrder>[] = [
    { tick: LADDER_TICKS },
    { sizeMinor: 0n },
    { sizeMinor: SIZE_MAX_MINOR + 1n },
    { orderId: Math.max(1, order.orderId - 1 - dice.below(10)) },
    { playerId: 0 },
    { expiresAtMs: Infinity },
  ]
  return { ...order, ...wrongs[dice.below(wrongs.length)] }
}
