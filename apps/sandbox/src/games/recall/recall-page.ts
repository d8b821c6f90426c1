import type { SlotGame } from '@maidan/casino'
import { symbolAddress } from '../catalog/slot-pictures.ts'
import { isDemo } from '../demo/demo-session.ts'
import { DEMO_WORDS } from '../demo/demo-words.ts'
import type { Round } from '../rounds/round.ts'
import type { Language } from '../sessions/session.ts'
import type { SlotWin } from '@maidan/contract'
import { symbolName } from '../page/words/symbol-names.ts'
import { slotEvents } from '../slot-events.ts'
import { amount } from './amount.ts'
import { escapeHtml } from './html.ts'
import { RECALL_FONT } from './recall-css.ts'
import { recallGrid } from './recall-grid.ts'
import { recallHold } from './recall-hold.ts'
import { coinTexts, holdSection } from './hold-section.ts'
import { recallSpins, type RecallSpin } from './recall-spins.ts'
import { RECALL_WORDS } from './recall-words.ts'

/** The whole page of a past round of a slot, without any script: grids, wins, bet and seeds. */
export function recallPage(round: Round, game: SlotGame, language: Language): string {
  const title = escapeHtml(game.title)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${round.id}</title>
<link rel="preload" href="${RECALL_FONT}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/recall/style.css">
</head>
<body>
<main>
<h1>${title}</h1>
${demoNote(round, language)}
${facts(round, language)}
${spins(round, language, game)}
${fairness(round, language)}
</main>
</body>
</html>
`
}

/** A round in play money never passes for a real one. */
function demoNote({ player }: Round, language: Language): string {
  return isDemo(player) ? `<p class="note">${DEMO_WORDS[language].playMoney}</p>` : ''
}

function facts(round: Round, language: Language): string {
  const words = RECALL_WORDS[language]
  return list([
    [words.round, round.id],
    [words.time, `${round.placedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    [round.grantId === null ? words.bet : words.freeRound, amount(round.betMinor, round.currency)],
    [words.win, amount(wonMinor(round), round.currency)],
  ])
}

function wonMinor({ state, totalMinor }: Round): bigint {
  return state === 'returned' ? 0n : (totalMinor ?? 0n)
}

function fairness(round: Round, language: Language): string {
  const words = RECALL_WORDS[language]
  const rows = list([
    [words.serverSeedHash, round.serverSeedHash],
    [words.serverSeed, round.seedRevealed ? round.serverSeed : words.serverSeedHidden],
    [words.clientSeed, round.clientSeed],
    [words.nonce, String(round.nonce)],
  ])
  return `<section><h2>${words.fairness}</h2>${rows}</section>`
}

function spins(round: Round, language: Language, game: SlotGame): string {
  if (round.events === null || round.state === 'returned')
    return `<p class="note">${RECALL_WORDS[language].notPlayed}</p>`
  const events = slotEvents(round)
  const sections = recallSpins(events).map((spin) =>
    spinSection(spin, round, language, game.wild?.symbol ?? null),
  )
  const hold = recallHold(events)
  if (hold !== null) sections.push(holdSection(hold, { round, language, game }))
  return sections.join('\n')
}

function spinSection(
  spin: RecallSpin,
  round: Round,
  language: Language,
  wildSymbol: string | null,
): string {
  const words = RECALL_WORDS[language]
  const heading = headingOf(spin, language)
  const wins = spin.wins.map((win) => `<li>${winText(win, round, language)}</li>`)
  const more = spin.freeSpinsWon > 0 ? `<li>${words.freeSpinsWon}: ${spin.freeSpinsWon}</li>` : ''
  const held = spin.respin?.held.map((reel) => reel + 1).join(', ')
  const note = held === undefined ? '' : `<p class="held">${words.heldReels}: ${held}</p>`
  const below = wins.length + more.length > 0 ? `<ul>${wins.join('')}${more}</ul>` : ''
  const total =
    spin.wins.length > 0
      ? `${words.won} ${amount(BigInt(spin.totalMinor), round.currency)}`
      : words.noWin
  const grid = recallGrid(
    spin,
    { game: round.game, language, wildSymbol },
    coinTexts(round, language),
  )
  return `<section><h2>${heading}<span>${total}</span></h2>${note}${grid}${below}</section>`
}

function headingOf({ free, index, cascade, respin }: RecallSpin, language: Language): string {
  const words = RECALL_WORDS[language]
  const spin = free ? `${words.freeSpin} ${index}` : words.paidSpin
  if (respin !== null) return `${spin} · ${words.respin} ${respin.index}`
  if (cascade === null) return spin
  return `${spin} · ${words.cascade} ${cascade.index} · ×${cascade.multiplier}`
}

function winText(win: SlotWin, round: Round, language: Language): string {
  const words = RECALL_WORDS[language]
  const kind = win.kind === 'line' ? `${words.line} ${(win.line ?? 0) + 1}` : words[win.kind]
  const times = win.multiplier > 1 ? ` · ×${win.multiplier}` : ''
  const symbol = `${win.count} × ${miniPicture(round.game, win.symbol, language)}`
  return `${kind} · ${symbol}${times} · ${amount(BigInt(win.winMinor), round.currency)}`
}

function miniPicture(game: string, symbol: string, language: Language): string {
  const source = escapeHtml(symbolAddress(game, symbol, language))
  return `<img class="mini" src="${source}" alt="${escapeHtml(symbolName(game, symbol, language))}">`
}

function list(rows: readonly (readonly [name: string, value: string])[]): string {
  const lines = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl>${lines.join('')}</dl>`
}
