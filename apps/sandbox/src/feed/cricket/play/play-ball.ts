import type { Moment, Scene, Words } from '../../match/match.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { bowlBall } from '../innings/bowl-ball.ts'
import { batterAt, type BatterScore, bowlerNow, type Innings } from '../innings/innings.ts'
import { scoreText } from '../board/score-text.ts'
import { fill, together } from '../says/fill.ts'
import { PLAY_TEXTS } from '../says/play-texts.ts'
import { sayBall } from '../says/say-ball.ts'
import { momentOf } from './moment-of.ts'
import { pauseMs } from './pace.ts'
import { type Stage, teamOf } from './stage.ts'

/**
 * One ball: the run-up, then what came of it. After a wicket or a boundary, and when the innings is
 * over, prices stay away at first; they come back with the next moment.
 */
export function* playBall(stage: Stage, innings: Innings): Generator<Moment, Delivery> {
  const { pace, play, words } = stage.random
  yield runUp(stage, innings)
  const pair = [innings.striker, innings.nonStriker].map((place) => batterAt(innings, place))
  const facing = batterAt(innings, innings.striker)
  const runsBefore = facing.runs
  const bowler = bowlerNow(innings).player.name
  const delivery = bowlBall(innings, play)
  const out = pair.find(({ isOut }) => isOut)?.player.name ?? facing.player.name
  const says = together(
    sayBall(delivery, { batter: facing.player.name, bowler, out }, words),
    ...milestones(facing, runsBefore),
  )
  const isDone = innings.end !== 'open'
  const suspended = isDone || delivery.isBoundary || delivery.wicket !== null
  const scene = sceneOf(delivery, words.int(360))
  yield momentOf(stage, { afterMs: pauseMs(pace, 'ball'), says, suspended, scene })
  if (suspended && !isDone) yield pricesBack(stage, innings, delivery)
  return delivery
}

function runUp(stage: Stage, innings: Innings): Moment {
  const { pace, words } = stage.random
  const texts: readonly Words[] = PLAY_TEXTS[innings.isFreeHit ? 'freeHit' : 'runUp']
  const says = fill(words.pick(texts), {
    bowler: bowlerNow(innings).player.name,
    batter: batterAt(innings, innings.striker).player.name,
  })
  return momentOf(stage, { afterMs: pauseMs(pace, 'runUp'), says, ballRunning: true })
}

function pricesBack(stage: Stage, innings: Innings, { wicket }: Delivery): Moment {
  const { pace, words } = stage.random
  const isWicket = wicket !== null
  const texts: readonly Words[] = PLAY_TEXTS[isWicket ? 'newBatter' : 'afterBoundary']
  const says = fill(words.pick(texts), {
    batter: batterAt(innings, innings.nextIn - 1).player.name,
    team: teamOf(stage.teams, innings.batting).name,
    score: scoreText(innings),
  })
  return momentOf(stage, { afterMs: pauseMs(pace, isWicket ? 'wicket' : 'boundary'), says })
}

function milestones({ player, runs, balls }: BatterScore, runsBefore: number): Words[] {
  const passed = (mark: number) => runsBefore < mark && runs >= mark
  const texts = passed(100) ? PLAY_TEXTS.hundred : passed(50) ? PLAY_TEXTS.fifty : []
  return texts.map((text) => fill(text, { batter: player.name, balls }))
}

function sceneOf({ total, wicket, isBoundary }: Delivery, angle: number): Scene {
  return { kind: 'cricket', runs: total, isWicket: wicket !== null, isBoundary, angle }
}
