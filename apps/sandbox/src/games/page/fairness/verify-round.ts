import {
  BLOCKS_PER_ROUND_MAX,
  drawJackpot,
  jackpotOf,
  drawMessage,
  drawStream,
  playSlot,
  slotGame,
  type DrawStream,
} from '@maidan/casino'
import type { RoundProof } from '../../studio-api.ts'
import { sameEvents } from './same-events.ts'

export type Verdict = 'good' | 'bad-hash' | 'bad-round' | 'hidden' | 'unable'

/**
 * Plays a past round again in this browser: the revealed server seed must have the hash that was
 * shown before, and HMAC-SHA256 blocks of it, the client seed and the nonce must give the very
 * events the player saw, and what the round is said to have paid.
 */
export async function verifyRound(code: string, proof: RoundProof): Promise<Verdict> {
  const game = slotGame(code)
  if (game === undefined) return 'bad-round'
  const betMinor = BigInt(proof.betMinor)
  return verifyDrawn({ ...proof, events: [...proof.events, proof.jackpot] }, (draws) => {
    const { events, totalWinMinor } = playSlot(game, { betMinor, draws })
    const jackpot = drawnJackpot(code, proof, draws)
    return { events: [...events, jackpot], totalMinor: totalWinMinor, hasJackpot: jackpot?.isWon }
  })
}

/** The draw for the jackpot, which follows those of the round; null where the round took no part. */
function drawnJackpot(code: string, proof: RoundProof, draws: DrawStream): RoundProof['jackpot'] {
  const jackpot = jackpotOf(code)
  if (proof.jackpot === null || jackpot === undefined) return null
  const { smallestBetMinor } = proof.jackpot
  const bet = { betMinor: BigInt(proof.betMinor), smallestBetMinor: BigInt(smallestBetMinor) }
  return { smallestBetMinor, isWon: drawJackpot(jackpot, bet, draws) }
}

/**
 * What a round comes to when it is played again, in minor units; null: it can be none. What lies in a
 * jackpot is the operator's to say, so that one that was won may only have paid more.
 */
type Played = { events: readonly unknown[]; totalMinor: bigint; hasJackpot?: boolean | undefined }

/** The same for any game: `play` is what the draws of the round's seeds give. */
export async function verifyDrawn(
  proof: RoundProof,
  play: (draws: DrawStream) => Played | null,
): Promise<Verdict> {
  if (proof.serverSeed === null) return 'hidden'
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle
  if (subtle === undefined) return 'unable'
  const hash = await subtle.digest('SHA-256', utf8(proof.serverSeed))
  if (hex(hash) !== proof.serverSeedHash) return 'bad-hash'
  const draws = drawStream(await roundBlocks(subtle, proof, proof.serverSeed))
  const played = play(draws)
  const isSame = played !== null && sameEvents(played.events, proof.events) && isPaid(played, proof)
  return isSame ? 'good' : 'bad-round'
}

function isPaid({ totalMinor, hasJackpot = false }: Played, { totalWinMinor }: RoundProof) {
  const toldMinor = BigInt(totalWinMinor ?? '0')
  return hasJackpot ? toldMinor >= totalMinor : toldMinor === totalMinor
}

async function roundBlocks(
  subtle: SubtleCrypto,
  { clientSeed, nonce }: RoundProof,
  serverSeed: string,
): Promise<Uint8Array[]> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', utf8(serverSeed), hmac, false, ['sign'])
  const blocks = Array.from({ length: BLOCKS_PER_ROUND_MAX }, async (_, block) => {
    const message = utf8(drawMessage({ clientSeed, nonce, block }))
    return new Uint8Array(await subtle.sign('HMAC', key, message))
  })
  return Promise.all(blocks)
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
