import { HOME_CURRENCY } from '@maidan/contract'
import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { findMarket } from '../../desk/find-market.ts'
import { readOutcome, readVoidSpans } from '../../desk/read-outcome.ts'
import { previewSettlement, type SettlementPreview } from '../../settle/preview-settlement.ts'
import { settleWaitMs } from '../../settle/settle-by-hand.ts'
import { whySecondPerson } from '../../settle/why-second-person.ts'
import { readKnownEnd } from '../../settle/write-settlement.ts'
import { readUsernames } from '../../../identity/queries/read-usernames.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Config } from '../../../platform/config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import type { Bus } from '../../../platform/live/bus.ts'
import type { Exchange } from '../../open-exchange.ts'

type Ports = {
  config: Config
  clock: Clock
  db: Db
  ledger: Ledger
  bus: Bus
  exchange: Exchange
  readNotes: ReadNotes
}

type Players = SettlementPreview['players']

/** Players that are shown by name: those for whom most moves. */
const PLAYERS_SHOWN_MAX = 50

const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)

export const staffPreviewSettlement: Handler<Calls['staffPreviewSettlement'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'trader', 'auditor')
  const market = await findMarket(ports, params.code)
  const end = { outcome: readOutcome(body, market, ''), voidSpans: readVoidSpans(body) }
  const preview = await previewSettlement(ports.db, { id: market.id, ...end })
  const known = await readKnownEnd(ports.db, market.code)
  const { players } = preview
  const shown = await named(ports, players)
  await notePlayersRead(
    ports,
    { staff, ip },
    shown.map((player) => BigInt(player.id)),
  )
  return {
    players: shown,
    total_players: players.length,
    paid: money(preview.paidMinor),
    collected: money(preview.collectedMinor),
    commission: money(preview.commissionMinor),
    house: money(preview.houseMinor),
    approval_reasons: whySecondPerson(known, end, {
      at: ports.clock.now(),
      waitMs: settleWaitMs(ports),
    }),
  }
}

async function named({ db }: Pick<Ports, 'db'>, players: Players) {
  const most = players
    .toSorted((a, b) => Number(size(b.netMinor) - size(a.netMinor)))
    .slice(0, PLAYERS_SHOWN_MAX)
  const usernames = await readUsernames(
    db,
    most.map(({ playerId }) => playerId),
  )
  return most.map(({ playerId, grossMinor, commissionMinor, netMinor }) => ({
    id: playerId,
    username: usernames.get(playerId) ?? '',
    gross: money(grossMinor),
    commission: money(commissionMinor),
    net: money(netMinor),
  }))
}

function size(minor: bigint): bigint {
  return minor < 0n ? -minor : minor
}
