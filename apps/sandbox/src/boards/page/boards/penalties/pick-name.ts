import type { PenaltySide } from '@maidan/casino'
import type { Teller } from './told.ts'
import type { PenaltyKey } from './words/keys.ts'

/** A pick of a market in words, with the teams' names where it is about one of them. */
export function pickName(market: string, pick: string, teller: Teller): string {
  const { say } = teller.voice
  const [head = '', ...rest] = pick.split('-')
  const tail = rest.join('-')
  if (head === 'under' || head === 'over') return say(head, { line: `${tail}.5` })
  if (market === 'kicks') return kicksName(pick, teller)
  if (head === 'first' || head === 'second') return ofTeam(market, head, tail, teller)
  const answer = ANSWERS[pick]
  if (answer === undefined) throw new RangeError(`A shoot-out has no pick ${pick}`)
  return say(answer)
}

/** Picks that are the same whoever plays. */
const ANSWERS: Readonly<Record<string, PenaltyKey>> = {
  five: 'five',
  sudden: 'suddenPick',
  goal: 'goal',
  none: 'none',
  both: 'both',
  neither: 'neither',
  lot: 'lot',
}

function ofTeam(market: string, side: PenaltySide, tail: string, teller: Teller): string {
  const { fixture, voice } = teller
  const team = voice.say(fixture[side])
  switch (market) {
    case 'opening':
      return voice.say('onlyTeam', { team })
    case 'margin':
      return tail === 'by-3'
        ? voice.say('byMore', { team })
        : voice.say('byMargin', { team, count: tail.replace('by-', '') })
    case 'score':
      return tail === 'other'
        ? voice.say('otherScore', { team })
        : voice.say('exactScore', { team, score: tail.replace('-', ':') })
    case 'way':
      return voice.say(tail === 'five' ? 'inFive' : 'inSudden', { team })
    default:
      return team
  }
}

/** `up-to-8`, `just-9`, `from-11`. */
function kicksName(pick: string, { voice }: Teller): string {
  const count = pick.split('-').at(-1) ?? ''
  if (pick.startsWith('just')) return count
  return voice.say(pick.startsWith('up') ? 'upTo' : 'from', { count })
}
