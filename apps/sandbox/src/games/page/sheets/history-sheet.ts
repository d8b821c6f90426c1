import type { HistoryAnswer, HistoryRound } from '../../studio-api.ts'
import { element } from '../dom/element.ts'
import { icon } from '../dom/icon.ts'
import { openSheet } from '../dom/sheet.ts'
import type { MoneyWriter } from '../hud/money-text.ts'
import { getStudio } from '../studio/call-studio.ts'
import type { Speech, WordKey } from '../words/speech.ts'
import { fillSheet } from './fill-sheet.ts'
import { timeText } from './time-text.ts'

export type HistorySources = { session: string; money: MoneyWriter; speech: Speech }

/** The last rounds of this player in this game, each with a link to how it looked. */
export async function openHistorySheet(sources: HistorySources): Promise<void> {
  const { speech, session } = sources
  const sheet = openSheet(speech.say('history'), speech.say('close'))
  await fillSheet(sheet.body, speech, async () => {
    const { rounds } = await getStudio<HistoryAnswer>('/studio/fairness/history', session)
    if (rounds.length === 0) return [element('p', { class: 'quiet' }, speech.say('historyEmpty'))]
    return [element('ol', { class: 'rounds' }, ...rounds.map((round) => roundLine(round, sources)))]
  })
}

function roundLine(round: HistoryRound, sources: HistorySources): HTMLElement {
  const { speech } = sources
  const label = speech.say('historyShow')
  const attributes = { class: 'past', href: round.recallUrl, target: '_blank', rel: 'noopener' }
  const link = element(
    'a',
    attributes,
    element('span', { class: 'round-time' }, timeText(round.placedAt, speech.language())),
    element('span', { class: 'round-bet' }, betText(round, sources)),
    resultOf(round, sources),
    icon('arrow'),
    element('span', { class: 'spoken' }, label),
  )
  return element('li', {}, link)
}

function betText({ isFree, stakedMinor }: HistoryRound, { money, speech }: HistorySources): string {
  return isFree ? speech.say('freeRoundsBet') : money(BigInt(stakedMinor))
}

/** What a round came to: the win with its sign, or why it was not played. */
export function resultOf(round: HistoryRound, { money, speech }: HistorySources): HTMLElement {
  const key = stateKey(round)
  if (key !== null) return element('b', { class: 'round-win none' }, speech.say(key))
  const winMinor = BigInt(round.totalWinMinor ?? '0')
  if (winMinor === 0n) return element('b', { class: 'round-win none' }, speech.say('noWin'))
  return element('b', { class: 'round-win' }, `+ ${money(winMinor)}`)
}

function stateKey(round: HistoryRound): WordKey | null {
  switch (round.state) {
    case 'refused':
      return 'stateRefused'
    case 'returned':
      return 'stateReturned'
    case 'returning':
    case 'betting':
      return 'stateReturning'
    default:
      return null
  }
}
