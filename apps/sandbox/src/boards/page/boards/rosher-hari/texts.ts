import { HARI_FOOTHOLDS, hariChance, percentText, type HariLevel } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { HariKey } from './words/en.ts'

type Voice = BoardVoice<HariKey>

const PLACES = ['place1', 'place2', 'place3', 'place4'] as const satisfies readonly HariKey[]
const ALL = { 2: 'all2', 3: 'all3', 4: 'all4' } as const satisfies Record<number, HariKey>

/** A multiple in hundredths as it is written: `1.32`, `64,880.64`. */
export function multipleText(centi: bigint): string {
  return `${(centi / 100n).toLocaleString('en')}.${String(centi % 100n).padStart(2, '0')}`
}

/** A count in running text, in the digits of the language. */
export function countText({ language }: Pick<Voice, 'language'>, count: number | bigint): string {
  return count.toLocaleString(language === 'bn' ? 'bn-BD' : 'en')
}

/** How likely one row of a palm holds. */
export function rowChanceText(level: HariLevel): string {
  return `${percentText(hariChance(level, 1))}%`
}

/** The holes of a text that says how many footholds of a row hold. */
export function holdingValues(voice: Voice, level: HariLevel): { all: string; holding: string } {
  const { all, holding } = HARI_FOOTHOLDS[level]
  return { all: countText(voice, all), holding: countText(voice, holding) }
}

/** The holes of a text that names a foothold: `row 3, second of four`. */
export function footholdValues(voice: Voice, level: HariLevel, row: number, foothold: number) {
  return {
    row: countText(voice, row),
    place: voice.say(PLACES[foothold] ?? 'place1'),
    all: voice.say(ALL[HARI_FOOTHOLDS[level].all]),
  }
}
