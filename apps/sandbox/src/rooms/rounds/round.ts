import type { Queryable } from '../../games/db/queryable.ts'

/**
 * betting → closing → running → shown → over    a curve rises while it runs; other games skip that
 *         → given-back                          the process died before the draw: no outcome, no link
 *
 * `closing`: no bet is taken any more, and those on their way are waited for.
 */
export type RoundPhase = 'betting' | 'closing' | 'running' | 'shown' | 'over' | 'given-back'

export type Round = {
  game: string
  number: number
  chainId: string
  linkIndex: number
  linkHash: string
  phase: RoundPhase
  phaseBeganMs: number
  phaseEndsMs: number | null
  /** When its curve began to rise. */
  roseMs: number | null
  clientSeeds: readonly string[] | null
  outcome: unknown
  isCut: boolean
  isSettled: boolean
}

/** Whether everybody may know what came of a round. */
export function isShown({ phase }: Pick<Round, 'phase'>): boolean {
  return phase === 'shown' || phase === 'over'
}

const SELECT_ROUND = `
  select game, number, chain_id as "chainId", link_index as "linkIndex", link_hash as "linkHash",
    phase, phase_began_ms::float8 as "phaseBeganMs", phase_ends_ms::float8 as "phaseEndsMs",
    rose_ms::float8 as "roseMs", client_seeds as "clientSeeds", outcome, is_cut as "isCut",
    settled_at is not null as "isSettled"
  from studio.room_rounds`

/** The newest round of a room, whatever became of it. */
export async function newestRound(db: Queryable, game: string): Promise<Round | null> {
  const found = await db.query<Round>(
    `${SELECT_ROUND} where game = $1 order by number desc limit 1`,
    [game],
  )
  return found.rows[0] ?? null
}

/** The rounds of a room with these numbers. */
export async function findRounds(
  db: Queryable,
  game: string,
  numbers: readonly number[],
): Promise<Round[]> {
  const found = await db.query<Round>(`${SELECT_ROUND} where game = $1 and number = any($2)`, [
    game,
    numbers,
  ])
  return found.rows
}

export async function findRound(db: Queryable, game: string, number: number) {
  const [round] = await findRounds(db, game, [number])
  return round ?? null
}
