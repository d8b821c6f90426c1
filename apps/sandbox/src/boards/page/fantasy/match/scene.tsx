import { MATCH_OVERS, OVERS, SQUAD } from '@maidan/casino'
import { useMemo } from 'react'
import { Field } from '../../cricket/field.tsx'
import { Ground } from '../../cricket/ground.tsx'
import { useEachFrame } from '../../moments/use-each-frame.ts'
import { KITS } from '../kits.ts'
import { resultText } from '../names.ts'
import { deliveriesOf, inningsAt, overAt, PACE } from '../show/match-balls.ts'
import { Scorecard } from './scorecard.tsx'
import type { MatchPart } from './match-part.ts'
import { useBallSounds } from './use-ball-sounds.ts'

/** However flat the picture is, both ends of the pitch are in it. */
const WHOLE = 'xMidYMax meet'

/** The ground with the ball that is bowled on it, who faces whom, and the score below. */
export function Scene({ all, shown, table }: MatchPart) {
  const { voice, isStill, sounds, outcome } = table
  const { fixture, balls, told, stage, playMs } = shown
  const at = useEachFrame(() => overAt(balls, told, playMs()))
  const deliveries = useMemo(() => deliveriesOf(isStill ? [] : balls), [balls, isStill])
  const over = MATCH_OVERS[at]
  const isChase = over?.side === 'second'
  const kits = [KITS[fixture.first], KITS[fixture.second]] as const
  const [batting, bowling] = isChase ? [kits[1], kits[0]] : kits
  useBallSounds(balls, told, sounds)
  const first = inningsAt(balls, told, 'first')
  const second = inningsAt(balls, told, 'second')
  const [batter, bowler] = [all[over?.batter ?? 0], all[over?.bowler ?? SQUAD]]
  const last = balls[told - 1]
  const result = stage === 'decided' ? resultText(fixture, first, second, voice) : null
  return (
    <div className="fantasy-scene">
      <div className="fantasy-ground">
        <Ground fit={WHOLE} />
        <Field
          batting={batting}
          bowling={bowling}
          deliveries={deliveries}
          fit={WHOLE}
          isRunning={stage === 'playing' && !isStill}
          playMs={() => playMs() * PACE}
        />
        {stage === 'playing' && batter !== undefined && bowler !== undefined && (
          <p className="fantasy-duel">
            <b>
              {voice.say('duel', {
                batter: voice.say(`name-${batter.key}`),
                bowler: voice.say(`name-${bowler.key}`),
              })}
            </b>
            <span>{voice.say('over', { over: (at % OVERS) + 1, overs: OVERS })}</span>
          </p>
        )}
        {stage === 'playing' && last !== undefined && (
          <p className={`fantasy-call fantasy-call-${last.fate}`} key={told}>
            {voice.say(`fate-${last.fate}`)}
          </p>
        )}
        {outcome === null && <p className="fantasy-note">{voice.say('noMoreBets')}</p>}
        {result !== null && <p className="fantasy-note">{result}</p>}
      </div>
      <Scorecard {...{ fixture, first, second, isChase, voice }} isOver={stage === 'decided'} />
      <p aria-live="polite" className="spoken">
        {result}
      </p>
    </div>
  )
}
