import type { MoneyNotice, SessionView } from '../../../studio-api.ts'
import type { NoticeBar } from '../../hud/notice-bar.ts'
import type { MoneyWriter } from '../../hud/money-text.ts'
import { StudioRefusal } from '../../studio/call-studio.ts'
import type { Speech, WordKey } from '../../words/speech.ts'

const ASK_EVERY_MS = 2_000
const GOOD_NEWS_MS = 4_000

export type Settling = {
  notice: Pick<NoticeBar, 'show' | 'hide'>
  speech: Speech
  money: MoneyWriter
  /** Asks the studio how things stand. */
  ask: () => Promise<SessionView>
  /** Tells the studio that the player was told about a returned stake. */
  told: (roundId: string) => void
}

/**
 * Waits until the money of the last round is where it belongs, saying meanwhile where it is, or until a
 * bet of which nothing was known has a round to show. Resolves with how things stand then; throws only
 * when the session is over.
 */
export async function settleUp(settling: Settling, first: MoneyNotice): Promise<SessionView> {
  let waitingFor: MoneyNotice = first
  for (;;) {
    tell(settling, waitingFor)
    await sleep(ASK_EVERY_MS)
    const view = await askPatiently(settling)
    if (view === null) continue
    if (view.notice === null || view.notice.kind === 'stake-returned') {
      settled(settling, view.notice ?? waitingFor)
      return view
    }
    if (waitingFor.kind === 'bet-asked' && view.unfinished !== null) {
      settling.notice.hide()
      return view
    }
    waitingFor = view.notice
  }
}

type Words = readonly [onItsWay: WordKey, there: WordKey | null]

const STAKE = {
  paid: ['stakeOnItsWay', 'stakeIsBack'],
  free: ['freeOnItsWay', 'freeIsBack'],
} as const

/** What is said while it is on its way and when it is there, if that is news, of a paid round and of a free one. */
const WORDS: Readonly<Record<MoneyNotice['kind'], Readonly<Record<'paid' | 'free', Words>>>> = {
  'bet-asked': { paid: ['betAsked', null], free: ['freeAsked', null] },
  'win-pending': {
    paid: ['winOnItsWay', 'winArrived'],
    free: ['freeWinOnItsWay', 'freeWinArrived'],
  },
  'jackpot-pending': {
    paid: ['jackpotOnItsWay', 'winArrived'],
    free: ['jackpotOnItsWay', 'winArrived'],
  },
  'end-pending': { paid: ['unfinishedText', null], free: ['unfinishedText', null] },
  'stake-returning': STAKE,
  'stake-returned': STAKE,
}

function wordsOf({ kind, isFree }: MoneyNotice): Words {
  return WORDS[kind][isFree ? 'free' : 'paid']
}

function tell({ notice, speech, money }: Settling, told: MoneyNotice): void {
  const { amountMinor } = told
  const [key] = wordsOf(told)
  notice.show(speech.say(key, { amount: money(BigInt(amountMinor)) }), 'working')
}

/** Says the good news for a while, and that a stake that came back was told of. */
export function settled(settling: Settling, told: MoneyNotice): void {
  const { notice, speech, money } = settling
  const { roundId, amountMinor } = told
  const [, key] = wordsOf(told)
  if (key === null) return notice.hide()
  notice.show(speech.say(key, { amount: money(BigInt(amountMinor)) }), 'good')
  setTimeout(() => notice.hide(), GOOD_NEWS_MS)
  if (WORDS[told.kind] === STAKE) settling.told(roundId)
}

/** Null when nothing could be heard; the question is asked again. */
async function askPatiently({ ask }: Settling): Promise<SessionView | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof StudioRefusal && error.code === 'SESSION_EXPIRED') throw error
    return null
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
