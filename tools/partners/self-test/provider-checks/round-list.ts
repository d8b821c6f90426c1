import { roundListAnswer, type RoundListAnswer } from '@maidan/contract'
import type { Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { Partner } from '../partner.ts'
import { refusesUnsigned } from './refuses-unsigned.ts'
import { withPartner } from './with-partner.ts'

const DAY_MS = 24 * 3_600_000
const PAGE_BYTES_MAX = 1024 * 1024
/** By the document a span has 200 000 rounds at most. */
const PAGES_MAX = 400

type Span = { from: string; to: string }
type Rounds = RoundListAnswer['rounds']

const spanOf = (fromMs: number, toMs: number): Span => ({
  from: new Date(fromMs).toISOString(),
  to: new Date(toMs).toISOString(),
})

const lastDay = () => spanOf(Date.now() - DAY_MS, Date.now())

const beganMs = ({ began_at: at }: Rounds[number]) => Date.parse(at)

/** A page, or null where the provider offers no list. @throws Complaint if it is not in its form. */
async function readPage(partner: Partner, span: Span, cursor: string | null) {
  const { status, text, fields } = await partner.ask('rounds/list', { ...span, cursor })
  if (status === 404) return null
  if (status !== 200) throw new Complaint(`the list answered ${status} ${text.slice(0, 120)}`)
  if (Buffer.byteLength(text) > PAGE_BYTES_MAX) throw new Complaint('a page has more than 1 MiB')
  const read = roundListAnswer.safeParse(fields)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Complaint(`the list at ${issue?.path.join('.')}: ${issue?.message}`)
}

/** All the rounds of a span, or null where the provider offers no list. */
async function readAll(partner: Partner, span: Span): Promise<Rounds | null> {
  const rounds: Rounds = []
  let cursor: string | null = null
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page: RoundListAnswer | null = await readPage(partner, span, cursor)
    if (page === null) return null
    rounds.push(...page.rounds)
    cursor = page.next
    if (cursor === null) return rounds
  }
  throw new Complaint(`the list has more than ${PAGES_MAX} pages`)
}

function expectInOrder(rounds: Rounds, { from, to }: Span): void {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
  const outside = rounds.find((one) => beganMs(one) < fromMs || beganMs(one) >= toMs)
  if (outside) throw new Complaint(`${outside.round_id} began outside of the span`)
  const early = rounds.find((one, index) => beganMs(one) < beganMs(rounds[index - 1] ?? one))
  if (early) throw new Complaint(`${early.round_id} stands behind a later round`)
  if (new Set(rounds.map(({ round_id: id }) => id)).size !== rounds.length)
    throw new Complaint('a round is listed twice')
  const wrong = rounds.find(
    ({ state, bet, win }) => state === 'cancelled' && `${bet}${win}` !== '00',
  )
  if (wrong) throw new Complaint(`${wrong.round_id} is cancelled, and has a bet or a win`)
}

const NOT_OFFERED = 'the provider offers no list'

/** By what both books are held against each other. */
export const roundList: readonly Check[] = [
  refusesUnsigned('rounds/list', () => ({ ...lastDay(), cursor: null })),
  withPartner('the last day is in its form: oldest first, each round once', async (partner) => {
    const span = lastDay()
    const rounds = await readAll(partner, span)
    if (rounds === null) return NOT_OFFERED
    expectInOrder(rounds, span)
    return `${rounds.length} rounds`
  }),
  withPartner('two halves of a day have the rounds of the whole', async (partner) => {
    const toMs = Date.now()
    const middleMs = toMs - DAY_MS / 2
    const whole = await readAll(partner, spanOf(toMs - DAY_MS, toMs))
    if (whole === null) return NOT_OFFERED
    const early = (await readAll(partner, spanOf(toMs - DAY_MS, middleMs))) ?? []
    const late = (await readAll(partner, spanOf(middleMs, toMs))) ?? []
    const ids = (rounds: Rounds) => rounds.map(({ round_id: id }) => id).join()
    if (ids([...early, ...late]) !== ids(whole))
      throw new Complaint(`${early.length} and ${late.length} rounds instead of ${whole.length}`)
    return undefined
  }),
  withPartner('a day in which nothing can have begun has no rounds', async (partner) => {
    const rounds = await readAll(partner, spanOf(0, DAY_MS))
    if (rounds === null) return NOT_OFFERED
    if (rounds.length > 0) throw new Complaint(`${rounds.length} rounds of 1970`)
    return undefined
  }),
]
