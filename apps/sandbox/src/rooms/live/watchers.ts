import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { StudioLog } from '../../games/studio-options.ts'

/** Who looks on in the rooms, here and in the other processes of the studio. */
export type Watchers = {
  enter: (game: string) => void
  leave: (game: string) => void
  here: (game: string) => number
  everywhere: (game: string) => number
  /** Waits until somebody enters a room here, or is seen to be in it elsewhere. */
  untilEntry: (game: string, stopping: AbortSignal) => Promise<void>
  /** Begins to share the counts with other processes. */
  share: () => void
  close: () => Promise<void>
}

/** How often processes tell each other, and how long what they said counts. */
const TOLD_EVERY_MS = 1_000
const COUNTS_SECONDS = 4

/** Counts watchers, and shares the counts by a table. */
export function openWatchers(db: Pool, log: StudioLog): Watchers {
  const me = randomUUID()
  const here = new Map<string, number>()
  let elsewhere = new Map<string, number>()
  const waiting = new Map<string, Set<() => void>>()
  let sharing: Promise<void> = Promise.resolve()

  let timer: NodeJS.Timeout | null = null

  const exchange = async () => {
    await tellOthers(db, me, here)
    elsewhere = await hearOthers(db, me)
    for (const game of elsewhere.keys()) tell(game)
  }
  const tell = (game: string) => {
    for (const wake of waiting.get(game) ?? []) wake()
    waiting.delete(game)
  }
  const exchangeNext = () => {
    sharing = sharing.then(exchange).catch((error: unknown) => {
      log.warn({ err: error }, 'the watchers of rooms could not be shared')
    })
  }
  const change = (game: string, by: number) => here.set(game, (here.get(game) ?? 0) + by)
  return {
    enter: (game) => {
      change(game, 1)
      tell(game)
    },
    leave: (game) => {
      change(game, -1)
    },
    here: (game) => here.get(game) ?? 0,
    everywhere: (game) => (here.get(game) ?? 0) + (elsewhere.get(game) ?? 0),
    async untilEntry(game, stopping) {
      if (stopping.aborted) return
      await new Promise<void>((resolve) => {
        waiting.set(game, (waiting.get(game) ?? new Set()).add(resolve))
        stopping.addEventListener('abort', () => resolve(), { once: true })
      })
    },
    share: () => {
      timer = setInterval(exchangeNext, TOLD_EVERY_MS)
    },
    close: async () => {
      if (timer !== null) clearInterval(timer)
      await sharing
      await db.query(`delete from studio.room_watchers where process = $1`, [me])
    },
  }
}

async function tellOthers(db: Pool, me: string, here: ReadonlyMap<string, number>): Promise<void> {
  if (here.size === 0) return
  await db.query(
    `insert into studio.room_watchers (game, process, watching, seen_at)
     select game, $1, watching, now() from unnest($2::text[], $3::int[]) as t (game, watching)
     on conflict (game, process) do update set watching = excluded.watching, seen_at = now()`,
    [me, [...here.keys()], [...here.values()]],
  )
}

async function hearOthers(db: Pool, me: string): Promise<Map<string, number>> {
  const found = await db.query<{ game: string; watching: number }>(
    `select game, sum(watching)::int as watching from studio.room_watchers
     where process <> $1 and watching > 0 and seen_at > now() - make_interval(secs => $2)
     group by game`,
    [me, COUNTS_SECONDS],
  )
  return new Map(found.rows.map(({ game, watching }) => [game, watching]))
}
