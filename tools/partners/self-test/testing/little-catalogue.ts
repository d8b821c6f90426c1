import type { ProviderFault } from './provider-faults.ts'

export const SLOT = 'KOEL-REELS'
export const BET_MINOR = '1000'
const CARD = 'KOEL-RICKSHAW'

/** A slot and a card of one provider, as an operator reads them. */
export function littleCatalogue(fault: ProviderFault | null): object {
  const games = [CARD, SLOT].map((code) => ({
    code,
    platform: 'KOEL',
    title: code,
    type: code === SLOT ? 'slot' : 'arcade',
    rtp: fault === 'has a catalogue out of its form' ? 96.1 : '96.10',
    volatility: 'medium',
    bet_levels: { BDT: [BET_MINOR] },
  }))
  const inPot = fault === 'has games of others in a jackpot' ? 'PADMA-RIVERGOLD' : CARD
  return {
    providers: fault === 'names no provider' ? [] : [{ code: 'KOEL', name: 'Koel Games' }],
    games: fault === 'lists a game twice' ? [...games, ...games] : games,
    jackpots: [
      { code: 'KOEL-PADDLE', title: 'Paddle', platform: 'KOEL', share_bps: 100, games: [inPot] },
    ],
  }
}
