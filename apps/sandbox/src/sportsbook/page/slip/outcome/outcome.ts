import type { BetOrder, BetView } from '../../../book-api.ts'
import type { MoneyWriter } from '../../../../games/page/hud/money-text.ts'
import { nameIn } from '../../words/name-in.ts'
import type { Language, Said, WordKey } from '../../words/speech.ts'
import { oddsMoved } from '../../matches/odds-moved.ts'
import { oddsTogether } from '../joined-offer.ts'

/** How a bet that was sent is told. */
export type Outcome = {
  title: WordKey
  tone: 'good' | 'busy'
  lines: readonly Said[]
  small: readonly Said[]
}

type Telling = { money: MoneyWriter; language: Language }

/** What became of a bet that the book knows, beside what was asked for. */
export function outcomeOf(
  bet: BetView,
  asked: Pick<BetOrder, 'selections'>,
  telling: Telling,
): Outcome {
  switch (bet.state) {
    case 'placing':
      return {
        title: 'pendingTitle',
        tone: 'busy',
        lines: [{ key: 'pendingText' }],
        small: [numberOf(bet)],
      }
    case 'returned':
    case 'returning':
      if (bet.isFree) return freeBack()
      return stakeBack(BigInt(bet.stakeMinor), bet.state === 'returning', telling.money)
    case 'open':
    case 'won':
    case 'lost':
    case 'void':
    case 'cashed_out':
      return taken(bet, asked, telling)
  }
}

/** The bet did not take place, and the stake is back or on its way. */
export function stakeBack(stakeMinor: bigint, returning: boolean, money: MoneyWriter): Outcome {
  const key = returning ? 'returningText' : 'returnedText'
  const line = { key, values: { amount: money(stakeMinor) } } as const
  return { title: 'returnedTitle', tone: 'busy', lines: [line], small: [] }
}

/** A free bet did not take place: it is the player's again as soon as the wallet has heard so. */
export function freeBack(): Outcome {
  return { title: 'returnedTitle', tone: 'busy', lines: [{ key: 'freeBackText' }], small: [] }
}

function taken(
  bet: BetView,
  { selections }: Pick<BetOrder, 'selections'>,
  { money, language }: Telling,
): Outcome {
  const { odds, legs } = bet
  const selection = legs.map((leg) => nameIn(leg.selection, language)).join(' + ')
  const amount = money(BigInt(bet.returnMinor))
  const key = takenKey(bet)
  const lines: Said[] = [{ key, values: { selection, odds, amount, bets: bet.bets } }]
  const asked = oddsTogether(
    selections.map((selection) => selection.odds),
    bet.sizes,
  )
  if (oddsMoved(asked, odds) === 'up') lines.push({ key: 'betterOdds', values: { odds, asked } })
  return { title: 'takenTitle', tone: 'good', lines, small: [numberOf(bet)] }
}

function takenKey({ legs, isFree, bets }: BetView): WordKey {
  if (isFree) return 'takenFreeText'
  if (bets > 1) return 'takenSystemText'
  return legs.length > 1 ? 'takenMultipleText' : 'takenText'
}

function numberOf({ betId }: BetView): Said {
  return { key: 'betNumber', values: { id: betId } }
}
