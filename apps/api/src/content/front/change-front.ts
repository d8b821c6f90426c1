import { FRONT_PIECES_MAX } from '@maidan/contract'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { eachLanguage } from '../../platform/texts/each-language.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { frontFacts, placeFact } from './front-facts.ts'
import { frontState, frontSubject, newFrontSubject } from './front-piece.ts'
import type { FrontDraft, FrontPiece } from './front-piece.ts'
import { listOpenGames } from './list-open-games.ts'
import { lockFront, seenPiece } from './lock-front.ts'
import { readFrontDraft, type AskedFront } from './read-front-draft.ts'

type Ports = { clock: Clock; config: Pick<Config, 'BUILD_DIR'>; db: Db }

type Change = { asked: AskedFront; staff: StaffIdentity; ip: string }

export const NEW_PIECE = 0n

/**
 * Asks a second person for a piece of the front page or another form of one: what all players read may
 * send their money to another number, so nobody says it alone (law 24).
 */
export function changeFront({ db, clock, config }: Ports, change: Change): Promise<bigint> {
  const { asked } = change
  if (asked.reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = clock.now()
  const id = BigInt(asked.id)
  return inTransaction(db, async (tx) => {
    const pieces = await lockFront(tx, asked.place)
    const before = id === NEW_PIECE ? null : seenPiece(pieces, { id, version: asked.version })
    const games = await listOpenGames({ config, db: tx })
    const draft = readFrontDraft(asked, { games, before, at })
    if (before && isSame(draftOf(before), draft)) throw new Refusal('STATE_CHANGED')
    checkFrontRoom(pieces, { id, at })
    return ask(tx, { change, before, draft, at })
  })
}

/**
 * Refuses with FRONT_FULL one more of a place than may run or wait. `id` is the one that it is for: what
 * runs or waits already has its room.
 */
export function checkFrontRoom(
  pieces: readonly FrontPiece[],
  { id, at }: { id: bigint; at: Date },
): void {
  const open = pieces.filter((one) => frontState(one, at) !== 'ended')
  if (open.some((one) => one.id === id) || open.length < FRONT_PIECES_MAX) return
  throw new Refusal('FRONT_FULL', { params: { max: FRONT_PIECES_MAX } })
}

type Step = { change: Change; before: FrontPiece | null; draft: FrontDraft; at: Date }

function ask(tx: Tx, { change, before, draft, at }: Step): Promise<bigint> {
  const { asked, staff, ip } = change
  const { place } = asked
  const asking = {
    kind: 'front.change' as const,
    subject: before ? frontSubject(before) : newFrontSubject(place, draft.words[FIRST_LANGUAGE]),
    command: { place, id: asked.id, version: asked.version, piece: draft },
    why: asked.reason,
    evidence: {
      reasons: ['always' as const],
      claimed: placeFact(place),
      found: before ? frontFacts(draftOf(before)) : {},
      effect: frontFacts(draft),
    },
  }
  return askApproval(tx, { ...asking, staff, ip, at }, 'reason')
}

/** A piece as a form would ask for it. */
function draftOf({ words, picture, pictures, link, startsAt, endsAt }: FrontPiece): FrontDraft {
  return {
    words: eachLanguage((language) => words[language] ?? ''),
    picture,
    pictures,
    link,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }
}

/** The pictures of other languages come with the picture. */
function isSame(before: FrontDraft, after: FrontDraft): boolean {
  const [a, b] = [before, after].map(({ words, picture, link, startsAt, endsAt }) =>
    JSON.stringify([Object.values(words), picture, link, startsAt, endsAt]),
  )
  return a === b
}
