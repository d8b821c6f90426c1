import { isRed } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { cardName } from '../../cards/card-name.ts'
import { SuitMark } from '../../cards/faces/suit-mark.tsx'
import { multipleText } from './multiple-text.ts'
import { rankText } from './rank-text.ts'
import type { TrailCard } from './tide-steps.ts'
import type { TideKey } from './words/en.ts'

type TrailProps = { voice: BoardVoice<TideKey>; trail: readonly TrailCard[] }

const NAMES = {
  opened: 'trailOpened',
  right: 'trailRight',
  wrong: 'trailWrong',
  skipped: 'trailSkipped',
} as const satisfies Record<TrailCard['how'], TideKey>

/** The cards of the round in the order they came; a long row gives up its oldest to the left. */
export function Trail({ voice, trail }: TrailProps) {
  return (
    <div className="tide-trail">
      <ol aria-label={voice.say('trail')}>
        {trail.map((one, at) => (
          <li
            // A card is its place in the round.
            key={`card-${at + 1}`}
            data-how={one.how}
            aria-label={nameOf(one, voice)}
          >
            <b data-red={isRed(one.card)}>
              {rankText(one.card.rank)}
              <svg viewBox="-12 -12 24 24" aria-hidden="true">
                <SuitMark suit={one.card.suit} x={0} y={0} size={22} />
              </svg>
            </b>
            <span aria-hidden="true">{markOf(one)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function nameOf({ card, how, multipleCenti }: TrailCard, voice: BoardVoice<TideKey>): string {
  const multiple = multipleText(multipleCenti ?? 0n)
  return voice.say(NAMES[how], { card: cardName(card, voice.language), multiple })
}

function markOf({ how, multipleCenti }: TrailCard): string {
  if (how === 'right') return `×${multipleText(multipleCenti ?? 0n)}`
  if (how === 'wrong') return '✕'
  return how === 'skipped' ? '»' : '•'
}
