import { betCount, COMBINED_CENTI_MAX, isSystem, mayBeFree } from '@maidan/casino/multiple'
import type { MoneyWriter } from '../../../games/page/hud/money-text.ts'
import { oddsMoved } from '../matches/odds-moved.ts'
import { secondsOf } from '../time/seconds-of.ts'
import type { Said } from '../words/speech.ts'
import { betReturn, centiOf, freeReturn, type BetReturn } from './bet-return.ts'
import { joinedOffer, stakeMaxAt, type JoinedOffer } from './joined-offer.ts'
import { refusalWords } from './outcome/refusal-words.ts'
import { isUnderWay, type SlipState, type StakeBounds } from './slip-state.ts'
import { boundsOfEach, systemTotal, type SystemTotal } from './system/system-stake.ts'

export type SlipNote = { said: Said; tone: 'plain' | 'busy' | 'bad' }

/** Everything on the slip that changes. */
export type SlipView = {
  /** Of all selections together, as they are now. */
  odds: string
  /** What is the matter, or what happens now. */
  note: SlipNote | null
  /** Below the stake: its bounds, or which of them it breaks. */
  hint: { said: Said; bad: boolean }
  /** Null until a stake can be read. */
  returns: BetReturn | null
  /** Null for one bet, and until the stake of a system can be read. */
  system: SystemTotal | null
  button: { said: Said; enabled: boolean; busy: boolean }
}

const ODDS_MAX_TEXT = (COMBINED_CENTI_MAX / 100).toLocaleString('en')

export type SlipTerms = StakeBounds & {
  money: MoneyWriter
  inPlayDelayMs: number
  freeOddsMin: string
}

/** What the slip shows in a state. */
export function slipView(state: SlipState, terms: SlipTerms): SlipView {
  const { legs, sizes } = state
  const joined = joinedOffer(legs, sizes)
  const bounds = { ...terms, maxMinor: stakeMaxAt(terms, joined.each, sizes) }
  const hint = state.free === null ? stakeHint(state, bounds) : freeHint(state.free, joined, bounds)
  return {
    odds: joined.odds,
    note: slipNote(state, joined, terms),
    hint,
    returns: returnsOf(state, joined),
    system: systemOf(state, joined),
    button: slipButton(state, joined, terms, hasStake(state) && !hint.bad),
  }
}

const hasStake = ({ stake, free }: SlipState) => free !== null || stake.kind === 'amount'

function returnsOf({ stake, sizes, free }: SlipState, { each }: JoinedOffer): BetReturn | null {
  if (free !== null) return freeReturn(BigInt(free.stakeMinor), each)
  if (stake.kind !== 'amount') return null
  return betReturn(stake.minor * BigInt(betCount(each.length, sizes)), each, sizes)
}

function systemOf({ stake, sizes }: SlipState, { each }: JoinedOffer): SystemTotal | null {
  if (stake.kind !== 'amount' || !isSystem(sizes, each.length)) return null
  return systemTotal(stake.minor, each, sizes)
}

/** What a free bet asks for, and what it pays. */
function freeHint(
  { stakeMinor }: NonNullable<SlipState['free']>,
  { each }: JoinedOffer,
  { freeOddsMin, maxMinor, returnMaxMinor, money }: SlipTerms,
): SlipView['hint'] {
  const values = { odds: freeOddsMin }
  if (!centiOf(each).every(mayBeFree)) return { said: { key: 'freeOddsLow', values }, bad: true }
  if (BigInt(stakeMinor) > maxMinor)
    return { said: { key: 'freePaysMost', values: { max: money(returnMaxMinor) } }, bad: true }
  return { said: { key: 'freeMeans', values }, bad: false }
}

function slipButton(
  state: SlipState,
  joined: JoinedOffer,
  { money }: SlipTerms,
  stakeFits: boolean,
): SlipView['button'] {
  if (isUnderWay(state)) {
    const key = joined.inPlay ? 'waiting' : 'placing'
    return { said: { key }, enabled: false, busy: true }
  }
  if (state.phase === 'lost') return { said: { key: 'askAgain' }, enabled: true, busy: false }
  const { odds, isOffered, live, connected } = joined
  const isOne = !joined.clashes && !joined.isTooLong
  const said: Said =
    isOffered && joined.moved
      ? { key: 'acceptAndBet', values: { odds } }
      : placeWords(systemOf(state, joined), money)
  return { said, enabled: isOffered && live && connected && isOne && stakeFits, busy: false }
}

/** What the button places; of a system with what it costs, because only the stake of each bet was typed. */
function placeWords(system: SystemTotal | null, money: MoneyWriter): Said {
  if (system === null) return { key: 'placeBet' }
  const { bets, totalMinor } = system
  return { key: 'placeSystem', values: { bets, amount: money(totalMinor) } }
}

function slipNote(
  state: SlipState,
  joined: JoinedOffer,
  { money, inPlayDelayMs }: SlipTerms,
): SlipNote | null {
  const { phase, refusal, legs } = state
  const seconds = secondsOf(inPlayDelayMs)
  if (phase === 'slow') return note('busy', 'slowNote')
  if (phase === 'lost') return note('bad', 'lostNote')
  if (phase === 'asking')
    return joined.inPlay ? note('busy', 'waitingNote', { seconds }) : note('busy', 'placingNote')
  if (refusal !== null && refusal.code !== 'ODDS_CHANGED')
    return { said: refusalWords(refusal, money), tone: 'bad' }
  if (joined.clashes) return note('bad', 'sameMatch')
  if (!joined.connected) return note('bad', 'offlineNote')
  if (!joined.live) return note('bad', 'oddsPaused')
  if (!joined.isOffered) return note('bad', legs.length > 1 ? 'legClosed' : 'selectionClosed')
  if (joined.isTooLong) return note('bad', 'oddsTooLong', { max: ODDS_MAX_TEXT })
  return (
    oddsNote(state, joined) ?? (joined.inPlay ? note('plain', 'inPlayNote', { seconds }) : null)
  )
}

function oddsNote({ refusal }: SlipState, { agreed, odds, moved }: JoinedOffer): SlipNote | null {
  if (!moved) return null
  const values = { was: agreed, odds }
  if (refusal !== null) return note('bad', 'refusedOdds', values)
  switch (oddsMoved(agreed, odds)) {
    case 'up':
      return note('plain', 'oddsRose', values)
    case 'down':
      return note('bad', 'oddsFell', values)
    case null:
      return note('plain', 'oddsShifted', values)
  }
}

/** The stake within its bounds; of a system those of the stake on each of its bets. */
function stakeHint({ stake, sizes, legs }: SlipState, terms: SlipTerms): SlipView['hint'] {
  const bounds = boundsOfEach(terms, betCount(legs.length, sizes))
  const { money, minMinor, maxMinor, balanceMinor } = bounds
  const bad = (key: Said['key'], values: Record<string, string> = {}) => ({
    said: { key, values },
    bad: true,
  })
  const limits = { min: money(minMinor), max: money(maxMinor) }
  if (stake.kind === 'unreadable') return bad('stakeUnreadable')
  if (stake.kind === 'amount') {
    if (stake.minor < minMinor) return bad('stakeLow', { min: limits.min })
    if (stake.minor > maxMinor) return bad('stakeHigh', { max: limits.max })
    if (stake.minor > balanceMinor) return bad('notEnough', { balance: money(terms.balanceMinor) })
  }
  return { said: { key: 'limits', values: limits }, bad: false }
}

function note(tone: SlipNote['tone'], key: Said['key'], values: Said['values'] = {}): SlipNote {
  return { said: { key, values }, tone }
}
