import type { BoardVoice } from '../../../board.ts'
import type { RouletteKey } from '../words/keys.ts'
import { sumOf } from './loose-bet.ts'
import type { LooseBets } from './use-loose-bets.ts'

type ActionsProps = {
  loose: LooseBets
  isBetting: boolean
  /** Null when there is nothing to repeat. */
  repeat: (() => void) | null
  voice: BoardVoice<RouletteKey>
}

/** What can be done with chips that are not bet yet, and the one button that bets them. */
export function Actions({ loose, isBetting, repeat, voice }: ActionsProps) {
  const { bets, isPlacing, takeBack, clear, placeAll } = loose
  const isEmpty = bets.length === 0 || isPlacing
  return (
    <div className="roulette-actions">
      <button disabled={repeat === null || isPlacing} onClick={() => repeat?.()} type="button">
        {voice.say('repeat')}
      </button>
      <button disabled={isEmpty} onClick={takeBack} type="button">
        {voice.say('takeBack')}
      </button>
      <button disabled={isEmpty} onClick={clear} type="button">
        {voice.say('clear')}
      </button>
      <button
        className="roulette-place"
        disabled={isEmpty || !isBetting}
        onClick={placeAll}
        type="button"
      >
        <b>{voice.say('place')}</b>
        <span>{placeText(loose, voice)}</span>
      </button>
    </div>
  )
}

function placeText({ bets, isPlacing }: LooseBets, voice: BoardVoice<RouletteKey>): string {
  const count = bets.length
  if (isPlacing && count > 0) return voice.say('placing', { count })
  return voice.say('placeAmount', { count, amount: voice.money(sumOf(bets)) })
}
