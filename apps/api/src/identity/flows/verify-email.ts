import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { codeRefusal, redeemCode } from '../../bonuses/flows/redeem-code.ts'

type Ask = { player: PlayerIdentity; code: string; ip: string }

/** Makes the player's e-mail a verified one, if the code went to it. */
export async function verifyEmail(ctx: Context, { player, code, ip }: Ask) {
  const { playerId } = player
  const purpose = 'verify_email'
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const tried = await redeemCode(ctx, tx, { purpose, subject: playerId.toString(), code })
    if (tried.kind === 'right')
      await sql`
        UPDATE player SET email_verified_at = ${ctx.clock.now()}
        WHERE id = ${playerId} AND email = ${tried.target} AND email_verified_at IS NULL
      `.execute(tx)
    return tried
  })
  if (outcome.kind !== 'right') throw await codeRefusal(ctx, outcome, { playerId, ip, purpose })
}
