import { codeText } from '@maidan/client'
import { errorTexts, slipText, valueWriter } from '@maidan/locales'
import { readMinor } from '../../../lib/read-money.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { betName } from '../bet/bet-words.ts'
import type { Cancelled, CancelOutcome } from './cancel-all.ts'

/** A toast names so many bets at most that could not be cancelled. */
const NAMES_MAX = 3

type Words = { text: string; tone: 'good' | 'info' | 'bad' }

/** Says which bets were cancelled and which were not, with why. */
export function useCancelWords(): (outcome: CancelOutcome, asked: readonly Cancelled[]) => Words {
  const t = useText(slipText)
  const language = useLanguage()
  return (outcome, asked) => {
    const { bets, refused } = outcome
    const freed = freedOf(outcome, asked)
    if (freed.size === asked.length) {
      const isPart = asked.some((bet) => bet.size_reduction !== undefined)
      return { text: t(isPart ? 'reduced' : 'cancelled'), tone: 'good' }
    }
    const [first] = refused
    const why = first
      ? (codeText({ code: first.code, params: {} }, errorTexts(language), valueWriter(language)) ??
        first.message)
      : t('matchedFirst')
    if (freed.size === 0) return { text: why, tone: first ? 'bad' : 'info' }
    const stay = bets.filter(({ bet_id }) => !freed.has(bet_id)).slice(0, NAMES_MAX)
    const slots = { done: freed.size, all: asked.length, names: stay.map(betName).join(' · '), why }
    return { text: t('cancelledSome', slots), tone: 'bad' }
  }
}

/** Those of which more is cancelled than was; what was matched before frees nothing. */
function freedOf({ bets, refused }: CancelOutcome, asked: readonly Cancelled[]): Set<string> {
  const stay = new Set(refused.map(({ bet_id }) => bet_id))
  const before = new Map(asked.map(({ bet_id, cancelled }) => [bet_id, readMinor(cancelled)]))
  const freed = bets.filter(
    ({ bet_id, cancelled }) =>
      !stay.has(bet_id) && readMinor(cancelled) > (before.get(bet_id) ?? 0n),
  )
  return new Set(freed.map(({ bet_id }) => bet_id))
}
