import { ghuri } from '@maidan/casino'
import { useEffect, useRef, useState } from 'react'
import { useFrames } from '../../../clock/use-frames.ts'
import { Company } from './company.tsx'
import { KiteFigure } from './kite-figure.tsx'
import { createLayers } from './layers.ts'
import { Stars } from './stars.tsx'
import { FarTown, Flyer, NearTown } from './town.tsx'

export type SceneState = 'waiting' | 'flying' | 'cut' | 'landed' | 'broken-off'

type SceneProps = {
  state: SceneState
  elapsedMs: () => number
  /** The height of the end, in hundredths; null while the kite is not down. */
  endedAtCenti: number | null
  isStill: boolean
}

/**
 * The evening over the roofs. Its layers are drawn once; a frame only moves them, so that a slow
 * phone keeps up.
 */
export function Scene({ state, elapsedMs, endedAtCenti, isStill }: SceneProps) {
  const [layers] = useState(createLayers)
  const scene = useRef<HTMLDivElement>(null)
  useEffect(() => (scene.current ? layers.watch(scene.current) : undefined), [layers])
  useFrames(state === 'flying', () => {
    const flownMs = state === 'flying' ? elapsedMs() : endedMs(endedAtCenti)
    layers.move({ flownMs, isStill, isCut: state === 'cut' })
  })
  return (
    <div ref={scene} className="ghuri-scene" data-state={state} aria-hidden="true">
      <div data-layer="night" className="ghuri-night">
        <Stars />
      </div>
      <div data-layer="company" className="ghuri-company">
        <Company />
      </div>
      <div data-layer="far" className="ghuri-far">
        <FarTown />
      </div>
      <div data-layer="near" className="ghuri-near">
        <NearTown />
        <div className="ghuri-flyer">
          <Flyer />
        </div>
      </div>
      <div data-layer="string" className="ghuri-string" />
      <div data-layer="kite" className="ghuri-kite">
        <div className="ghuri-kite-body">
          <KiteFigure />
        </div>
      </div>
    </div>
  )
}

function endedMs(endedAtCenti: number | null): number {
  return endedAtCenti === null ? 0 : (ghuri.curve?.elapsedMs(endedAtCenti) ?? 0)
}
