import type { RoomGame } from '@maidan/casino'
import { element } from '../../../../games/page/dom/element.ts'
import { openSheet } from '../../../../games/page/dom/sheet.ts'
import type { Verdict } from '../../../../games/page/fairness/verify-round.ts'
import { fillSheet } from '../../../../games/page/sheets/fill-sheet.ts'
import type { BetProof, ChainView } from '../../../../rooms/room-api.ts'
import type { Seat } from '../../frame/seat.ts'
import type { FrameKey } from '../../words/frame-voice.ts'
import { getRoomHistory } from '../replay/get-replay.ts'
import { verifyRoomRound } from '../verify-room-round.ts'
import { betLine } from './bet-line.ts'

/** How the rounds of a room are drawn, and checking past ones in this browser. */
export async function openRoomFairness(seat: Seat, game: RoomGame): Promise<void> {
  const { speech, session } = seat
  const sheet = openSheet(speech.say('fairness'), speech.say('close'))
  await fillSheet(sheet.body, speech, async () => {
    const { bets, chain } = await getRoomHistory(session)
    return [
      element('p', { class: 'quiet' }, speech.say('roomFairIntro')),
      ...(game.contest === undefined
        ? []
        : [element('p', { class: 'quiet' }, speech.say('contestFairIntro'))]),
      ...(chain === null ? [] : [chainFacts(chain, seat)]),
      element('h3', {}, speech.say('checkRounds')),
      bets.length === 0
        ? element('p', { class: 'quiet' }, speech.say('historyEmpty'))
        : element('ol', { class: 'rounds' }, ...bets.map((proof) => checkLine(proof, seat, game))),
    ]
  })
}

function chainFacts({ terminal, used, length, nextTerminal }: ChainView, { speech }: Seat) {
  const facts: readonly (readonly [FrameKey, string])[] = [
    ['chainTerminal', terminal],
    ['chainUsed', `${used} / ${length}`],
    ...(nextTerminal === null ? [] : ([['chainNext', nextTerminal]] as const)),
  ]
  const rows = facts.flatMap(([key, value]) => [
    element('dt', {}, speech.say(key)),
    element('dd', {}, value),
  ])
  return element('dl', { class: 'seeds' }, ...rows)
}

const VERDICTS: Record<Verdict, { key: FrameKey; kind: string }> = {
  good: { key: 'roomCheckGood', kind: 'good' },
  'bad-hash': { key: 'checkBadHash', kind: 'bad' },
  'bad-round': { key: 'checkBadRound', kind: 'bad' },
  hidden: { key: 'roomCheckLater', kind: 'open' },
  unable: { key: 'checkUnable', kind: 'open' },
}

function checkLine(proof: BetProof, seat: Seat, game: RoomGame): HTMLElement {
  const { speech } = seat
  const verdict = element('p', { class: 'verdict', role: 'status', hidden: true })
  const check = element(
    'button',
    { type: 'button', class: 'button quiet small' },
    speech.say('check'),
  )
  const say = (key: FrameKey, kind: string) => {
    verdict.hidden = false
    verdict.className = `verdict ${kind}`
    verdict.textContent = speech.say(key)
  }
  check.addEventListener('click', () => {
    say('checking', 'open')
    void verifyRoomRound(game, { ...proof, number: proof.bet.number }).then((found) =>
      say(verdictKey(found, proof), VERDICTS[found].kind),
    )
  })
  const head = element('div', { class: 'past' }, ...betLine(proof, seat, game), check)
  return element('li', {}, head, verdict)
}

/** In a contest more than the draw was checked. */
function verdictKey(found: Verdict, { contest, bet }: BetProof): FrameKey {
  if (found !== 'good' || contest === null) return VERDICTS[found].key
  return bet.winMinor === null ? 'contestCheckOff' : 'contestCheckGood'
}
