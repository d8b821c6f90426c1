import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { Session } from '../sessions/session.ts'
import { computeRound } from '../rounds/compute-round.ts'
import { findRaises, type Raise } from './raise.ts'
import type { Round } from '../rounds/round.ts'
import { newRaiseId } from '../rounds/transaction-id.ts'

/** `isNew`: the raise was just written down; else the same choice is being paid for already. */
export type Asked = { raise: Raise; isNew: boolean }

/**
 * Writes down what a choice adds to the stake before any money moves; null where it adds nothing. While
 * one raise is asked for, no other choice is made in its round. Throws CHOICE_OUT_OF_ORDER,
 * CHOICE_ILLEGAL, or RAISE_RETURNING while another raise of the round is on its way back.
 */
export async function askRaise(
  client: PoolClient,
  session: Session,
  round: Round,
  choice: unknown,
): Promise<Asked | null> {
  const raises = await findRaises(client, round.id)
  const asking = raises.find(({ state }) => state === 'asking')
  if (asking !== undefined) {
    if (isDeepStrictEqual(asking.choice, choice)) return { raise: asking, isNew: false }
    throw new StudioError('CHOICE_OUT_OF_ORDER')
  }
  const amountMinor = raiseMinor(round, choice)
  if (amountMinor === 0n) return null
  const isIllegal =
    computeRound({ ...round, choices: [...round.choices, choice] }).kind === 'illegal'
  if (isIllegal || round.grantId !== null) throw new StudioError('CHOICE_ILLEGAL')
  if (raises.some(({ state }) => state === 'returning')) throw new StudioError('RAISE_RETURNING')
  const id = newRaiseId(round.id, raises.length)
  return {
    raise: await writeRaise(client, { id, round, session, choice, amountMinor }),
    isNew: true,
  }
}

function raiseMinor({ game, betMinor }: Round, choice: unknown): bigint {
  const offered = offeredGame(game)
  return offered.kind === 'turns' ? (offered.game.raiseMinor?.(choice, betMinor) ?? 0n) : 0n
}

type NewRaise = { id: string; round: Round; session: Session; choice: unknown; amountMinor: bigint }

async function writeRaise(
  client: PoolClient,
  { id, round, session, choice, amountMinor }: NewRaise,
): Promise<Raise> {
  const { walletSession } = session
  const at = round.choices.length
  await client.query(
    `insert into studio.raises (id, round_id, at, choice, amount_minor, wallet_session, state)
     values ($1, $2, $3, $4, $5, $6, 'asking')`,
    [id, round.id, at, JSON.stringify(choice), amountMinor, walletSession],
  )
  return {
    id,
    roundId: round.id,
    at,
    choice,
    amountMinor,
    walletSession,
    state: 'asking',
    reason: null,
    balanceMinor: null,
  }
}
