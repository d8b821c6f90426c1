import type { RoomGame } from '@maidan/casino'
import { element } from '../../../../games/page/dom/element.ts'
import { icon } from '../../../../games/page/dom/icon.ts'
import { openSheet } from '../../../../games/page/dom/sheet.ts'
import { fillSheet } from '../../../../games/page/sheets/fill-sheet.ts'
import type { BetProof } from '../../../../rooms/room-api.ts'
import type { Seat } from '../../frame/seat.ts'
import { getRoomHistory } from '../replay/get-replay.ts'
import { betLine } from './bet-line.ts'

/** The player's last bets in this room, each with a link to how its round went. */
export async function openRoomHistory(seat: Seat, game: RoomGame): Promise<void> {
  const { speech, session } = seat
  const sheet = openSheet(speech.say('history'), speech.say('close'))
  await fillSheet(sheet.body, speech, async () => {
    const { bets } = await getRoomHistory(session)
    if (bets.length === 0) return [element('p', { class: 'quiet' }, speech.say('historyEmpty'))]
    return [element('ol', { class: 'rounds' }, ...bets.map((proof) => linkTo(proof, seat, game)))]
  })
}

function linkTo(proof: BetProof, seat: Seat, game: RoomGame): HTMLElement {
  const attributes = { class: 'past', href: proof.bet.recallUrl, target: '_blank', rel: 'noopener' }
  const spoken = element('span', { class: 'spoken' }, seat.speech.say('historyShow'))
  return element(
    'li',
    {},
    element('a', attributes, ...betLine(proof, seat, game), icon('arrow'), spoken),
  )
}
