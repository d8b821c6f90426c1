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
 * events the player saw.
 */
export async function verifyRound(code: string, proof: RoundProof): Promise<Verdict> {
  const game = slotGame(code)
  if (game === undefined) return 'bad-round'
  const betMinor = BigInt(proof.betMinor)
  return verifyDrawn({ ...proof, events: [...proof.events, proof.jackpot] }, (draws) => {
    const { events } = playSlot(game, { betMinor, draws })
    return [...events, drawnJackpot(code, proof, draws)]
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

/** The same for any game: `play` are the events that the draws of the round's seeds give. */
export async function verifyDrawn(
  proof: RoundProof,
  play: (draws: DrawStream) => readonly unknown[],
): Promise<Verdict> {
  if (proof.serverSeed === null) return 'hidden'
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle
  if (subtle === undefined) return 'unable'
  const hash = await subtle.digest('SHA-256', utf8(proof.serverSeed))
  if (hex(hash) !== proof.serverSeedHash) return 'bad-hash'
  const draws = drawStream(await roundBlocks(subtle, proof, proof.serverSeed))
  return sameEvents(play(draws), proof.events) ? 'good' : 'bad-round'
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
