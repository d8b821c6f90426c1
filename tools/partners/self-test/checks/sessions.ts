import { expectDone, expectRefused, type Check } from '../check.ts'
import type { Stage } from '../stage.ts'
import type { Otherwise } from '../wallet-client.ts'

const NOBODY = 'A'.repeat(43)

async function refusesSession(stage: Stage, session: string, otherwise?: Otherwise) {
  const { send, bet, win, rollback, end, newIds } = stage
  const more = { over: { session }, ...(otherwise && { otherwise }) }
  const ids = newIds()
  expectDone(await bet(100, ids), 'a bet of the right session')
  expectRefused(await send('balance', { session }, otherwise), 'balance', 'SESSION_EXPIRED')
  expectRefused(await bet(1, newIds(), more), 'bet', 'SESSION_EXPIRED')
  expectRefused(await win(1, ids, more), 'win', 'SESSION_EXPIRED')
  expectRefused(await rollback(ids, more), 'rollback', 'SESSION_EXPIRED')
  expectRefused(await end(ids, more), 'end-round', 'SESSION_EXPIRED')
  expectDone(await rollback(ids), 'rollback')
}

/** Whose money it is. */
export const sessions: readonly Check[] = [
  { name: 'an unknown session', run: (stage) => refusesSession(stage, NOBODY) },
  {
    name: 'a session at another provider',
    skip: ({ stranger }) => (stranger === null ? 'needs --other SLUG=ID:SECRET' : null),
    run: (stage) => refusesSession(stage, stage.seat.session, { ...stage.stranger }),
  },
  {
    name: 'an unknown launch token',
    async run({ send, seat: { game } }) {
      const reply = await send('authenticate', { token: NOBODY, game })
      expectRefused(reply, 'authenticate', 'SESSION_EXPIRED')
    },
  },
  {
    name: 'a launch token opens one session',
    skip: ({ seat }) => (seat.launch === undefined ? 'needs --launch or --demo' : null),
    async run({ send, seat: { game, launch } }) {
      const again = await send('authenticate', { token: launch, game })
      expectRefused(again, 'authenticate again', 'SESSION_EXPIRED')
    },
  },
  {
    name: 'a bet on another game than the session’s',
    async run({ bet, newIds }) {
      const over = { game: 'SELFTEST-NO-GAME' }
      expectRefused(await bet(1, newIds(), { over }), 'bet', 'GAME_NOT_FOUND')
    },
  },
]
