import type { AndarBaharSpot } from '@maidan/casino'
import { useState } from 'react'
import { Felt } from '../../show/felt.tsx'
import { useKeys } from '../../show/use-keys.ts'
import './andar-bahar.css'
import { DealLine } from './deal-line.tsx'
import { Past } from './past.tsx'
import type { AndarBaharProps } from './props.ts'
import { Rows } from './rows.tsx'
import { Spots } from './spots.tsx'
import { useDeal } from './use-deal.ts'
import { usePast } from './use-past.ts'

/** The table of Andar Bahar: the joker and two rows of cards, below them what can be bet on. */
export function AndarBaharTable(props: AndarBaharProps) {
  const { voice, sounds, phase, round, isReplay, place, shown } = props
  const [chosen, setChosen] = useState<AndarBaharSpot>('andar')
  const { past, remember } = usePast(props)
  const { view, hurry } = useDeal(props, () => {
    remember()
    shown()
  })
  const isReady = phase === 'ready' && !isReplay
  const choose = (spot: AndarBaharSpot): void => {
    if (!isReady) return
    sounds.play('press')
    setChosen(spot)
  }
  const deal = (): void => {
    if (!isReady) return
    sounds.play('press')
    place({ spot: chosen })
  }
  useKeys({
    a: () => choose('andar'),
    b: () => choose('bahar'),
    Go: phase === 'showing' ? hurry : deal,
  })
  const spot = round !== null && (isReplay || phase !== 'ready') ? round.setup.spot : chosen
  return (
    <div className="andar" onPointerDown={phase === 'showing' ? hurry : undefined}>
      <Felt />
      <div className="andar-table">
        <Rows view={view} voice={voice} />
        <Past past={past} voice={voice} />
        <DealLine table={props} view={view} />
        <Spots chosen={spot} isOpen={isReady} onChoose={choose} table={props} view={view} />
        {!isReplay && (
          <button className="andar-go" disabled={!isReady} onClick={deal} type="button">
            {voice.say('deal')}
          </button>
        )}
      </div>
    </div>
  )
}
