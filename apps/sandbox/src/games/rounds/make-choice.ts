import type { PoolClient } from 'pg'
import { StudioError } from '../errors/studio-error.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import type { Studio } from '../studio.ts'
import { computeRound } from './compute-round.ts'
import { endRound } from './end-round.ts'
import type { Round } from './round.ts'

/** Adds a choice to an open round; answers the win that is owed when it was the last one. */
export async function makeChoice(
  studio: Studio,
  client: PoolClient,
  round: Round,
  choice: unknown,
): Promise<OwedCall | null> {
  const chosen = { ...round, choices: [...round.choices, choice] }
  const outcome = computeRound(chosen)
  if (outcome.kind === 'illegal') throw new StudioError('CHOICE_ILLEGAL')
  await client.query(
    `update studio.rounds set choices = $2, chosen_at = clock_timestamp()
     where id = $1 and state = 'open'`,
    [round.id, JSON.stringify(chosen.choices)],
  )
  return outcome.kind === 'ended' ? endRound(studio, client, chosen, outcome) : null
}
