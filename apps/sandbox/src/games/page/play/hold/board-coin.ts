import type { SlotCoin, SlotCoinKind } from '@maidan/contract'
import { coinPicture } from '../../../catalog/slot-pictures.ts'
import type { BoardCoin } from '../../stage/hold/hold-board.ts'
import type { WordKey } from '../../words/speech.ts'
import type { Table } from '../table.ts'

/** What a fixed prize is called. */
export const PRIZE_WORDS = {
  mini: 'prizeMini',
  minor: 'prizeMinor',
  major: 'prizeMajor',
} as const satisfies Record<Exclude<SlotCoinKind, 'plain'>, WordKey>

/** A coin as it is drawn: an amount is written out, a fixed prize is called by its name. */
export function boardCoin(
  { game, speech, shortMoney }: Table,
  { kind, position, winMinor }: SlotCoin,
): BoardCoin {
  const symbol = game.mechanic.kind === 'hold' ? game.mechanic.symbol : ''
  const text = kind === 'plain' ? shortMoney(BigInt(winMinor)) : speech.say(PRIZE_WORDS[kind])
  return { position, picture: coinPicture({ symbol }, kind), text }
}
