import { element } from '../../../games/page/dom/element.ts'
import { openSheet } from '../../../games/page/dom/sheet.ts'
import { secondsOf } from '../time/seconds-of.ts'
import type { Speech, WordKey } from '../words/speech.ts'

const RULES = [
  'ruleOdds',
  'ruleBetter',
  'ruleWorse',
  'ruleInPlay',
  'ruleNoWinner',
  'ruleNoResult',
  'ruleLost',
  'rulePlayMoney',
  'ruleLimits',
] as const satisfies readonly WordKey[]

/** How bets work, in plain words. */
export function openRulesSheet(speech: Speech, inPlayDelayMs: number): void {
  const sheet = openSheet(speech.say('rules'), speech.say('close'))
  const values = { seconds: secondsOf(inPlayDelayMs) }
  const lines = RULES.map((rule) => element('li', {}, speech.say(rule, values)))
  sheet.body.append(element('ul', { class: 'rules' }, ...lines))
}
