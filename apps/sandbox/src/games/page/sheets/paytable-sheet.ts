import { paytable, type Paytable, type PaytableRow, type SlotGame } from '@maidan/casino'
import { groupDigits } from '@maidan/money'
import type { GameFacts, JackpotView } from '../../studio-api.ts'
import { element } from '../dom/element.ts'
import { openSheet } from '../dom/sheet.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import type { Speech } from '../words/speech.ts'
import { jackpotRules } from '../jackpot/jackpot-rules.ts'
import { linePicture } from './line-picture.ts'
import { symbolPicture } from './symbol-picture.ts'
import { clusterRules } from './cluster-rules.ts'
import { cascadeRules } from './cascade-rules.ts'
import { holdRules } from './hold-rules.ts'
import { respinRules } from './respin-rules.ts'
import { freeSpinsRules, wildRules } from './special-rules.ts'
import { countText } from '../words/count-text.ts'

export type PaytableSources = {
  game: SlotGame
  facts: GameFacts
  betMinor: bigint
  jackpot: JackpotView | null
  spinIntervalMs: number
  money: MoneyWriter
  speech: Speech
}

/** What every symbol pays at the chosen bet, how lines run, and the exact figures of the game. */
export function openPaytableSheet(sources: PaytableSources): void {
  const { game, betMinor, money, speech } = sources
  const { say } = speech
  const sheet = openSheet(say('paytable'), say('close'))
  const table = paytable(game, betMinor)
  sheet.body.append(
    element('h3', {}, say('paysTitle')),
    element('p', { class: 'quiet' }, say('paysForBet', { bet: money(betMinor) })),
    element('div', { class: 'pays' }, ...payCards(table, sources)),
    ...wildRules(table, speech),
    ...holdRules(table, { places: game.reels.length * game.rows, money, speech }),
    ...cascadeRules(table, speech),
    ...respinRules(table, speech),
    ...freeSpinsRules(table, speech),
    ...placeRules(table, sources),
    ...jackpotRules(sources),
    ...figures(sources),
  )
}

/** One card a symbol: its picture and the amount for each count. */
function payCards(table: Paytable, sources: PaytableSources): HTMLElement[] {
  const symbols = [...new Set(table.rows.map((row) => row.symbol))]
  return symbols.map((symbol) => {
    const rows = table.rows.filter((row) => row.symbol === symbol)
    return element(
      'div',
      { class: 'pay' },
      symbolPicture(table.code, symbol, sources.speech.language()),
      payList(rows, sources),
    )
  })
}

function payList(rows: readonly PaytableRow[], { money }: PaytableSources): HTMLElement {
  const lines = rows.flatMap((row) => [
    element('dt', {}, ofAKindText(row)),
    element('dd', {}, money(BigInt(row.winMinor))),
  ])
  return element('dl', {}, ...lines)
}

/** How many of a symbol, or from how many to how many of a group. */
function ofAKindText({ count, upTo = count }: PaytableRow): string {
  return upTo === count ? `${count}×` : `${count}–${upTo}×`
}

/** Where symbols have to stand to win. */
function placeRules(table: Paytable, { game, speech }: PaytableSources): HTMLElement[] {
  const { say } = speech
  const { lines, bothWays, clusters } = table
  if (lines !== null) return lineRules({ lines, bothWays, height: game.rows }, speech)
  if (clusters !== null) return clusterRules(table, clusters, speech)
  return [element('h3', {}, say('waysTitle')), element('p', {}, say('waysText'))]
}

type Lines = { lines: readonly (readonly number[])[]; bothWays: boolean; height: number }

function lineRules({ lines, bothWays, height }: Lines, { say }: Speech): HTMLElement[] {
  const pictures = lines.map((rows, index) =>
    element(
      'li',
      {},
      linePicture(rows, index, height, rows.map((row) => row + 1).join(' ')),
      String(index + 1),
    ),
  )
  return [
    element('h3', {}, say('linesTitle')),
    element('p', {}, say(bothWays ? 'linesBothWays' : 'linesText', { count: lines.length })),
    element('p', { class: 'quiet' }, say('linesHighest')),
    element('ol', { class: 'lines' }, ...pictures),
  ]
}

function figures({ facts, spinIntervalMs, speech }: PaytableSources): HTMLElement[] {
  const { say } = speech
  const seconds = countText(speech.language(), (spinIntervalMs / 1000).toFixed(1))
  const rows: readonly (readonly [string, string])[] = [
    [say('rtp'), `${facts.rtp} %`],
    [say('hitFrequency'), `${facts.hitFrequency} %`],
    [say('volatility'), say(`volatility-${facts.volatility}`)],
    [say('maxWin'), say('timesBet', { times: groupDigits(facts.maxWin) })],
  ]
  const list = rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)])
  return [
    element('h3', {}, say('figuresTitle')),
    element('dl', { class: 'facts' }, ...list),
    element('p', { class: 'quiet' }, say('rtpText')),
    element('p', { class: 'quiet' }, say('playLimits', { seconds })),
    element('p', { class: 'quiet' }, say('malfunction')),
  ]
}
