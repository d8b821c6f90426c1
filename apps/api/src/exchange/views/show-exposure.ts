import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import {
  exposureOfRunners,
  exposureOfScore,
  type Explanation,
  type ScoreOutcome,
} from '@maidan/exchange'
import { decimalAmount } from '@maidan/money'
import type { MarketPosition } from './read-positions.ts'

type MarketExposure = CallAnswer<Calls['exchangeExposure']>['markets'][number]

/** A position as the player reads it: outcome by outcome, and why so much is held. */
export function showExposure(position: MarketPosition): MarketExposure {
  const { eventId, eventName, sport, code, marketName, kind } = position
  return {
    event_id: eventId,
    event_name: eventName,
    sport,
    market_id: code,
    market_name: marketName,
    kind,
    ...(kind === 'fancy' ? onScores(position) : onRunners(position)),
  }
}

/** Digits that a score can end in. */
const EVERY_DIGIT = 10

const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)

function onRunners({ runners, runnerBets }: MarketPosition) {
  const names = new Map(runners.map(({ id, name }) => [id, name]))
  const exposure = exposureOfRunners([...names.keys()], runnerBets)
  return {
    liability: money(exposure.liabilityMinor),
    explain: explainText(exposure.explain, names),
    outcomes: exposure.outcomes.map(({ outcome, netMinor, worstMinor }) => ({
      selection_id: outcome.runnerId,
      name: names.get(outcome.runnerId) ?? '',
      from: null,
      to: null,
      net: money(netMinor),
      worst: money(worstMinor),
    })),
  }
}

function onScores({ scoreBets, waitingScoreBets }: MarketPosition) {
  const exposure = exposureOfScore(scoreBets, waitingScoreBets)
  return {
    liability: money(exposure.liabilityMinor),
    explain: explainText(exposure.explain, new Map()),
    outcomes: exposure.outcomes.map(({ outcome, netMinor, worstMinor }) => ({
      selection_id: null,
      name: rangeText(outcome),
      from: outcome.fromScore,
      to: outcome.toScore,
      net: money(netMinor),
      worst: money(worstMinor),
    })),
  }
}

/** The scores of an outcome in the fewest signs: `48+`, `40-47`, `0+: 7`. */
export function rangeText({ fromScore, toScore, digits }: ScoreOutcome): string {
  const range = toScore === null ? `${fromScore}+` : `${fromScore}-${toScore}`
  return digits.length === EVERY_DIGIT ? range : `${range}: ${digits.join(', ')}`
}

function explainText(
  explain: Explanation | null,
  names: ReadonlyMap<number, string>,
): MarketExposure['explain'] {
  if (!explain) return null
  const { kind } = explain
  const loss = money(explain.lossMinor)
  switch (explain.kind) {
    case 'runner_wins':
      return { kind, name: names.get(explain.runnerId) ?? '', loss }
    case 'any_score':
      return { kind, loss }
    case 'score_below':
      return { kind, to: explain.runs, loss }
    case 'score_at_least':
      return { kind, from: explain.runs, loss }
    case 'score_between':
      return { kind, from: explain.fromScore, to: explain.toScore, loss }
    case 'even':
    case 'odd':
      return { kind, loss }
    case 'last_digit':
      return { kind, name: explain.digits.join(', '), loss }
  }
}
