import { CASH_OUT_MARGIN_BPS } from '@maidan/casino/multiple'
import type { MarginsView, SessionView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { openSheet } from '../../../games/page/dom/sheet.ts'
import { secondsOf } from '../time/seconds-of.ts'
import type { Speech, WordKey } from '../words/speech.ts'

const RULES = [
  'ruleOdds',
  'ruleBetter',
  'ruleWorse',
  'ruleInPlay',
  'ruleMultiple',
  'ruleMultipleOdds',
  'ruleMultipleVoid',
  'ruleMultipleMargin',
  'ruleSystem',
  'ruleCashOut',
  'ruleCashOutBonus',
  'ruleFreeBet',
  'ruleMargin',
  'ruleNoWinner',
  'ruleSoccer',
  'ruleTennis',
  'ruleCricket',
  'ruleHandicap',
  'ruleKnown',
  'ruleNoResult',
  'ruleLost',
  'rulePlayMoney',
  'ruleLimits',
] as const satisfies readonly WordKey[]

/** How bets work, in plain words. */
export function openRulesSheet(
  speech: Speech,
  {
    inPlayDelayMs,
    marginBps,
    freeOddsMin,
  }: Pick<SessionView, 'inPlayDelayMs' | 'marginBps' | 'freeOddsMin'>,
): void {
  const sheet = openSheet(speech.say('rules'), speech.say('close'))
  const values = {
    seconds: secondsOf(inPlayDelayMs),
    ...keeps(marginBps),
    ...keepsOfMultiples(marginBps),
    cashOut: keptText(CASH_OUT_MARGIN_BPS, 1),
    freeOdds: freeOddsMin,
  }
  const lines = RULES.map((rule) => element('li', {}, speech.say(rule, values)))
  sheet.body.append(element('ul', { class: 'rules' }, ...lines))
}

/** What the house keeps of 100 by kind of bet, as it is written. */
function keeps({ winner, few, many, score }: MarginsView): Record<keyof MarginsView, string> {
  const of = (bps: number) => keptText(bps, 1)
  return { winner: of(winner), few: of(few), many: of(many), score: of(score) }
}

/** The same of multiples on winners: what each selection leaves is multiplied. */
function keepsOfMultiples({ winner }: MarginsView): Record<'two' | 'four' | 'eight', string> {
  return { two: keptText(winner, 2), four: keptText(winner, 4), eight: keptText(winner, 8) }
}

function keptText(bps: number, selections: number): string {
  const left = (10_000 / (10_000 + bps)) ** selections
  return `৳\u00a0${(100 * (1 - left)).toFixed(1)}`
}
