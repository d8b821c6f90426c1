import { useState } from 'react'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { heightText } from '../texts.ts'
import { Figure } from './figure.tsx'
import { heightAt, heightY, LAUNCH } from './layout.ts'
import { Rocket } from './rocket.tsx'

/** A rocket on its way and how high it is, both drawn anew before each frame. */
export function Climb({ toCenti, targetCenti }: { toCenti: number; targetCenti: number }) {
  const [began] = useState(() => performance.now())
  const centi = useEachFrame(() => heightAt(toCenti, performance.now() - began))
  return (
    <>
      <Figure text={heightText(Math.floor(centi))} look="rising" />
      <Rocket x={LAUNCH.x} y={heightY(centi, targetCenti)} isLit />
    </>
  )
}
