import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { nameDevice } from '../../sessions/name-device.ts'

type Shown = CallAnswer<Calls['staffAbuseCase']>['signals'][number]

/** Pieces of evidence that are shown of a case: the heaviest, and of those the latest. */
const SIGNALS_MAX = 200

/** As the evidence is kept; amounts are of the exchange, so in the currency of the house. */
type Evidence = { what: string; at: string[]; stakes_minor?: string[]; mutual_minor?: string }

type Row = {
  id: bigint
  kind: Shown['kind']
  weight: number
  player_a: bigint
  player_b: bigint
  evidence: Evidence
  found_at: Date
  is_cleared: boolean
}

/** What speaks for a case, what staff have cleared of it last. */
export async function readCaseSignals(db: Db, caseId: bigint): Promise<Shown[]> {
  const { rows } = await sql<Row>`
    SELECT id, kind, weight, player_a, player_b, evidence, found_at, is_cleared FROM abuse_signal
    WHERE case_id = ${caseId} ORDER BY is_cleared, weight DESC, id DESC LIMIT ${SIGNALS_MAX}
  `.execute(db)
  return rows.map(shown)
}

function shown({
  id,
  kind,
  weight,
  player_a,
  player_b,
  evidence,
  found_at,
  is_cleared,
}: Row): Shown {
  const money = (minor: string) => decimalAmount(BigInt(minor), HOME_CURRENCY)
  const { stakes_minor: stakes, mutual_minor: mutual } = evidence
  return {
    id: Number(id),
    kind,
    weight,
    what: kind === 'device' ? deviceText(evidence.what) : evidence.what,
    sides: [player_a, player_b].map((playerId, index) => {
      const staked = stakes?.[index]
      return {
        player_id: Number(playerId),
        at: evidence.at[index] ?? found_at.toISOString(),
        staked: staked === undefined ? null : money(staked),
      }
    }),
    mutual: mutual === undefined ? null : money(mutual),
    found_at: found_at.toISOString(),
    cleared: is_cleared,
  }
}

/** An address and what the browser there said of itself, as people read it. */
function deviceText(what: string): string {
  const [address = '', ...agent] = what.split(' ')
  const { browser, system } = nameDevice(agent.join(' '))
  return [...[browser, system].filter((name) => name !== ''), address].join(' · ')
}
