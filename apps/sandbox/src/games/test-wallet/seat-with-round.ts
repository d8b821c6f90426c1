import type { SlotEvent } from '@maidan/contract'
import { BLOCKS_PER_ROUND_MAX, drawStream, playSlot, slotGame } from '@maidan/casino'
import { hashServerSeed, seedBlock } from '../fairness/server-seed.ts'
import type { World } from './open-world.ts'

/** Client seeds that are tried for a round. */
const SEEDS_MAX = 2_000

type Wanted = {
  game: string
  betMinor: bigint
  isWanted: (events: readonly SlotEvent[]) => boolean
}

/**
 * Seats a player at a slot whose first round is as the test needs it: of many client seeds, the first
 * that makes it so. Answers the session and what the round will be.
 */
export async function seatWithRound(world: World, player: string, wanted: Wanted) {
  const { game, isWanted } = wanted
  const session = await world.seat(player, game)
  const serverSeed = hashServerSeed(player)
  const seeds = Array.from({ length: SEEDS_MAX }, (_, index) => `seed-${index}`)
  const clientSeed = seeds.find((seed) => isWanted(eventsOf(wanted, serverSeed, seed)))
  if (clientSeed === undefined) throw new Error(`no seed makes such a round of ${game}`)
  await world.database.run(
    `update studio.seed_pairs set server_seed = '${serverSeed}',
       server_seed_hash = '${hashServerSeed(serverSeed)}', client_seed = '${clientSeed}'
     where player = '${player}' and game = '${game}' and state = 'active'`,
  )
  return { session, events: eventsOf(wanted, serverSeed, clientSeed) }
}

/** The events of the first round under these seeds. */
function eventsOf(wanted: Wanted, serverSeed: string, clientSeed: string): readonly SlotEvent[] {
  const game = slotGame(wanted.game)
  if (game === undefined) throw new Error(`there is no ${wanted.game}`)
  const blocks = Array.from({ length: BLOCKS_PER_ROUND_MAX }, (_, block) =>
    seedBlock(serverSeed, { clientSeed, nonce: 0, block }),
  )
  return playSlot(game, { betMinor: wanted.betMinor, draws: drawStream(blocks) }).events
}
