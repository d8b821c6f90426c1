import { postSigned, type Studios } from './post-signed.ts'
import { readBounded } from './read-bounded.ts'

const ANSWER_BYTES_MAX = 16 * 1024
/** The code with which a provider refuses a grant that it has never heard of. */
const UNKNOWN_GRANT = 'GRANT_NOT_FOUND'

/** Free rounds as a provider is told of them: minor units as digits, the player by their name there. */
export type FreeRoundsOrder = {
  platform: string
  grant: string
  player: string
  game: string
  currency: string
  bet: string
  rounds: number
  expires_at: string
}

/**
 * Tells a provider of free rounds, signed with its newest key as it signs its own calls. Throws with
 * what it said, or when it does not answer in 6 s.
 */
export async function sendGrant(
  studios: Studios,
  { platform, ...terms }: FreeRoundsOrder,
): Promise<void> {
  const { ok, said } = await post(studios, { platform, act: 'grant', terms })
  if (!ok) throw new Error(said)
}

/** Has a provider take back what is left of a grant, in the same way; one it does not know is not there. */
export async function cancelGrant(
  studios: Studios,
  { platform, grant }: Pick<FreeRoundsOrder, 'platform' | 'grant'>,
): Promise<void> {
  const { ok, said } = await post(studios, { platform, act: 'cancel', terms: { grant } })
  if (!ok && !said.includes(UNKNOWN_GRANT)) throw new Error(said)
}

type Call = { platform: string; act: 'grant' | 'cancel'; terms: object }

async function post(studios: Studios, { platform, act, terms }: Call) {
  const asked = { platform, call: `free-rounds/${act}`, body: terms }
  const response = await postSigned(studios, asked)
  const text = response.ok ? '' : await readBounded(response, ANSWER_BYTES_MAX)
  return { ok: response.ok, said: `HTTP ${response.status} ${text}` }
}
