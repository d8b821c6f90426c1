import type { ArcheryPlay } from '@maidan/casino'
import { stepsOf } from '../steps.ts'
import { scoreText, setTold, shootOffTold, winTold, type Teller } from '../told.ts'

type NowProps = Teller & {
  play: ArcheryPlay | null
  /** The step that is being shown, and how many have happened. */
  place: number
  landed: number
}

/** Who shoots, what the last arrow scored, how a set ended, or who has won. */
export function Now({ play, place, landed, ...teller }: NowProps) {
  const { fixture, voice } = teller
  const steps = play === null ? [] : stepsOf(play)
  const step = steps[place]
  if (play === null || step === undefined) {
    const archer = voice.say(fixture.first)
    return <p className="archery-now">{voice.say('shootsFirst', { archer })}</p>
  }
  const isDone = landed > place
  if (isDone && place === steps.length - 1) {
    return (
      <p className="archery-now archery-won">
        {winTold(play, teller)}
        {play.shootOff !== null && <small>{shootOffTold(play.shootOff, teller)}</small>}
      </p>
    )
  }
  if (step.kind === 'call') {
    const set = step.set === null ? undefined : play.sets[step.set]
    if (set === undefined || step.set === null) return null
    return <p className="archery-now archery-called">{setTold(set, step.set + 1, teller)}</p>
  }
  const archer = voice.say(fixture[step.side])
  if (!isDone) {
    return (
      <p className="archery-now">
        <b>
          {step.set === null
            ? voice.say('shootOffTitle')
            : voice.say('inSet', { set: step.set + 1 })}
        </b>
        {' · '}
        {voice.say('toShoot', { archer })}
      </p>
    )
  }
  const score = scoreText(step.arrow)
  return (
    <p className={`archery-now archery-now-${score}`}>
      {voice.say('arrowTold', { archer, score })}
    </p>
  )
}
