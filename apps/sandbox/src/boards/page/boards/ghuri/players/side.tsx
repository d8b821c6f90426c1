import type { GhuriOutcome, GhuriSpot } from '@maidan/casino'
import type { RoomTable } from '../../../board.ts'
import { Statistics } from '../past/statistics.tsx'
import type { GhuriWord } from '../words/en.ts'
import { PlayerList } from './player-list.tsx'

export type SidePanel = 'players' | 'statistics'

type SideProps = {
  table: RoomTable<GhuriSpot, GhuriOutcome, GhuriWord>
  flights: readonly { brokenAtCenti: number }[]
  /** What a narrow screen shows over the sky; a wide one shows both beside it. */
  panel: SidePanel | null
  close: () => void
}

/** Players and statistics, beside the sky where there is room and over it where there is none. */
export function Side({ table, flights, panel, close }: SideProps) {
  const { voice, players, playerCount, phase } = table
  return (
    <aside className="ghuri-side" data-panel={panel ?? 'none'}>
      <section className="ghuri-side-players" aria-label={voice.say('players')}>
        <SideHead voice={voice} panel="players" close={close} />
        <PlayerList
          voice={voice}
          players={players}
          count={playerCount}
          isOver={phase === 'shown'}
        />
      </section>
      <section className="ghuri-side-statistics" aria-label={voice.say('statistics')}>
        <SideHead voice={voice} panel="statistics" close={close} />
        <Statistics voice={voice} brokenCenti={flights.map((flight) => flight.brokenAtCenti)} />
      </section>
    </aside>
  )
}

function SideHead(props: {
  voice: SideProps['table']['voice']
  panel: SidePanel
  close: () => void
}) {
  return (
    <header>
      <h2>{props.voice.say(props.panel)}</h2>
      <button type="button" aria-label={props.voice.say('close')} onClick={props.close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </header>
  )
}
