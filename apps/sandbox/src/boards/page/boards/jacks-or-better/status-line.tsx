import type { PokerHand } from '@maidan/casino'
import { countDurationMs } from '../../../../games/page/play/wins/count-up.ts'
import { CountedAmount } from '../../show/counted-amount.tsx'
import type { HandView } from './hand-steps.ts'
import type { JacksProps } from './props.ts'
import { timesText } from './times-text.ts'
import type { Holding } from './use-holding.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

type StatusLineProps = {
  table: JacksProps
  view: HandView
  hand: PokerHand | null
  holding: Holding
  isTaking: boolean
}

/** What there is to know now, in a line or two. */
export function StatusLine(props: StatusLineProps) {
  const { table, view, hand, holding, isTaking } = props
  if (view.paid !== null && !isTaking) return <Paid {...props} paid={view.paid} />
  if (holding.advice !== null) return <Advice advice={holding.advice} voice={table.voice} />
  return (
    <p className="jacks-line" role="status">
      {plainLine(table, hand)}
    </p>
  )
}

function plainLine({ phase, round, voice }: JacksProps, hand: PokerHand | null): string {
  const { say } = voice
  if (phase === 'open')
    return hand === null ? say('choose') : say('chooseWith', { hand: say(hand) })
  if (phase === 'ready') return say('begin')
  if (phase === 'asking') return say(round?.totalMinor === null ? 'drawing' : 'dealing')
  return ''
}

function Paid({ table, paid }: StatusLineProps & { paid: NonNullable<HandView['paid']> }) {
  const { voice, round, phase, isStill } = table
  const { say, money } = voice
  const { hand, totalMinor } = paid
  if (hand === null) {
    return (
      <p className="jacks-line" role="status">
        {say('nothing')}
      </p>
    )
  }
  const betMinor = round?.betMinor ?? 0n
  if (totalMinor <= betMinor) {
    return (
      <p className="jacks-line jacks-line-back" role="status">
        {say('stakeBack', { hand: say(hand) })}
      </p>
    )
  }
  const isCounting = phase === 'showing' && !isStill
  return (
    <p className="jacks-line jacks-line-won">
      <span className="spoken" role="status">
        {say('won', { hand: say(hand), amount: money(totalMinor) })}
      </span>
      <span aria-hidden="true">
        {say(hand)}{' '}
        <b>
          <CountedAmount
            durationMs={isCounting ? countDurationMs(totalMinor, betMinor) : 0}
            money={money}
            toMinor={totalMinor}
          />
        </b>
      </span>
    </p>
  )
}

type AdviceProps = { advice: NonNullable<Holding['advice']>; voice: JacksProps['voice'] }

function Advice({ advice: { best, own }, voice }: AdviceProps) {
  const { say } = voice
  const places = best.hold.flatMap((isHeld, place) => (isHeld ? [place + 1] : []))
  const worth = timesText(best.worth)
  const isSame = best.hold.every((isHeld, place) => isHeld === own.hold[place])
  return (
    <p className="jacks-line jacks-line-advice" role="status">
      <span>
        {places.length === 0
          ? say('hintNone', { worth })
          : say('hintBest', { places: countText(voice.language, places.join(', ')), worth })}
      </span>{' '}
      <span>{isSame ? say('hintSame') : say('hintYours', { worth: timesText(own.worth) })}</span>
    </p>
  )
}
