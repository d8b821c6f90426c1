import type { Words } from '../../match/match.ts'
import { batterAt, type Innings, runsNeeded } from '../innings/innings.ts'
import type { Stage } from '../play/stage.ts'
import { fill, type Named } from '../says/fill.ts'
import { battedText, figuresText } from './score-text.ts'

const TOSS = { en: 'Toss to come', bn: 'টস একটু পরেই' }
const RUN_RATE = { en: 'Run rate {rate}', bn: 'রান রেট {rate}' }
const NEED = { en: 'Need {need} from {balls} balls', bn: '{balls} বলে দরকার {need} রান' }
const NEED_LAST = { en: 'Need {need} from 1 ball', bn: 'শেষ বলে দরকার {need} রান' }
const NEXT_BALL_FREE = { en: 'Free hit', bn: 'ফ্রি হিট' }
const PLAYERS = {
  en: '{one}* {ones}, {other} {others} · {bowler} {figures}',
  bn: '{one}* {ones}, {other} {others} · {bowler} {figures}',
}
const DOT = ' · '

/** How it stands while balls are bowled: rate or runs needed, then batters and bowler. */
export function summaryOf({ current }: Stage): Words {
  if (current === null) return TOSS
  const parts = [standing(current)]
  if (current.isFreeHit) parts.push(NEXT_BALL_FREE)
  if (current.bowler !== null) parts.push(fill(PLAYERS, players(current)))
  return {
    en: parts.map(({ en }) => en).join(DOT),
    bn: parts.map(({ bn }) => bn).join(DOT),
  }
}

function standing(innings: Innings): Words {
  const need = runsNeeded(innings)
  if (need === null) return fill(RUN_RATE, { rate: runRate(innings) })
  const balls = innings.ballsLimit - innings.balls
  return fill(balls === 1 ? NEED_LAST : NEED, { need, balls })
}

function runRate({ runs, balls }: Innings): string {
  return ((6 * runs) / Math.max(balls, 1)).toFixed(2)
}

function players(innings: Innings): Named {
  const striker = batterAt(innings, innings.striker)
  const other = batterAt(innings, innings.nonStriker)
  const { bowler } = innings
  return {
    one: striker.player.name,
    ones: battedText(striker),
    other: other.player.name,
    others: battedText(other),
    bowler: bowler?.player.name ?? '',
    figures: bowler === null ? '' : figuresText(bowler),
  }
}
