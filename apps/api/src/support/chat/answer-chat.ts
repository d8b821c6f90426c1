import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { findChat } from './find-chat.ts'
import { SUPPORT_ACCOUNT_ID } from './support-account.ts'
import { addChatMessage } from './write-chat-message.ts'

type Ports = { clock: Clock; db: Db }

type Answer = { chatId: bigint; content: string; staff: StaffIdentity; ip: string }

/** How much of an answer the audit keeps beside its number; the chat has it whole. */
const AUDIT_CHARACTERS = 200

/** Writes to a player in the name of support; who did and what is in the audit (law 28). */
export async function answerChat({ clock, db }: Ports, { chatId, content, staff, ip }: Answer) {
  const { playerId } = await findChat(db, chatId)
  const senderId = BigInt(SUPPORT_ACCOUNT_ID)
  return inTransaction(db, async (tx) => {
    const { staffId } = staff
    const written = await addChatMessage(tx, { chatId, playerId, senderId, staffId, content })
    const text = Array.from(content).slice(0, AUDIT_CHARACTERS).join('')
    await writeAudit(tx, {
      staff,
      act: 'chat.answer',
      subject: `player:${playerId}`,
      detail: { message: written.id, text },
      ip,
      at: clock.now(),
    })
    return written
  })
}
