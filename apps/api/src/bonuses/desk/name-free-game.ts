import { LANGUAGES, type CallAnswer, type Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

type Facts = CallAnswer<Calls['staffApprovals']>['data'][number]['evidence']['effect']

/** Facts that call the game of free rounds by its names, in every language, and not by its code. */
export async function nameFreeGame(tx: Tx, facts: Facts): Promise<Facts> {
  const code = facts.promotion_free_game ?? ''
  if (code === '') return facts
  const { rows } = await sql<{ names: Texts | null }>`
    SELECT json_object_agg(t.language, t.name) AS names FROM game_text t WHERE t.game_code = ${code}
  `.execute(tx)
  const names = LANGUAGES.flatMap((language) => rows[0]?.names?.[language] ?? [])
  if (names.length === 0) return facts
  return { ...facts, promotion_free_game: names.join(' · ') }
}
