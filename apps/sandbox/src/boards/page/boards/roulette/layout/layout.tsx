import { useState } from 'react'
import { Field } from './field.tsx'
import { PLACED_SPOTS, type PlacedSpot } from './place-spot.ts'
import { Chips } from './chips.tsx'
import type { LayoutProps } from './layout-props.ts'

/**
 * The betting layout: fields, and between them the lines and points of bets on several numbers. One
 * spot takes part in tabbing; arrow keys go from spot to spot.
 */
export function Layout(props: LayoutProps) {
  const [reached, setReached] = useState('straight 0')
  return (
    <div className="roulette-felt">
      <div aria-label={props.voice.say('layout')} className="roulette-layout" role="group">
        {PLACED_SPOTS.map((placed) => (
          <Field
            isReached={placed.key === reached}
            key={placed.key}
            layout={props}
            placed={placed}
            reach={() => setReached(placed.key)}
          />
        ))}
        <Chips
          loose={props.loose}
          placed={props.placed}
          spotIsLost={lostOf(props.drawn)}
          voice={props.voice}
        />
      </div>
    </div>
  )
}

function lostOf(drawn: number | null): (placed: PlacedSpot) => boolean {
  return ({ covers }) => drawn !== null && !covers.includes(drawn)
}
