import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expectDone, expectRefused, expectSame, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { Partner } from '../partner.ts'
import type { Fields, Reply } from '../wallet-client.ts'
import { refusesUnsigned } from './refuses-unsigned.ts'
import { withPartner } from './with-partner.ts'

const HOUR_MS = 3_600_000
const SHORT_MS = 1_500

/** Terms for a player whom nobody is, so that nobody is shown the rounds. */
function termsFor(game: string, more: Fields = {}): Record<string, unknown> {
  return {
    grant: `ST${randomBytes(8).toString('hex')}`,
    player: `st${randomBytes(15).toString('hex')}`,
    game,
    currency: 'BDT',
    bet: '1000',
    rounds: 3,
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
    ...more,
  }
}

/** A slot of the provider's with a bet of it, or null: only slots have free rounds. */
async function findSlot({ catalogue, platform }: Partner, type: 'slot' | 'other') {
  const { games } = await catalogue()
  for (const game of games) {
    const [currency, [bet] = []] = Object.entries(game.bet_levels)[0] ?? []
    const isSlot = game.type === 'slot'
    if (game.platform !== platform || isSlot !== (type === 'slot') || !bet || !currency) continue
    if (game.type !== 'sports') return { game: game.code, more: { bet, currency } }
  }
  return null
}

function expectState({ fields, text }: Reply, state: string, left: number): void {
  if (fields['state'] !== state || fields['left'] !== left)
    throw new Complaint(`${text.slice(0, 200)} instead of ${state} with ${left} left`)
}

type Given = { partner: Partner; terms: Record<string, unknown> }

/** A check over a grant that was just given; it is taken back in the end. */
function overGrant(
  name: string,
  play: (given: Given) => Promise<void>,
  lasts?: () => Fields,
): Check {
  return withPartner(name, async (partner) => {
    const slot = await findSlot(partner, 'slot')
    if (slot === null) return 'the provider has no slot, and so no free rounds'
    const terms = termsFor(slot.game, { ...slot.more, ...lasts?.() })
    expectDone(await partner.ask('free-rounds/grant', terms), 'grant')
    await play({ partner, terms })
    await partner.ask('free-rounds/cancel', { grant: terms['grant'] })
    return undefined
  })
}

async function refusesUnknown({ ask, ...partner }: Partner): Promise<void> {
  const nothing = { grant: `ST${randomBytes(8).toString('hex')}` }
  expectRefused(await ask('free-rounds/read', nothing), 'read', 'GRANT_NOT_FOUND')
  expectRefused(await ask('free-rounds/cancel', nothing), 'cancel', 'GRANT_NOT_FOUND')
  const other = await findSlot({ ask, ...partner }, 'other')
  if (other === null) return
  const reply = await ask('free-rounds/grant', termsFor(other.game, other.more))
  expectRefused(reply, 'a grant of no slot', 'GAME_WITHOUT_FREE_ROUNDS')
}

/** What the operator tells the provider of free rounds. */
export const grants: readonly Check[] = [
  refusesUnsigned('free-rounds/grant', () => termsFor('SELFTEST-NO-GAME')),
  withPartner(
    'an unknown grant, and one of a game without free rounds, are refused',
    refusesUnknown,
  ),
  overGrant('the same again is answered as it stands, other terms are refused', async (given) => {
    const { partner, terms } = given
    const again = await partner.ask('free-rounds/grant', terms)
    expectSame(again, await partner.ask('free-rounds/read', { grant: terms['grant'] }), 'read')
    for (const [field, value] of Object.entries(terms))
      if (again.fields[field] !== value) throw new Complaint(`${field} is not as it was given`)
    expectState(again, 'open', 3)
    const others = await partner.ask('free-rounds/grant', { ...terms, rounds: 4 })
    expectRefused(others, 'other terms', 'GRANT_CONFLICT')
  }),
  overGrant('an unknown game, currency or bet is refused', async ({ partner, terms }) => {
    const refused = async (over: Fields, code: string) =>
      expectRefused(
        await partner.ask('free-rounds/grant', { ...terms, ...termsFor('', over), ...over }),
        JSON.stringify(over),
        code,
      )
    const { game, currency } = terms
    await refused({ game: 'SELFTEST-NO-GAME' }, 'GAME_NOT_FOUND')
    await refused({ game, currency: 'XXX' }, 'CURRENCY_NOT_OFFERED')
    await refused({ game, currency, bet: '999999999999999' }, 'BET_LEVEL_UNKNOWN')
  }),
  overGrant('cancelling takes back what is left, and again changes nothing', async (given) => {
    const { partner, terms } = given
    const cancelled = await partner.ask('free-rounds/cancel', { grant: terms['grant'] })
    expectState(cancelled, 'cancelled', 0)
    const again = await partner.ask('free-rounds/cancel', { grant: terms['grant'] })
    expectSame(cancelled, again, 'cancel again')
  }),
  overGrant(
    'rounds whose time is over are expired',
    async ({ partner, terms }) => {
      await sleep(SHORT_MS)
      expectState(await partner.ask('free-rounds/read', { grant: terms['grant'] }), 'expired', 0)
    },
    () => ({ expires_at: new Date(Date.now() + SHORT_MS).toISOString() }),
  ),
]
