import type { ProviderSlug } from '@maidan/contract'
import { z } from 'zod'
import { keepLooking, type Worker } from '../../games/settle/keep-looking.ts'
import { retryDelayMs } from '../../games/wallet/retry-delay.ts'
import { WALLET_TIMEOUT_MS, type AskWallet } from '../../games/wallet/ask-wallet.ts'
import type { Rooms } from '../rooms.ts'

const LOOK_EVERY_MS = 500
const CLOSES_PER_LOOK = 20
/** While a call is under way nobody else sends it; longer than any call lasts. */
const CLAIM_SECONDS = WALLET_TIMEOUT_MS / 1000 + 2

const CLOSED = z.object({ fee: z.string() })
const REFUSED = z.object({ code: z.string() })

type Due = { contest: string; currency: string; provider: ProviderSlug; attempts: number }

type Parts = Pick<Rooms, 'db' | 'log'> & { ask: AskWallet }

/** Closes contests at the wallet once all that they owe has been answered, and repeats it until they are closed. */
export function startClosing(parts: Parts): Worker {
  return keepLooking({
    name: 'contest closer',
    everyMs: LOOK_EVERY_MS,
    log: parts.log,
    look: async () => {
      for (const due of await claim(parts)) await close(parts, due)
    },
  })
}

async function claim({ db }: Parts): Promise<Due[]> {
  const claimed = await db.query<Due>(
    `update studio.room_closes set attempts = attempts + 1,
       next_attempt_at = now() + make_interval(secs => $2)
     where (contest, currency) in (
       select contest, currency from studio.room_closes o
       where answered_at is null and next_attempt_at <= now() and not exists (
         select 1 from studio.room_bets b join studio.room_calls c on c.round_id = b.id
         where b.contest = o.contest and b.currency = o.currency
           and c.answered_at is null and c.verb <> 'end-round')
       order by next_attempt_at limit $1 for update skip locked)
     returning contest, currency, provider, attempts`,
    [CLOSES_PER_LOOK, CLAIM_SECONDS],
  )
  return claimed.rows
}

async function close(parts: Parts, due: Due): Promise<void> {
  const { contest, currency, provider, attempts } = due
  const failure = await failureOf(parts, due)
  if (failure === null) {
    await parts.db.query(
      `update studio.room_closes set answered_at = now(), last_failure = null
       where contest = $1 and currency = $2`,
      [contest, currency],
    )
    return
  }
  const delayMs = retryDelayMs(attempts)
  parts.log.error({ contest, provider, failure, attempts, delayMs }, 'contest not closed yet')
  await parts.db.query(
    `update studio.room_closes set last_failure = $3,
       next_attempt_at = now() + make_interval(secs => $4)
     where contest = $1 and currency = $2`,
    [contest, currency, failure, delayMs / 1000],
  )
}

/** Why the wallet has not closed it; null: it has, or it never took a bet of it. */
async function failureOf({ ask }: Parts, { provider, contest, currency }: Due) {
  const answer = await ask(provider, 'contests/close', JSON.stringify({ contest, currency }))
  if (answer.kind === 'unknown') return answer.reason
  const told = jsonOf(answer.text)
  if (answer.status === 200 && CLOSED.safeParse(told).success) return null
  const code = REFUSED.safeParse(told).data?.code ?? ''
  return code === 'CONTEST_NOT_FOUND' ? null : `HTTP ${answer.status} ${code}`.trim()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
