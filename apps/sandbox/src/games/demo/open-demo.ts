import { offeredGame } from '../catalog/offered-game.ts'
import { StudioError } from '../errors/studio-error.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import { languageOf, type Session } from '../sessions/session.ts'
import { storeSession } from '../sessions/store-session.ts'
import type { Studio } from '../studio.ts'
import { demoName } from './demo-session.ts'
import { startMinor } from './demo-start.ts'
import { readTicket } from './read-ticket.ts'

/**
 * Opens a game in play money by the operator's ticket, once, under `token`. Each opening has a purse, seeds and
 * rounds of its own: what is tried leaves no trace at the table of real play. Throws GAME_NOT_FOUND,
 * LAUNCH_REFUSED or CURRENCY_NOT_OFFERED.
 */
export async function openDemo(
  studio: Studio,
  launch: { token: string; game: string },
  token: string,
): Promise<OpenedSession> {
  const { kind, provider, game, betLevels } = offeredGame(launch.game)
  // Everybody in a room plays the same round for real money.
  if (kind === 'room') throw new StudioError('GAME_NOT_FOUND')
  const place = { provider: provider.slug, game: game.code }
  const ticket = readTicket(studio.keys, place, launch.token)
  const levels = betLevels[ticket.currency]
  if (levels === undefined) throw new StudioError('CURRENCY_NOT_OFFERED')
  const name = demoName(ticket.id)
  const balanceMinor = startMinor(levels)
  await openPurse(studio, name, balanceMinor)
  const session: Session = {
    ...place,
    player: name,
    username: ticket.username,
    currency: ticket.currency,
    language: languageOf(ticket.language),
    walletSession: name,
  }
  await storeSession(studio.db, token, session)
  return { token, session, balanceMinor }
}

/** A ticket opens one purse; whoever comes with it again is refused. */
async function openPurse({ db }: Studio, name: string, balanceMinor: bigint): Promise<void> {
  const opened = await db.query(
    `insert into studio.demo_purses (session, balance_minor) values ($1, $2)
     on conflict (session) do nothing`,
    [name, balanceMinor],
  )
  if (opened.rowCount !== 1) throw new StudioError('LAUNCH_REFUSED')
}
