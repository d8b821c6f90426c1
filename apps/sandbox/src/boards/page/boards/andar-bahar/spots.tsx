import { SIDES, SPANS, winsAt, type AndarBaharSpot } from '@maidan/casino'
import type { DealView } from './deal-steps.ts'
import { paysText } from './pays-text.ts'
import type { AndarBaharProps } from './props.ts'
import './spots.css'

type SpotsProps = {
  chosen: AndarBaharSpot
  isOpen: boolean
  onChoose: (spot: AndarBaharSpot) => void
  table: AndarBaharProps
  view: DealView
}

/** What can be bet on: the two sides, large, and the spans. The stake lies on the one that is chosen. */
export function Spots(props: SpotsProps) {
  const { say } = props.table.voice
  return (
    <div className="andar-spots">
      <div aria-label={say('sides')} className="andar-sides" role="group">
        {SIDES.map((side) => (
          <SpotButton key={side} spot={side} {...props} />
        ))}
      </div>
      <p className="andar-ask">{say('spans')}</p>
      <div aria-label={say('spans')} className="andar-spans" role="group">
        {SPANS.map((span) => (
          <SpotButton key={span} spot={span} {...props} />
        ))}
      </div>
    </div>
  )
}

function SpotButton({
  spot,
  chosen,
  isOpen,
  onChoose,
  table,
  view,
}: SpotsProps & { spot: AndarBaharSpot }) {
  const { voice, bet, round, phase } = table
  const { say, money } = voice
  const isChosen = spot === chosen
  const isHit = view.ended !== null && winsAt(spot, view.ended.count)
  const stakeMinor = round !== null && phase !== 'ready' ? round.betMinor : bet.minor
  const times = paysText(spot)
  const name = spot === 'andar' || spot === 'bahar' ? 'spotName' : 'spanName'
  const classes = ['andar-spot', `andar-spot-${spot}`, isHit && 'andar-spot-hit']
  return (
    <button
      aria-label={say(name, { spot: say(spot), times })}
      aria-pressed={isChosen}
      className={classes.filter(Boolean).join(' ')}
      disabled={!isOpen}
      onClick={() => onChoose(spot)}
      type="button"
    >
      <span className="andar-spot-name">{say(spot)}</span>
      <span className="andar-spot-pays">{say('pays', { times })}</span>
      {isChosen && <span className="andar-chip">{money(stakeMinor)}</span>}
    </button>
  )
}
