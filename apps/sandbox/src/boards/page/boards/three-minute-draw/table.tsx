import { LOTTERY_BALLS, type LotteryOutcome, type LotterySpot } from '@maidan/casino'
import { useEffect, useState } from 'react'
import type { RoomTable } from '../../board.ts'
import { DrawShow } from './draw/draw-show.tsx'
import { useBallsOut } from './draw/use-balls-out.ts'
import { TicketDesk } from './field/ticket-desk.tsx'
import { Head } from './head.tsx'
import { Side } from './past/side.tsx'
import './three-minute-draw.css'
import { Tickets } from './tickets/tickets.tsx'
import type { LotteryWord } from './words/en.ts'

type TableProps = RoomTable<LotterySpot, LotteryOutcome, LotteryWord>

/** The table of Three Minute Draw: the desk while tickets are sold, then the drum. */
export function Table(table: TableProps) {
  const [isSideOpen, setSideOpen] = useState(false)
  const { voice, phase, outcome, past, own, isReplay } = table
  const isDrawn = phase !== 'betting' && outcome !== null
  const out = useBallsOut(isDrawn, table.elapsedMs)
  const balls = isDrawn ? outcome.balls.slice(0, out) : null
  const isOwn = (number: number) => own.some(({ spot }) => spot.picks.includes(number))
  // The list does not tell what the drum has not yet shown.
  const told = past.filter(({ number }) => number !== table.number || out === LOTTERY_BALLS)
  const draws = told.map(({ number, outcome: { balls } }) => ({ number, balls }))
  useBallSounds(table, balls)
  return (
    <div className="lottery">
      <div className="lottery-main">
        <Head
          table={table}
          out={out}
          isSideOpen={isSideOpen}
          flipSide={() => setSideOpen(!isSideOpen)}
        />
        <div className="lottery-place" hidden={phase !== 'betting' || isReplay}>
          <TicketDesk table={table} />
        </div>
        {(phase !== 'betting' || isReplay) && (
          <DrawShow voice={voice} balls={balls ?? []} isOwn={isOwn} />
        )}
        <Tickets table={table} balls={balls} />
      </div>
      <Side voice={voice} draws={draws} isOpen={isSideOpen} close={() => setSideOpen(false)} />
    </div>
  )
}

/** A knock for each ball, and a chord for one that is on a ticket of the player. */
function useBallSounds({ sounds, own }: TableProps, balls: readonly number[] | null): void {
  const last = balls?.at(-1)
  const isHit = own.some(({ spot }) => last !== undefined && spot.picks.includes(last))
  useEffect(() => {
    if (last !== undefined) sounds.play(isHit ? 'win' : 'stop')
  }, [sounds, last, isHit])
}
