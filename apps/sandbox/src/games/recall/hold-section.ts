import type { SlotGame } from '@maidan/casino'
import { shortMoneyWriter } from '../page/hud/short-money.ts'
import type { Round } from '../rounds/round.ts'
import type { Language } from '../sessions/session.ts'
import { amount } from './amount.ts'
import { recallCoins, type CoinText } from './recall-grid.ts'
import type { RecallHold } from './recall-hold.ts'
import { RECALL_WORDS } from './recall-words.ts'

/** What stands on the coins of a round. */
export function coinTexts({ currency }: Pick<Round, 'currency'>, language: Language): CoinText {
  const money = shortMoneyWriter(currency)
  const words = RECALL_WORDS[language]
  return ({ kind, winMinor }) => (kind === 'plain' ? money(BigInt(winMinor)) : words[kind])
}

/** The coins that a round has held, as they lay in the end, what they paid, and when they came. */
export function holdSection(
  { coins, landed, ended }: RecallHold,
  { round, language, game }: { round: Round; language: Language; game: SlotGame },
): string {
  const words = RECALL_WORDS[language]
  const place = { game: round.game, language, reels: game.reels.length, rows: game.rows }
  const grid = recallCoins(coins, place, coinTexts(round, language))
  const lines = landed.map((count, index) => `<li>${words.respin} ${index + 1} · +${count}</li>`)
  const grand =
    ended.grandMinor === null
      ? ''
      : `<li>${words.grand} · ${amount(BigInt(ended.grandMinor), round.currency)}</li>`
  const total = amount(BigInt(ended.totalMinor), round.currency)
  return `<section><h2>${words.heldCoins}<span>${words.won} ${total}</span></h2>${grid}<ul>${lines.join('')}${grand}</ul></section>`
}
