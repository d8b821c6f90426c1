import { percentText, type Fraction } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { BajiKey } from './words/en.ts'

/** A height or a target, from hundredths: `2.00`, `100,000.00`. */
export function heightText(centi: number): string {
  const cents = String(centi % 100).padStart(2, '0')
  return `${Math.floor(centi / 100).toLocaleString('en')}.${cents}`
}

/** The same as a field holds it, without what parts the thousands. */
export function heightFigure(centi: number): string {
  return heightText(centi).replaceAll(',', '')
}

/** A count in running text, in the digits of the language. */
export function countText({ language }: BoardVoice<BajiKey>, count: number | bigint): string {
  return count.toLocaleString(language === 'bn' ? 'bn-BD' : 'en')
}

/** Below one in a hundred a percentage of two decimals says too little: `one in 10,102` says more. */
export function chanceText(voice: BoardVoice<BajiKey>, chance: Fraction): string {
  const { numerator, denominator } = chance
  if (numerator * 100n >= denominator) return `${percentText(chance)}%`
  const rounds = (denominator + numerator - 1n) / numerator
  return voice.say('oneIn', { count: countText(voice, rounds) })
}
