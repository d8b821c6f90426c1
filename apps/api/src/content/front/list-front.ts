import {
  FRONT_ENDED_MAX,
  FRONT_PLACES,
  type CallAnswer,
  type Calls,
  type FrontPlace,
} from '@maidan/contract'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { LANGUAGES } from '@maidan/contract'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { frontState, frontSubject, newFrontSubject, type FrontPiece } from './front-piece.ts'
import { listOpenGames, type OpenGame } from './list-open-games.ts'
import { readPieces } from './read-pieces.ts'

type Ports = { clock: Clock; config: Pick<Config, 'BUILD_DIR'>; db: Db }
type Answer = CallAnswer<Calls['staffFront']>

/** The front page as the desk reads it, place by place, with what waits for a second person. */
export async function listFront({ clock, config, db }: Ports): Promise<Answer> {
  const at = clock.now()
  const [pieces, games, waiting] = await Promise.all([
    readPieces(db),
    listOpenGames({ config, db }),
    readWaiting(db, at),
  ])
  const data = FRONT_PLACES.flatMap((place) => ofPlace(pieces, place, at)).map((piece) => ({
    ...showPiece(piece, at),
    approval_id: waiting.get(frontSubject(piece)) ?? null,
  }))
  return { data, games: games.map(showGame), new_waiting: newOnes(waiting) }
}

/** What runs or is to come in its order, then what ended last. */
function ofPlace(pieces: readonly FrontPiece[], place: FrontPlace, at: Date): FrontPiece[] {
  const own = pieces.filter((one) => one.place === place)
  const ended = own
    .filter((one) => frontState(one, at) === 'ended')
    .toSorted((a, b) => Number(b.endsAt) - Number(a.endsAt))
  const open = own.filter((one) => frontState(one, at) !== 'ended')
  return [...open, ...ended.slice(0, FRONT_ENDED_MAX)]
}

function showPiece(piece: FrontPiece, at: Date): Omit<Answer['data'][number], 'approval_id'> {
  const { place, id, version, words, picture, pictures, link, startsAt, endsAt } = piece
  return {
    place,
    id: Number(id),
    version,
    state: frontState(piece, at),
    texts: LANGUAGES.map((language) => ({ language, words: words[language] ?? '' })),
    ...textFields('thumbnail', { ...pictures, [FIRST_LANGUAGE]: picture ?? '' }),
    link: link ?? '',
    starts_at: startsAt?.toISOString() ?? null,
    ends_at: endsAt?.toISOString() ?? null,
  }
}

function showGame({ code, names, card, wide }: OpenGame): Answer['games'][number] {
  const pictured = (picture: Texts) => textFields('thumbnail', picture)
  return { code, ...textFields('name', names), card: pictured(card), wide: pictured(wide) }
}

/** The requests that wait, by what they are about. */
async function readWaiting(db: Db, at: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; id: bigint }>`
    SELECT subject, id FROM approval
    WHERE kind = 'front.change' AND state = 'waiting' AND expires_at > ${at} ORDER BY id
  `.execute(db)
  return new Map(rows.map(({ subject, id }) => [subject, Number(id)]))
}

function newOnes(waiting: ReadonlyMap<string, number>): Answer['new_waiting'] {
  return [...waiting].flatMap(([subject, approval_id]) => {
    const place = FRONT_PLACES.find((one) => subject.startsWith(newFrontSubject(one, '')))
    if (place === undefined) return []
    return [{ place, approval_id, words: subject.slice(newFrontSubject(place, '').length) }]
  })
}
