import { sql } from 'kysely'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { registerPlayer } from '../identity/flows/register-player.ts'
import type { SignUp } from '../identity/rules/check-sign-up.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/db.ts'
import type { Ledger } from '../platform/ledger/open-ledger.ts'

/** The house has published its first pages before people of the demo come. */
const FIRST_VERSIONS = { terms: 1, privacy: 1 } satisfies SignUp['agreed']

type Ports = { clock: Clock; db: Db; ledger: Ledger }

type DemoPlayer = Pick<SignUp, 'username' | 'name' | 'email' | 'phoneShown'> & {
  birthDate: string
  openingMinor: bigint
  friendOf?: string
}

const players: readonly DemoPlayer[] = [
  {
    username: 'rahim2026',
    name: 'Rahim Uddin',
    email: 'rahim@maidan.localhost',
    phoneShown: '01711223344',
    birthDate: '1996-02-21',
    openingMinor: 500_000n,
  },
  {
    username: 'karim2026',
    name: 'Karim Hossain',
    email: 'karim@maidan.localhost',
    phoneShown: '01811223344',
    birthDate: '1994-12-16',
    openingMinor: 200_000n,
    friendOf: 'rahim2026',
  },
  {
    username: 'salma2026',
    name: 'Salma Akter',
    email: 'salma@maidan.localhost',
    phoneShown: '01911223344',
    birthDate: '1998-04-14',
    openingMinor: 0n,
    friendOf: 'rahim2026',
  },
]

/** The demo player with a verified phone and money to play with, and two friends of theirs. */
export async function seedDemoPlayers(ports: Ports): Promise<void> {
  for (const player of players) {
    const id = (await findPlayer(ports, player.username)) ?? (await register(ports, player))
    await complete(ports, id, player)
    await openWith(ports, id, player)
  }
}

async function findPlayer({ db }: Ports, username: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM player WHERE username = ${username}
  `.execute(db)
  return rows[0]?.id
}

async function register(ports: Ports, player: DemoPlayer): Promise<bigint> {
  const { username, name, email, phoneShown, friendOf } = player
  return registerPlayer(ports, {
    username,
    name,
    email,
    phoneShown,
    password: DEMO_PASSWORD,
    phone: `+88${phoneShown}`,
    currency: 'BDT',
    referralCode: friendOf ? await referralCodeOf(ports, friendOf) : null,
    agentCode: null,
    affiliateCode: null,
    agreed: FIRST_VERSIONS,
  })
}

/** A verified main phone and a birthday, as somebody has who plays for money. */
async function complete({ db, clock }: Ports, id: bigint, { birthDate }: DemoPlayer) {
  await sql`
    UPDATE player_phone SET verified_at = ${clock.now()}
    WHERE player_id = ${id} AND ordinal = 0 AND verified_at IS NULL
  `.execute(db)
  await sql`
    UPDATE player SET birth_date = ${birthDate}::date WHERE id = ${id} AND birth_date IS NULL
  `.execute(db)
}

async function referralCodeOf({ db }: Ports, username: string): Promise<string> {
  const { rows } = await sql<{ referral_code: string }>`
    SELECT referral_code FROM player WHERE username = ${username}
  `.execute(db)
  return rows[0]?.referral_code ?? ''
}

/** The key is fixed, so that the money is given once however often the house starts. */
async function openWith(ports: Ports, playerId: bigint, { username, openingMinor }: DemoPlayer) {
  if (openingMinor === 0n) return
  const from = await ports.ledger.accounts.house('house:opening', 'BDT')
  await inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<{ cash_account: bigint }>`
      SELECT cash_account FROM player WHERE id = ${playerId}
    `.execute(tx)
    const to = rows[0]?.cash_account ?? 0n
    const [result] = await ports.ledger.postIn(tx, [
      {
        key: `seed:opening:${username}`,
        fingerprint: openingMinor.toString(),
        steps: [{ kind: 'transfer', from, to, amountMinor: openingMinor, reason: 'opening' }],
      },
    ])
    if (result?.status === 'refused') throw new Error(`opening of ${username}: ${result.code}`)
  })
}
