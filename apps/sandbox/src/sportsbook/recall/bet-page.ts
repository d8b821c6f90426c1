import { betCount, isSystem } from '@maidan/casino'
import { isCurrency, moneyText } from '@maidan/money'
import { escapeHtml } from '../../games/recall/html.ts'
import { RECALL_FONT } from '../../games/recall/recall-css.ts'
import type { Language } from '../../games/sessions/session.ts'
import { betOddsCenti, betReturn } from '../bets/bet-odds.ts'
import type { Bet } from '../bets/bet.ts'
import type { Leg } from '../bets/leg.ts'
import { BOOK_GAME } from '../book-game.ts'
import { oddsText } from '../odds/odds-text.ts'
import { systemName } from '../system-name.ts'
import { BET_WORDS } from './bet-words.ts'

/** The whole page of one bet, without any script: what was bet, at which odds, and what came of it. */
export function betPage(bet: Bet, language: Language): string {
  const legs = bet.legs.map((leg) => section(legRows(bet, leg, language)))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${BOOK_GAME.title} · ${bet.id}</title>
<link rel="preload" href="${RECALL_FONT}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/recall/style.css">
</head>
<body>
<main>
<h1>${BOOK_GAME.title}</h1>
${section(betRows(bet, language))}${legs.join('')}
</main>
</body>
</html>
`
}

const PAID: ReadonlySet<Bet['result']> = new Set(['won', 'cashed_out'])

type Row = [name: string, value: string]

function section(rows: readonly Row[]): string {
  const lines = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<section><dl>${lines.join('')}</dl></section>`
}

function betRows(bet: Bet, language: Language): Row[] {
  const words = BET_WORDS[language]
  return [
    [words.bet, bet.id],
    [words.time, `${bet.placedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ...systemRows(bet, language),
    [bet.grantId === null ? words.stake : words.freeBet, amount(bet.stakeMinor, bet.currency)],
    [PAID.has(bet.result) ? words.paid : words.wouldPay, amount(betReturn(bet), bet.currency)],
    [words.result, words.results[resultShown(bet)]],
  ]
}

/** The odds of a bet; of a system what bets are in it, because its odds are those of the bets. */
function systemRows(bet: Bet, language: Language): Row[] {
  const words = BET_WORDS[language]
  const { legs, sizes, stakeMinor, currency } = bet
  if (!isSystem(sizes, legs.length)) return [[words.odds, oddsText(betOddsCenti(bet))]]
  const bets = betCount(legs.length, sizes)
  const each = amount(stakeMinor / BigInt(bets), currency)
  return [
    [words.system, systemName(sizes, legs.length)],
    [words.bets, `${bets} × ${each}`],
  ]
}

function legRows(bet: Bet, { names, oddsCenti, result }: Leg, language: Language): Row[] {
  const words = BET_WORDS[language]
  const isMultiple = bet.legs.length > 1
  const idle = bet.result === null ? words.legs.open : words.legs.idle
  return [
    [words.match, names.match[language]],
    ...(names.market === undefined ? [] : [[words.market, names.market[language]] satisfies Row]),
    [words.selection, names.selection[language]],
    // A single says its odds and its result above.
    ...(isMultiple
      ? [
          [words.odds, oddsText(oddsCenti)] satisfies Row,
          [words.result, result === null ? idle : words.legs[result]] satisfies Row,
        ]
      : []),
  ]
}

function resultShown({ result, state, grantId }: Bet): keyof (typeof BET_WORDS)['en']['results'] {
  if (result === 'void' && grantId !== null) return 'free_void'
  if (result !== null) return result
  return state === 'open' ? 'open' : 'returned'
}

function amount(minor: bigint, currency: string): string {
  return isCurrency(currency) ? moneyText(minor, currency) : `${minor} ${currency}`
}
