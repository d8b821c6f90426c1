import { useEffect, useState } from 'react'
import { readKept, writeKept } from '../../lib/exchange/device-store.ts'

const NAME = 'money sound'
/** Two notes of a bell, a third apart. */
const NOTES_HZ = [659.26, 830.61] as const
const NOTE_SECONDS = 0.35
const APART_SECONDS = 0.14
const LOUDNESS = 0.12
const SILENCE = 0.0001

/** Whether this device rings when money arrives; it does not until somebody wants it. */
export async function isSoundOn(): Promise<boolean> {
  const kept = await readKept(NAME)
  return typeof kept === 'object' && kept !== null && 'on' in kept && kept.on === true
}

/** The choice and how to change it; off until the device has answered. */
export function useMoneySound(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(false)
  useEffect(() => {
    void isSoundOn().then(setOn)
  }, [])
  const choose = (chosen: boolean) => {
    setOn(chosen)
    void writeKept(NAME, { on: chosen })
    if (chosen) playMoneySound()
  }
  return [on, choose]
}

/** Rings; a browser that nobody has touched yet stays silent. */
export function playMoneySound(): void {
  const context = new AudioContext()
  for (const [at, hz] of NOTES_HZ.entries())
    playNote(context, hz, context.currentTime + at * APART_SECONDS)
  setTimeout(() => void context.close(), 1000)
}

function playNote(context: AudioContext, hz: number, startsAt: number): void {
  const tone = new OscillatorNode(context, { frequency: hz })
  const gain = new GainNode(context, { gain: LOUDNESS })
  gain.gain.setValueAtTime(LOUDNESS, startsAt)
  gain.gain.exponentialRampToValueAtTime(SILENCE, startsAt + NOTE_SECONDS)
  tone.connect(gain).connect(context.destination)
  tone.start(startsAt)
  tone.stop(startsAt + NOTE_SECONDS)
}
