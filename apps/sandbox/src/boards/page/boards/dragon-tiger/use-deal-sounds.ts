import { dragonTiger, type DragonTigerOutcome, type DragonTigerSpot } from '@maidan/casino'
import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../../games/page/sound/sounds.ts'
import type { OwnStake } from '../../board.ts'
import type { DealStage } from './deal-stage.ts'
import { ownResult } from '../../stakes/own-result.ts'

type Heard = {
  stage: DealStage
  own: readonly OwnStake<DragonTigerSpot>[]
  decided: DragonTigerOutcome | null
  sounds: Sounds
}

/** Cards are heard as they land and turn, and a win of the player's own as it shows. */
export function useDealSounds(heard: Heard): void {
  const { stage } = heard
  const latest = useRef(heard)
  const before = useRef(stage)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    playStage(stage, latest.current)
  }, [stage])
}

function playStage(stage: DealStage, { own, decided, sounds }: Heard): void {
  switch (stage) {
    case 'waiting':
      return
    case 'dragonDealt':
    case 'tigerDealt':
      return sounds.play('stop', 0)
    case 'dragonTurned':
    case 'tigerTurned':
      return sounds.play('stop', 4)
    case 'decided':
      if (decided !== null && isPaid(own, decided)) sounds.play('win')
  }
}

function isPaid(own: Heard['own'], decided: DragonTigerOutcome): boolean {
  const pay = (stakeMinor: bigint, spot: DragonTigerSpot) =>
    dragonTiger.payMinor(stakeMinor, spot, decided)
  return ownResult(own, pay).paidMinor > 0n
}
