import type { TheirRound } from '@maidan/casino'
import { roundListAnswer, type RoundListAnswer } from '@maidan/contract'
import type { Currency } from '@maidan/money'
import { postSigned, type Studios } from './post-signed.ts'
import { readBounded } from './read-bounded.ts'

/** A page has 500 rounds, so that this is a day of 200 000. */
const PAGES_MAX = 400
const PAGE_BYTES_MAX = 1024 * 1024
/** For the whole list; who compares holds the day longer than this. */
const LIST_MS_MAX = 10 * 60_000
const WHY_LENGTH_MAX = 200
/** What a day may come to on either side: a column of ours holds no more. */
const SUM_MINOR_MAX = 2n ** 63n - 1n

export type TheirLine = TheirRound & { currency: Currency }

/** What a provider says of a span: its list, that it offers none, or nothing that can be used. */
export type RoundList =
  | { kind: 'listed'; rounds: TheirLine[] }
  | { kind: 'not_offered' }
  | { kind: 'silent'; why: string }

export type RoundListAsked = { platform: string; from: Date; to: Date }

/** Asks a provider for all the rounds of a span, page by page: whole or not at all. */
export async function listRounds(studios: Studios, asked: RoundListAsked): Promise<RoundList> {
  try {
    return await readPages(studios, asked)
  } catch (error) {
    return { kind: 'silent', why: whyOf(error) }
  }
}

async function readPages(studios: Studios, asked: RoundListAsked): Promise<RoundList> {
  const endMs = performance.now() + LIST_MS_MAX
  const rounds = new Map<string, TheirLine>()
  let cursor: string | null = null
  for (let page = 0; page < PAGES_MAX; page += 1) {
    if (performance.now() > endMs) throw new Error('the list took too long')
    const answer = await readPage(studios, asked, cursor)
    if (answer === null) return { kind: 'not_offered' }
    for (const round of answer.rounds) {
      if (rounds.has(round.round_id)) throw new Error(`round ${round.round_id} is listed twice`)
      rounds.set(round.round_id, lineOf(round, asked))
    }
    cursor = answer.next
    if (cursor === null) return listed([...rounds.values()])
  }
  throw new Error(`the list has more than ${PAGES_MAX} pages`)
}

/** Figures that no book can hold are no list: the day would be compared never, and nobody told why. */
function listed(rounds: TheirLine[]): RoundList {
  const sumOf = (part: 'betMinor' | 'winMinor') =>
    rounds.reduce((sumMinor, round) => sumMinor + round[part], 0n)
  if (sumOf('betMinor') > SUM_MINOR_MAX || sumOf('winMinor') > SUM_MINOR_MAX)
    throw new Error('the rounds come to more than a book can hold')
  return { kind: 'listed', rounds }
}

/** Null where the provider has no such call. */
async function readPage(
  studios: Studios,
  { platform, from, to }: RoundListAsked,
  cursor: string | null,
): Promise<RoundListAnswer | null> {
  const body = { from: from.toISOString(), to: to.toISOString(), cursor }
  const response = await postSigned(studios, { platform, call: 'rounds/list', body })
  const text = await readBounded(response, PAGE_BYTES_MAX)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`HTTP ${response.status} ${text}`)
  const read = roundListAnswer.safeParse(JSON.parse(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`the list is not in its form: ${issue?.path.join('.')} ${issue?.message}`)
}

function lineOf(
  {
    round_id: roundId,
    player,
    currency,
    state,
    bet,
    win,
    began_at,
  }: RoundListAnswer['rounds'][number],
  { from, to }: RoundListAsked,
): TheirLine {
  const beganMs = Date.parse(began_at)
  if (beganMs < from.getTime() || beganMs >= to.getTime())
    throw new Error(`round ${roundId} began outside of what was asked for`)
  return { roundId, player, currency, state, betMinor: BigInt(bet), winMinor: BigInt(win), beganMs }
}

/** In few words: what a socket died of stands in the cause. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, WHY_LENGTH_MAX)
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  const said = `${error.message}${code}`.slice(0, WHY_LENGTH_MAX)
  // PostgreSQL holds no NUL, and no half of a character.
  return said.replaceAll(/[\0\p{Cs}]/gu, '?')
}
