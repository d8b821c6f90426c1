import { HEIGHT_MAX_CENTI, type GhuriOutcome, type GhuriSpot } from '@maidan/casino'
import { useEffect, useState } from 'react'
import type { RoomTable } from '../../board.ts'
import { BetBar } from './bets/bet-bar.tsx'
import './ghuri-bar.css'
import './ghuri.css'
import { heightText } from './height-text.ts'
import { PastChips } from './past/past-chips.tsx'
import { Side, type SidePanel } from './players/side.tsx'
import { HeightFigure } from './scene/height-figure.tsx'
import { Scene, type SceneState } from './scene/scene.tsx'
import { TakeOff } from './scene/take-off.tsx'
import type { GhuriWord } from './words/en.ts'

type TableProps = RoomTable<GhuriSpot, GhuriOutcome, GhuriWord>

/** The table of Ghuri: the last flights, the evening sky, and what the player does below. */
export function Table(table: TableProps) {
  const [panel, setPanel] = useState<SidePanel | null>(null)
  const { voice, past, elapsedMs, isStill } = table
  const state = sceneState(table)
  const endedAtCenti = table.outcome?.brokenAtCenti ?? null
  const flights = past.map(({ number, outcome }) => ({ number, ...outcome }))
  useFlightSounds(table, state)
  return (
    <div className="ghuri">
      <div className="ghuri-main">
        <div className="ghuri-top">
          <PastChips voice={voice} flights={flights} />
          <SideButtons table={table} panel={panel} choose={setPanel} />
        </div>
        <div className="ghuri-stage">
          <Scene
            state={state}
            elapsedMs={elapsedMs}
            endedAtCenti={endedAtCenti}
            isStill={isStill}
          />
          <div className="ghuri-words" data-state={state}>
            {state === 'waiting' && <TakeOff table={table} />}
            {(state === 'flying' || endedAtCenti !== null) && (
              <HeightFigure elapsedMs={elapsedMs} endedAtCenti={endedAtCenti} />
            )}
            <p className="ghuri-status" role="status">
              {statusText(table, state)}
            </p>
          </div>
        </div>
        <BetBar table={table} />
      </div>
      <Side table={table} flights={flights} panel={panel} close={() => setPanel(null)} />
    </div>
  )
}

function SideButtons(props: {
  table: TableProps
  panel: SidePanel | null
  choose: (panel: SidePanel | null) => void
}) {
  const { table, panel, choose } = props
  const panels = [
    { key: 'players', text: `${table.playerCount}` },
    { key: 'statistics', text: '' },
  ] as const
  return (
    <div className="ghuri-side-buttons">
      {panels.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          aria-label={text ? `${table.voice.say(key)}: ${text}` : table.voice.say(key)}
          aria-expanded={panel === key}
          onClick={() => choose(panel === key ? null : key)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[key]} />
          </svg>
          {text}
        </button>
      ))}
    </div>
  )
}

const ICONS: Readonly<Record<SidePanel, string>> = {
  players:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-4 3-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.7 3 5.5',
  statistics: 'M5 20V11M12 20V4M19 20V14',
}

function sceneState({ phase, outcome }: TableProps): SceneState {
  if (phase === 'betting') return 'waiting'
  if (phase === 'running') return 'flying'
  if (outcome === null) return 'broken-off'
  return outcome.brokenAtCenti >= HEIGHT_MAX_CENTI ? 'landed' : 'cut'
}

function statusText({ voice, outcome }: TableProps, state: SceneState): string {
  const height = heightText(outcome?.brokenAtCenti ?? 100)
  switch (state) {
    case 'waiting':
      return voice.say('betsOpen')
    case 'flying':
      return voice.say('flying')
    case 'cut':
      return voice.say('cutAt', { height })
    case 'landed':
      return voice.say('landedAt', { height })
    case 'broken-off':
      return voice.say('brokenOff')
  }
}

/** Wind when the kite lifts off, a crack when its string is cut, a chord for a stake that got out. */
function useFlightSounds({ sounds, own }: TableProps, state: SceneState): void {
  const out = own.filter((bet) => bet.state === 'out' || bet.state === 'won').length
  useEffect(() => {
    if (state === 'flying') sounds.play('spin')
    if (state === 'cut') sounds.play('snap')
  }, [sounds, state])
  useEffect(() => {
    if (out > 0) sounds.play('win')
  }, [sounds, out])
}
