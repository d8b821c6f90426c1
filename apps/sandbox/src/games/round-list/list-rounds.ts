import {
  LISTED_ROUNDS_MAX,
  type ProviderSlug,
  type RoundListAnswer,
  type RoundListQuestion,
} from '@maidan/contract'
import type { Queryable } from '../db/queryable.ts'
import { StudioError } from '../errors/studio-error.ts'
import { ROUNDS_OF_PROVIDER } from './rounds-of-provider.ts'

type Listed = RoundListAnswer['rounds'][number]
type Row = Omit<Listed, 'began_at'> & { began_ms: string }

const PAGE = `
  select round_id, player, currency, bet::text, win::text, state, began_ms
  from (${ROUNDS_OF_PROVIDER}) listed
  where (began_ms, round_id collate "C") > ($4::bigint, $5::text collate "C")
  order by began_ms, round_id collate "C" limit $6`

/** Before every round of its millisecond. */
const FIRST = { ms: '-1', id: '' }

/**
 * A page of a provider's rounds that began in a span, oldest first, as they stand now. The cursor is the
 * last round of the page before: when a round began never changes, so that none is passed over or listed
 * twice. Throws INVALID_BODY for a cursor that we have not given.
 */
export async function listRounds(
  db: Queryable,
  provider: ProviderSlug,
  { from, to, cursor }: RoundListQuestion,
): Promise<RoundListAnswer> {
  const { ms, id } = cursor === null ? FIRST : readCursor(cursor)
  const { rows } = await db.query<Row>(PAGE, [provider, from, to, ms, id, LISTED_ROUNDS_MAX + 1])
  const page = rows.slice(0, LISTED_ROUNDS_MAX)
  const last = page.at(-1)
  const isLast = rows.length <= LISTED_ROUNDS_MAX || last === undefined
  return {
    rounds: page.map(({ began_ms, ...round }) => ({
      ...round,
      began_at: new Date(Number(began_ms)).toISOString(),
    })),
    next: isLast ? null : `${last.began_ms}.${last.round_id}`,
  }
}

function readCursor(cursor: string): { ms: string; id: string } {
  const [, ms, id] = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined) throw new StudioError('INVALID_BODY')
  return { ms, id }
}
