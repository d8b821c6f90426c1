import type { SpinAnswer } from '../../studio-api.ts'
import { showMessage } from '../sheets/message-sheet.ts'
import { postStudio, StudioUnreachable } from '../studio/call-studio.ts'
import { newSpinId } from '../studio/spin-id.ts'
import { withRetries } from '../studio/spin-retry.ts'
import { waitForLine } from '../windows/wait-for-line.ts'
import type { Table } from './table.ts'

/** `grantId` names the free rounds that it is one of; null for a bet that is paid. */
type Bet = { session: string; betMinor: bigint; grantId: string | null; onSlow: () => void }

/** How the reels wait while the player is asked to try again. */
type Reels = { stand: () => Promise<void>; turn: () => void }

/**
 * Asks the studio for one round. A lost answer is asked for again under the same spin id, by itself
 * and then by the player, so that one press is one bet. Throws StudioRefusal.
 */
export async function askSpin(table: Table, bet: Bet, reels: Reels): Promise<SpinAnswer> {
  const { hud, speech } = table
  const { session, betMinor, grantId, onSlow } = bet
  const order = { session, betMinor: String(betMinor), grantId, spinId: newSpinId() }
  const spin = () => postStudio<SpinAnswer>('/studio/spin', order)
  const slow = () => {
    onSlow()
    hud.notice.show(speech.say('connectionSlow'), 'working')
  }
  for (;;) {
    try {
      const round = await withRetries(spin, waitForLine, slow)
      hud.notice.hide()
      return round
    } catch (error) {
      hud.notice.hide()
      if (!(error instanceof StudioUnreachable)) throw error
      await reels.stand()
      await offerRetry(table, bet)
      reels.turn()
    }
  }
}

async function offerRetry({ speech, money }: Table, { betMinor, grantId }: Bet): Promise<void> {
  await showMessage({
    title: speech.say('offlineTitle'),
    text: speech.say(grantId === null ? 'offlineSpin' : 'offlineFree', { amount: money(betMinor) }),
    button: speech.say('retry'),
  })
}
