import { type Delivery, isLegal } from '../delivery/delivery.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'
import { batterAt, bowlerNow, type Innings } from './innings.ts'
import { markOf } from './mark-of.ts'

/** Writes a ball into the scorebook: runs, ends, wicket, free hit, end of the innings. */
export function applyDelivery(innings: Innings, delivery: Delivery): void {
  innings.firstRuns[innings.balls] ??= delivery.total
  innings.runs += delivery.total
  creditBatter(innings, delivery)
  creditBowler(innings, delivery)
  innings.marks.push(markOf(delivery))
  if (isLegal(delivery)) {
    innings.balls += 1
    innings.runsAfter[innings.balls] = innings.runs
  }
  innings.isFreeHit = delivery.kind === 'no_ball' || (innings.isFreeHit && !isLegal(delivery))
  if (delivery.ran % 2 === 1) changeEnds(innings)
  if (delivery.wicket !== null) fallOfWicket(innings, delivery)
  if (isComplete(innings)) innings.end = 'natural'
}

/** After the sixth legal ball the batters stay and the bowling comes from the other end. */
export function changeEnds(innings: Innings): void {
  const { striker, nonStriker } = innings
  innings.striker = nonStriker
  innings.nonStriker = striker
}

/** True right after the last ball of an over. */
export function isOverDone(innings: Innings, delivery: Delivery): boolean {
  return isLegal(delivery) && innings.balls % BALLS_PER_OVER === 0
}

function creditBatter(innings: Innings, { kind, offBat, isBoundary }: Delivery): void {
  const batter = batterAt(innings, innings.striker)
  batter.runs += offBat
  if (kind !== 'wide') batter.balls += 1
  if (!isBoundary || offBat === 0) return
  innings.boundaries += 1
  if (offBat === 6) batter.sixes += 1
  else batter.fours += 1
}

function creditBowler(innings: Innings, delivery: Delivery): void {
  const bowler = bowlerNow(innings)
  const isHis = delivery.kind !== 'bye' && delivery.kind !== 'leg_bye'
  if (isHis) bowler.runs += delivery.total
  if (isLegal(delivery)) bowler.balls += 1
  if (delivery.wicket !== null && delivery.wicket.how !== 'run_out') bowler.wickets += 1
}

/**
 * The batter who is out gives up the end where the stumps were broken, which for all but a run-out
 * is the striker's; the one who stays has the other end.
 */
function fallOfWicket(innings: Innings, { wicket, ran }: Delivery): void {
  const isRunOut = wicket?.how === 'run_out'
  const striker = ran % 2 === 1 ? innings.nonStriker : innings.striker
  const partner = striker === innings.striker ? innings.nonStriker : innings.striker
  const isPartnerOut = isRunOut && wicket.who === 'non_striker'
  const [out, stays] = isPartnerOut ? [partner, striker] : [striker, partner]
  batterAt(innings, out).isOut = true
  innings.wickets += 1
  innings.fallAt.push(innings.runs)
  if (innings.wickets >= innings.rules.wickets) return
  const comesIn = innings.nextIn
  innings.nextIn += 1
  const newIsOnStrike = !isRunOut || wicket.end === 'keeper'
  innings.striker = newIsOnStrike ? comesIn : stays
  innings.nonStriker = newIsOnStrike ? stays : comesIn
}

function isComplete(innings: Innings): boolean {
  if (innings.target !== null && innings.runs >= innings.target) return true
  return innings.balls >= innings.ballsLimit || innings.wickets >= innings.rules.wickets
}
