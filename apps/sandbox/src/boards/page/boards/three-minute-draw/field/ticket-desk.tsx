import {
  LOTTERY_NUMBERS,
  LOTTERY_PICKS_MAX,
  type LotteryOutcome,
  type LotterySpot,
} from '@maidan/casino'
import { useState } from 'react'
import type { RoomTable } from '../../../board.ts'
import { useOnePress } from '../../../rooms/stakes/use-one-press.ts'
import type { LotteryWord } from '../words/en.ts'
import { NumberField } from './number-field.tsx'
import { PaysLine } from './pays-line.tsx'
import { luckyPick, togglePick } from './picks.ts'

type DeskProps = { table: RoomTable<LotterySpot, LotteryOutcome, LotteryWord> }

/** Where a ticket is filled in and bought. The numbers stay, so that they can be bought again. */
export function TicketDesk({ table }: DeskProps) {
  const { voice, sounds } = table
  const [picks, setPicks] = useState<readonly number[]>([])
  const [isFull, setFull] = useState(false)
  const choose = (next: readonly number[] | null) => {
    sounds.play('press')
    setFull(next === null)
    if (next !== null) setPicks(next)
  }
  return (
    <div className="lottery-desk">
      <NumberField
        label={voice.say('numbers', { last: String(LOTTERY_NUMBERS) })}
        picks={picks}
        tap={(number) => choose(togglePick(picks, number))}
      />
      <div className="lottery-pick-bar">
        <p role="status" data-full={isFull}>
          {pickText(table, picks, isFull)}
        </p>
        <button
          type="button"
          disabled={picks.length === 0}
          onClick={() => choose([])}
          aria-label={voice.say('clear')}
        >
          {voice.say('clear')}
        </button>
        <button type="button" onClick={() => choose(luckyPick(picks.length, () => Math.random()))}>
          {voice.say('lucky')}
        </button>
      </div>
      <PaysLine voice={voice} picks={picks.length} />
      <BuyButton table={table} picks={picks} />
    </div>
  )
}

function pickText(
  { voice }: DeskProps['table'],
  picks: readonly number[],
  isFull: boolean,
): string {
  if (isFull) return voice.say('tooMany', { most: LOTTERY_PICKS_MAX })
  if (picks.length === 0) return voice.say('choose', { most: LOTTERY_PICKS_MAX })
  return voice.say('chosen', { numbers: picks.join(' · ') })
}

function BuyButton({ table, picks }: DeskProps & { picks: readonly number[] }) {
  const { voice, bet, own, betsMax, sounds } = table
  const place = useOnePress(table)
  if (own.length >= betsMax) {
    return <p className="lottery-wait">{voice.say('allBought', { most: betsMax })}</p>
  }
  // A second tap, before the first was answered, would buy the same ticket twice.
  const isAsked = own.some((ticket) => ticket.state === 'asked')
  const buy = () => {
    if (place({ picks: [...picks] })) sounds.play('press')
  }
  return (
    <button
      type="button"
      className="lottery-buy"
      disabled={picks.length === 0 || isAsked}
      onClick={buy}
    >
      {buyText(table, picks.length, isAsked, voice.money(bet.minor))}
    </button>
  )
}

function buyText({ voice }: DeskProps['table'], picks: number, isAsked: boolean, amount: string) {
  if (isAsked) return voice.say('asked')
  return picks === 0 ? voice.say('buyNone') : voice.say('buy', { amount })
}
