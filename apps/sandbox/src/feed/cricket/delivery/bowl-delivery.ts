import type { Random } from '../../random/random.ts'
import { BALL_EVENTS, type BallEvent, deliveryOdds, type Phase } from './delivery-odds.ts'
import type { Delivery, DeliveryKind, Wicket } from './delivery.ts'

export type Contest = Readonly<{
  tempoStep: number
  phase: Phase
  /** The batter's skill less the bowler's. */
  edge: number
  /** After a no-ball only a run-out counts. */
  isFreeHit: boolean
}>

/** Shares of the ways to be out. */
const RUN_OUT_SHARE = 0.08
const BOWLED_SHARE = 0.2
const LBW_SHARE = 0.07
const STUMPED_SHARE = 0.028
const RUN_BEFORE_RUN_OUT_SHARE = 0.35
const WIDE_RUNS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 4]
const NO_BALL_RUNS = [0, 0, 0, 1, 1, 1, 4, 4, 6, 2]
const BYE_RUNS = [1, 1, 1, 1, 2, 4]

/** Bowls one ball: draws what it comes to and how. */
export function bowlDelivery(contest: Contest, random: Random): Delivery {
  const event = drawEvent(contest, random)
  switch (event) {
    case 'dot':
      return ran('bat', 0)
    case 'one':
      return ran('bat', 1)
    case 'two':
      return ran('bat', 2)
    case 'three':
      return ran('bat', 3)
    case 'four':
      return boundary(4)
    case 'six':
      return boundary(6)
    case 'wicket':
      return wicketOrNot(contest, random)
    case 'wide':
      return wide(random.pick(WIDE_RUNS))
    case 'no_ball':
      return noBall(random.pick(NO_BALL_RUNS))
    case 'bye':
    case 'leg_bye':
      return ran(event, random.pick(BYE_RUNS))
  }
}

function drawEvent({ tempoStep, phase, edge }: Contest, random: Random): BallEvent {
  const odds = deliveryOdds(tempoStep, phase, edge)
  let left = random.next()
  const index = odds.findIndex((chance) => (left -= chance) < 0)
  return BALL_EVENTS[index] ?? 'dot'
}

function ran(kind: DeliveryKind, runs: number): Delivery {
  const isBoundary = kind !== 'bat' && runs === 4
  const offBat = kind === 'bat' ? runs : 0
  return { kind, total: runs, offBat, ran: runs, isBoundary, wicket: null }
}

function boundary(runs: number): Delivery {
  return { kind: 'bat', total: runs, offBat: runs, ran: 0, isBoundary: true, wicket: null }
}

function wide(runs: number): Delivery {
  const isBoundary = runs === 4
  const total = runs + 1
  return { kind: 'wide', total, offBat: 0, ran: runs, isBoundary, wicket: null }
}

function noBall(runs: number): Delivery {
  const isBoundary = runs >= 4
  const total = runs + 1
  return { kind: 'no_ball', total, offBat: runs, ran: runs, isBoundary, wicket: null }
}

/** On a free hit a catch, a broken wicket or a pad in front counts for nothing. */
function wicketOrNot({ isFreeHit }: Contest, random: Random): Delivery {
  const draw = random.next()
  if (draw < RUN_OUT_SHARE) return runOut(random)
  if (isFreeHit) return ran('bat', 0)
  return out({ how: dismissalOf(draw) })
}

function dismissalOf(draw: number): 'bowled' | 'lbw' | 'stumped' | 'caught' {
  const beyond = draw - RUN_OUT_SHARE
  if (beyond < BOWLED_SHARE) return 'bowled'
  if (beyond < BOWLED_SHARE + LBW_SHARE) return 'lbw'
  return beyond < BOWLED_SHARE + LBW_SHARE + STUMPED_SHARE ? 'stumped' : 'caught'
}

function out(wicket: Wicket): Delivery {
  return { kind: 'bat', total: 0, offBat: 0, ran: 0, isBoundary: false, wicket }
}

function runOut(random: Random): Delivery {
  const runs = random.next() < RUN_BEFORE_RUN_OUT_SHARE ? 1 : 0
  const who = random.pick(['striker', 'non_striker'] as const)
  const end = random.pick(['keeper', 'bowler'] as const)
  return { ...ran('bat', runs), wicket: { how: 'run_out', who, end } }
}
