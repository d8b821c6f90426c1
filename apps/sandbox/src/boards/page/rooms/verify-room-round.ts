import {
  BLOCKS_PER_ROUND_MAX,
  drawStream,
  roomMessage,
  type DrawStream,
  type RoomGame,
} from '@maidan/casino'
import type { Verdict } from '../../../games/page/fairness/verify-round.ts'
import type { BetProof, OwnBet } from '../../../rooms/room-api.ts'
import { winOfBet } from '../../../rooms/settle/win-of-bet.ts'
import { isSame } from './verify/is-same.ts'
import { isSharedRight } from './verify/is-shared-right.ts'

/** What a shown round has told: its promise, what was promised, who took part, and what came of it. */
export type RoundClaim = {
  /** The bet that was on it, with what it is said to have won. */
  bet: Pick<OwnBet, 'spot' | 'stakeMinor' | 'currency' | 'outAtCenti' | 'winMinor' | 'state'>
  /** The contest that the bet took part in; null where it took part in none. */
  contest: BetProof['contest']
  isCut: boolean
  number: number
  linkHash: string
  link: string | null
  clientSeeds: readonly string[]
  outcome: unknown
}

/**
 * Draws a past round of a room again in this browser: the link must have the hash that was promised,
 * which is the link of the round before, and HMAC-SHA256 blocks of it, the players' seeds and the
 * round's number must give the very outcome that was shown; and by it the bet must have won what it is
 * said to have. The bet of a contest is checked with all its entries: their points by that outcome must make its
 * prize.
 */
export async function verifyRoomRound(game: RoomGame, claim: RoundClaim): Promise<Verdict> {
  const { link } = claim
  if (link === null) return 'hidden'
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle
  if (subtle === undefined) return 'unable'
  if ((await linkHashOf(subtle, link)) !== claim.linkHash) return 'bad-hash'
  const outcome = game.draw(await drawsOf(subtle, link, claim), claim.number)
  return isSame(outcome, claim.outcome) && isPaid(game, claim) ? 'good' : 'bad-round'
}

/** A bet that is not decided yet, or whose stake went back, has won nothing that could be wrong. */
function isPaid(game: RoomGame, claim: RoundClaim): boolean {
  if (game.contest !== undefined) return isSharedRight(game, game.contest, claim)
  const { bet, ...round } = claim
  if (bet.winMinor === null) return true
  const stakeMinor = BigInt(bet.stakeMinor)
  return winOfBet(game, { ...bet, stakeMinor }, round) === BigInt(bet.winMinor)
}

/**
 * Whether links follow each other as a chain, the newest first: each hashes to the next older one.
 * A room that began a new chain in between has announced its terminal.
 */
export async function isOneChain(
  links: readonly string[],
  terminals: readonly string[],
): Promise<boolean> {
  const { subtle } = globalThis.crypto
  const hashes = await Promise.all(links.map((link) => linkHashOf(subtle, link)))
  return hashes.every((hash, index) => {
    const older = links[index + 1]
    return older === undefined || hash === older || terminals.includes(hash)
  })
}

async function linkHashOf(subtle: SubtleCrypto, link: string): Promise<string> {
  const bytes = new Uint8Array(await subtle.digest('SHA-256', utf8(link)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function drawsOf(
  subtle: SubtleCrypto,
  link: string,
  { clientSeeds, number }: RoundClaim,
): Promise<DrawStream> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await subtle.importKey('raw', utf8(link), hmac, false, ['sign'])
  const blocks = Array.from({ length: BLOCKS_PER_ROUND_MAX }, async (_, block) => {
    const message = utf8(roomMessage({ clientSeeds, round: number, block }))
    return new Uint8Array(await subtle.sign('HMAC', key, message))
  })
  return drawStream(await Promise.all(blocks))
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
