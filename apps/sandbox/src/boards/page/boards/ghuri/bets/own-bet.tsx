import { ghuri, HEIGHT_MAX_CENTI, type GhuriSpot } from '@maidan/casino'
import type { BoardVoice, OwnStake } from '../../../board.ts'
import { heightText } from '../height-text.ts'
import type { GhuriWord } from '../words/en.ts'

type OwnBetProps = { voice: BoardVoice<GhuriWord>; bet: OwnStake<GhuriSpot> }

/** A bet of the player that asks for nothing: before the flight, or once it is decided. */
export function OwnBet({ voice, bet }: OwnBetProps) {
  return (
    <div className="ghuri-action ghuri-own" data-state={bet.state}>
      <span>{stateText(voice, bet)}</span>
      <b>{amountText(voice, bet)}</b>
    </div>
  )
}

function stateText(voice: BoardVoice<GhuriWord>, bet: OwnStake<GhuriSpot>): string {
  switch (bet.state) {
    case 'asked':
      return voice.say('betAsked')
    case 'standing':
      return wayOut(voice, bet.spot)
    case 'out':
    case 'won':
      return voice.say('outAt', { height: heightText(leftAtCenti(bet)) })
    case 'lost':
      return voice.say('lost')
  }
}

/** Where a bet left: one that never asked to leave was there when the kite landed. */
function leftAtCenti({ outAtCenti, spot }: OwnStake<GhuriSpot>): number {
  return outAtCenti ?? spot.autoCenti ?? HEIGHT_MAX_CENTI
}

/** How a bet leaves the flight. */
export function wayOut(voice: BoardVoice<GhuriWord>, { autoCenti }: GhuriSpot): string {
  if (autoCenti === null) return voice.say('byHand')
  return voice.say('leavesAt', { height: heightText(autoCenti) })
}

function amountText(voice: BoardVoice<GhuriWord>, bet: OwnStake<GhuriSpot>): string {
  if (bet.state === 'lost') return `− ${voice.money(bet.stakeMinor)}`
  const winMinor = bet.winMinor ?? wonAt(bet)
  return winMinor === null ? voice.money(bet.stakeMinor) : `+ ${voice.money(winMinor)}`
}

/** What a stake that is out will be paid once the flight is over. */
function wonAt({ state, stakeMinor, outAtCenti }: OwnStake<GhuriSpot>): bigint | null {
  if (state !== 'out' || outAtCenti === null) return null
  return ghuri.payMinor(stakeMinor, { autoCenti: outAtCenti }, { brokenAtCenti: outAtCenti })
}
