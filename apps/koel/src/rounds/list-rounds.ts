import type { Shop } from '../shop/open-shop.ts'
import type { Round } from '../store/keep-rounds.ts'
import type { Fields } from '../web/read-fields.ts'

const PAGE_LENGTH = 500
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/
const CURSOR = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/

/** A round as the protocol lists it. */
type Listed = {
  readonly round_id: string
  readonly player: string
  readonly currency: string
  readonly bet: string
  readonly win: string
  readonly state: 'closed' | 'cancelled'
  readonly began_at: string
}

type Page = { readonly rounds: readonly Listed[]; readonly next: string | null }

/**
 * A page of the rounds that began in a span, oldest first, for the operator to compare; null when it
 * is asked for in another form. The cursor names the last round of the page before.
 */
export function listRounds(shop: Shop, { from, to, cursor }: Fields): Page | null {
  const after = cursor === null ? { ms: -1, id: '' } : readCursor(cursor)
  if (!isInstant(from) || !isInstant(to) || !after) return null
  const span = { fromMs: Date.parse(from), untilMs: Date.parse(to) }
  const found = shop.rounds.listSpan(span, after, PAGE_LENGTH + 1)
  const page = found.slice(0, PAGE_LENGTH)
  const last = found.length > PAGE_LENGTH ? page.at(-1) : undefined
  return {
    rounds: page.map(describe),
    next: last ? `${last.createdMs}.${last.id}` : null,
  }
}

/** A ticket that is drawn is over, whatever of its calls is still on its way. */
function describe(round: Round): Listed {
  const isOver = round.state === 'settling' || round.state === 'settled'
  return {
    round_id: round.id,
    player: round.player,
    currency: round.currency,
    bet: isOver ? round.priceMinor.toString() : '0',
    win: isOver ? (round.winMinor ?? 0n).toString() : '0',
    state: isOver ? 'closed' : 'cancelled',
    began_at: new Date(round.createdMs).toISOString(),
  }
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value))
}

function readCursor(value: unknown): { ms: number; id: string } | null {
  const [, ms, id] = CURSOR.exec(typeof value === 'string' ? value : '') ?? []
  return ms === undefined || id === undefined ? null : { ms: Number(ms), id }
}
