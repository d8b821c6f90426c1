import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { listUnfinishedRounds, type UnfinishedRound } from '../queries/list-unfinished-rounds.ts'

type Ports = { clock: Clock; db: Db }
type Answered = CallAnswer<Calls['getUnfinishedRounds']>['rounds'][number]

export const getUnfinishedRounds: Handler<Calls['getUnfinishedRounds'], Ports> = async (
  { clock, db },
  { player: { playerId } },
) => ({
  rounds: (await listUnfinishedRounds(db, { playerId, now: clock.now() })).map(roundAnswer),
})

function roundAnswer(row: UnfinishedRound): Answered {
  const { names, picture, pictures, stake_minor, since, is_live, ...round } = row
  return {
    ...round,
    ...textFields('name', names),
    ...textFields('picture', { ...pictures, [FIRST_LANGUAGE]: picture }),
    stake: decimalAmount(stake_minor, round.currency),
    since: since.toISOString(),
    end: round.waits_minutes !== null ? 'played' : is_live ? 'room' : 'settled',
  }
}
