import { HOT_TURN, type DuelPlay } from '@maidan/casino'
import type { DuelStep } from '../steps.ts'
import { moveTold, roundCalled, winTold, type Teller } from '../told.ts'

type NowProps = Teller & {
  play: DuelPlay | null
  steps: readonly DuelStep[]
  /** The step that is being shown, and how many have happened. */
  place: number
  landed: number
}

/** Who begins, what the last move was, how a round ended, or who has won. */
export function Now({ play, steps, place, landed, ...teller }: NowProps) {
  const { fixture, voice } = teller
  const step = steps[place]
  if (play === null || step === undefined) {
    const robot = voice.say(fixture.first)
    return <p className="duel-now">{voice.say('begins', { robot })}</p>
  }
  const isDone = landed > place
  if (isDone && place === steps.length - 1) {
    return <p className="duel-now duel-won">{winTold(play, teller)}</p>
  }
  if (step.kind === 'call') {
    return <p className="duel-now duel-called">{roundCalled(play, step.round, teller)}</p>
  }
  if (isDone) {
    return <p className={`duel-now duel-now-${step.move}`}>{moveTold(step, teller)}</p>
  }
  return (
    <p className="duel-now">
      <b>{voice.say('inRound', { round: step.round + 1 })}</b>
      {step.turn >= HOT_TURN && ` · ${voice.say('hot')}`}
    </p>
  )
}
