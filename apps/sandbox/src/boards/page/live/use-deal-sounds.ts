import { useEffect, useRef } from 'react'
import type { Sounds } from '../../../games/page/sound/sounds.ts'
import type { OwnStake } from '../board.ts'
import { ownResult } from '../stakes/own-result.ts'
import type { DealStep } from './deal/deal-steps.ts'

type Heard<Spot> = {
  begun: readonly DealStep[]
  own: readonly OwnStake<Spot>[]
  pays: (stakeMinor: bigint, spot: Spot) => bigint
  sounds: Sounds
}

/** Cards are heard as they land and turn, and a win of the player's own as it shows. */
export function useDealSounds<Spot>(heard: Heard<Spot>): void {
  const count = heard.begun.length
  const latest = useRef(heard)
  const before = useRef(count)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    if (before.current === count) return
    before.current = count
    playStep(latest.current)
  }, [count])
}

function playStep<Spot>({ begun, own, pays, sounds }: Heard<Spot>): void {
  switch (begun.at(-1)?.act) {
    case 'deal':
      return sounds.play('stop', 0)
    case 'turn':
      return sounds.play('stop', 4)
    case 'tell':
      if (ownResult(own, pays).paidMinor > 0n) sounds.play('win')
      return
    case undefined:
      return
  }
}
