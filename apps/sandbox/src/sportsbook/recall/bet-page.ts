import { isCurrency, moneyText } from '@maidan/money'
import { escapeHtml } from '../../games/recall/html.ts'
import { RECALL_FONT } from '../../games/recall/recall-css.ts'
import type { Language } from '../../games/sessions/session.ts'
import type { Bet } from '../bets/bet.ts'
import { BOOK_GAME } from '../book-game.ts'
import { oddsText } from '../odds/odds-text.ts'
import { returnOf } from '../odds/return-of.ts'
import { BET_WORDS } from './bet-words.ts'

/** The whole page of one bet, without any script: what was bet, at which odds, and what came of it. */
export function betPage(bet: Bet, language: Language): string {
  const rows = betRows(bet, language)
  const lines = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
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
<section><dl>${lines.join('')}</dl></section>
</main>
</body>
</html>
`
}

function betRows(bet: Bet, language: Language): [name: string, value: string][] {
  const words = BET_WORDS[language]
  const pays = returnOf(bet.stakeMinor, bet.oddsCenti)
  return [
    [words.bet, bet.id],
    [words.time, `${bet.placedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    [words.match, bet.names.match[language]],
    ...marketRow(bet, language),
    [words.selection, bet.names.selection[language]],
    [words.odds, oddsText(bet.oddsCenti)],
    [words.stake, amount(bet.stakeMinor, bet.currency)],
    [bet.result === 'won' ? words.paid : words.wouldPay, amount(pays, bet.currency)],
    [words.result, words.results[resultShown(bet)]],
  ]
}

function marketRow({ names }: Bet, language: Language): [name: string, value: string][] {
  return names.market === undefined ? [] : [[BET_WORDS[language].market, names.market[language]]]
}

function resultShown({ result, state }: Bet): keyof (typeof BET_WORDS)['en']['results'] {
  if (result !== null) return result
  return state === 'open' ? 'open' : 'returned'
}

function amount(minor: bigint, currency: string): string {
  return isCurrency(currency) ? moneyText(minor, currency) : `${minor} ${currency}`
}
