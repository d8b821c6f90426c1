import type { CupPart } from '../cup-table.ts'
import type { BoardVoice } from '../../../board.ts'
import type { CupKey } from '../words/en.ts'
import type { OwnEntry } from '../standing/own-entries.ts'

type Told = { shown: Pick<CupPart['shown'], 'decided'>; table: { voice: BoardVoice<CupKey> } }

/**
 * Where a team of the player stands, and what that would win. When the match has been seen to its end, what the
 * studio has paid is told, and nothing before it has.
 */
export function standText(
  { shown, table: { voice } }: Told,
  { stand, stakeMinor, winMinor }: OwnEntry,
): string {
  const isOver = shown.decided !== null
  if (stand === null) {
    return isOver && winMinor !== null && winMinor > 0n
      ? voice.say('wonPlain', { amount: voice.money(winMinor) })
      : voice.say('entryOf', { fee: voice.money(stakeMinor) })
  }
  const { entry, contest } = stand
  if (contest.isCalledOff) return voice.say('entryOf', { fee: voice.money(stakeMinor) })
  const { place, sharedBy, prizeMinor } = entry
  const where = voice.say(sharedBy > 1 ? 'placeShared' : 'placeOf', {
    place,
    entries: contest.entries.length,
    count: sharedBy,
  })
  return `${where} · ${isOver ? paidText() : worthText()}`

  function worthText(): string {
    if (prizeMinor === 0n) return voice.say('noPrizeYet')
    return voice.say('prizeNow', { amount: voice.money(prizeMinor) })
  }

  function paidText(): string {
    if (winMinor === null) return voice.say('prizeWaits')
    if (winMinor === 0n) return voice.say('noPrize')
    return voice.say('won', { amount: voice.money(winMinor) })
  }
}
