import type { RoomTable } from '../../board.ts'
import type { DealHand, DealStep } from '../deal/deal-steps.ts'
import type { HandsShow } from '../live-show.ts'
import type { LiveKey } from '../words/live-key.ts'
import { Room } from './room.tsx'
import { Seats } from './seats.tsx'
import { Signal } from './signal.tsx'
import { SpokenDeal } from './spoken-deal.tsx'

type SceneProps<Outcome> = {
  table: Pick<
    RoomTable<unknown, Outcome, LiveKey>,
    'number' | 'phase' | 'phaseMs' | 'elapsedMs' | 'outcome' | 'isReplay' | 'voice'
  >
  show: HandsShow<Outcome>
  begun: readonly DealStep[]
  /** Null until the result has been told. */
  decided: Outcome | null
}

/** The dealer in their room, the cards on the table, and what is said of them. */
export function Scene<Outcome>({ table, show, begun, decided }: SceneProps<Outcome>) {
  const { voice, number } = table
  const result = decided === null ? null : show.resultOf(decided)
  const told =
    decided === null || result === null ? null : { result, text: show.resultText(decided) }
  return (
    <div className="live-scene">
      <Room dealerName={voice.say('dealer')} served={servedHand(begun)} />
      <Seats
        begun={begun}
        key={number}
        language={voice.language}
        outcome={table.outcome}
        show={show}
        winner={result?.winner ?? null}
      />
      <SpokenDeal decided={decided} show={show} voice={voice} />
      {table.isReplay && (
        <p className="live-replay">{voice.say('replay', { number: String(number) })}</p>
      )}
      <Signal table={table} told={told} />
    </div>
  )
}

function servedHand(begun: readonly DealStep[]): DealHand | null {
  const last = begun.at(-1)
  return last === undefined || last.act === 'tell' ? null : last.hand
}
