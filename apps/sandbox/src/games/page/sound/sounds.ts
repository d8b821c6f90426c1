import { Synth, type Note } from './synth.ts'

export type SoundName =
  | 'press'
  | 'card'
  | 'spin'
  | 'stop'
  | 'scatter'
  | 'tension'
  | 'wild'
  | 'win'
  | 'count'
  | 'freeSpins'
  | 'bigWin'
  | 'cast'
  | 'splash'
  | 'slip'
  | 'pluck'
  | 'bud'
  | 'sting'
  | 'snap'
  | 'hoof'
  | 'racket'
  | 'kick'
  | 'cheer'
  | 'sigh'
  | 'whistle'
  | 'loose'
  | 'stick'
  | 'clash'
  | 'crash'
  | 'charge'
  | 'shield'
  | 'beam'
  | 'coin'
  | 'hold'
  | 'burst'
  | 'fireflies'
  | 'marble'
  | 'rocket'
  | 'foothold'
  | 'slide'
  | 'bigWheel'

export type Sounds = {
  /** Plays a sound if sound is on; `step` raises its pitch. */
  play: (name: SoundName, step?: number) => void
  isOn: () => boolean
  setOn: (on: boolean) => void
}

const KEY = 'maidan-studio-sound'

/** A major pentatonic scale from D: every note of it sounds well with every other. */
const SCALE = [293.66, 329.63, 369.99, 440, 493.88, 587.33, 659.26, 739.99, 880, 987.77, 1174.66]

/** The game's sounds, all made here. Off until the player switches them on; the choice is kept. */
export function createSounds(): Sounds {
  let on = keptChoice()
  let synth: Synth | null = null
  const voice = () => {
    synth ??= new Synth(new AudioContext())
    return synth
  }
  return {
    play: (name, step = 0) => {
      if (on) SOUNDS[name](voice(), step)
    },
    isOn: () => on,
    setOn: (next) => {
      on = next
      keepChoice(next)
    },
  }
}

const SOUNDS: Record<SoundName, (synth: Synth, step: number) => void> = {
  press: (synth) => synth.play([{ hertz: 520, at: 0, length: 0.07, loudness: 0.35, slideTo: 780 }]),
  card: (synth, step) => {
    synth.rush(3_400 + step * 120, 900, 0.07, 0.26)
    synth.play([{ hertz: 190, at: 0.03, length: 0.05, loudness: 0.3, slideTo: 90, shape: 'sine' }])
  },
  spin: (synth) => synth.rush(260, 1_500, 0.5, 0.22),
  stop: (synth, reel) => {
    synth.play([
      { hertz: 150 - reel * 4, at: 0, length: 0.12, loudness: 0.7, slideTo: 62, shape: 'sine' },
    ])
    synth.rush(1_800, 500, 0.05, 0.2)
  },
  scatter: (synth, step) => synth.play(chord([5 + step, 7 + step, 9 + step], 0.06, 0.5, 0.34)),
  tension: (synth) => {
    synth.play([
      { hertz: 180, at: 0, length: 1.2, loudness: 0.22, slideTo: 720, shape: 'sawtooth' },
    ])
  },
  wild: (synth) => {
    synth.rush(400, 4_000, 0.5, 0.2)
    synth.play(chord([2, 4, 6, 8], 0.05, 0.5, 0.28))
  },
  win: (synth) => synth.play(chord([3, 5, 7], 0.07, 0.4, 0.3)),
  count: (synth, step) => synth.play([tone(5 + (step % 6), 0, 0.06, 0.14)]),
  freeSpins: (synth) => synth.play(chord([0, 2, 3, 5, 7, 8, 10], 0.11, 0.7, 0.32)),
  bigWin: (synth) => {
    synth.play(chord([0, 3, 5, 8, 5, 8, 10], 0.13, 0.8, 0.34))
    synth.play([{ hertz: 146.83, at: 0, length: 1.6, loudness: 0.3, shape: 'sine' }])
  },
  cast: (synth) => synth.rush(700, 2_600, 0.32, 0.16),
  splash: (synth) => {
    synth.rush(2_400, 380, 0.34, 0.26)
    synth.play([{ hertz: 320, at: 0.03, length: 0.14, loudness: 0.2, slideTo: 120, shape: 'sine' }])
  },
  bud: (synth, step) => synth.play([tone(1 + (step % 9), 0, 0.09, 0.16)]),
  pluck: (synth, step) => {
    synth.rush(1_600, 700, 0.07, 0.14)
    synth.play([tone(2 + (step % 8), 0.02, 0.22, 0.32), tone(4 + (step % 7), 0.07, 0.3, 0.2)])
  },
  sting: (synth) => {
    synth.play([
      { hertz: 190, at: 0, length: 0.5, loudness: 0.3, shape: 'sawtooth', slideTo: 330 },
      { hertz: 196, at: 0, length: 0.5, loudness: 0.24, shape: 'sawtooth', slideTo: 342 },
      { hertz: 130, at: 0.42, length: 0.3, loudness: 0.4, shape: 'sine', slideTo: 60 },
    ])
  },
  slip: (synth) => {
    synth.play([{ hertz: 420, at: 0, length: 0.2, loudness: 0.18, slideTo: 210, shape: 'sine' }])
    synth.rush(900, 300, 0.2, 0.1)
  },
  hoof: (synth, step) => {
    synth.play([
      { hertz: 120 + step * 9, at: 0, length: 0.07, loudness: 0.3, slideTo: 60, shape: 'sine' },
      { hertz: 104 + step * 9, at: 0.09, length: 0.06, loudness: 0.22, slideTo: 55, shape: 'sine' },
    ])
    synth.rush(900, 260, 0.05, 0.06)
  },
  racket: (synth, step) => {
    synth.rush(2_600 - (step % 2) * 500, 900, 0.04, 0.3)
    synth.play([
      { hertz: 330 - (step % 2) * 60, at: 0, length: 0.06, loudness: 0.34, slideTo: 180 },
    ])
  },
  kick: (synth) => {
    synth.rush(900, 240, 0.09, 0.4)
    synth.play([{ hertz: 140, at: 0, length: 0.1, loudness: 0.5, slideTo: 60, shape: 'sine' }])
  },
  cheer: (synth) => {
    synth.rush(700, 2_200, 0.7, 0.22)
    synth.play(chord([4, 6], 0.08, 0.3, 0.2))
  },
  sigh: (synth) => synth.rush(1_300, 320, 0.6, 0.16),
  whistle: (synth, step) => {
    // The pea makes a whistle tremble; the last one of a match is blown three times.
    const blows = step > 0 ? [0, 0.26, 0.52] : [0]
    synth.play(
      blows.flatMap((at) => [
        { hertz: 2_350, at, length: 0.2, loudness: 0.16, slideTo: 2_260 },
        { hertz: 2_480, at: at + 0.04, length: 0.16, loudness: 0.12, slideTo: 2_300 },
      ]),
    )
  },
  loose: (synth) => {
    synth.play([{ hertz: 210, at: 0, length: 0.16, loudness: 0.3, slideTo: 120 }])
    synth.rush(1_400, 3_200, 0.2, 0.12)
  },
  stick: (synth, step) => {
    synth.rush(1_100, 260, 0.06, 0.4)
    synth.play([
      { hertz: 160, at: 0, length: 0.09, loudness: 0.45, slideTo: 70, shape: 'sine' },
      ...(step > 0 ? chord([5, 7], 0.06, 0.25, 0.16) : []),
    ])
  },
  clash: (synth) => {
    synth.rush(2_800, 700, 0.09, 0.4)
    synth.play([{ hertz: 240, at: 0, length: 0.12, loudness: 0.34, slideTo: 110 }])
  },
  crash: (synth) => {
    synth.rush(3_400, 240, 0.26, 0.5)
    synth.play([{ hertz: 130, at: 0, length: 0.24, loudness: 0.6, slideTo: 46, shape: 'sine' }])
  },
  charge: (synth) => {
    synth.play([{ hertz: 160, at: 0, length: 0.4, loudness: 0.2, slideTo: 620, shape: 'sawtooth' }])
  },
  shield: (synth) => {
    synth.play([{ hertz: 880, at: 0, length: 0.22, loudness: 0.26, slideTo: 640 }])
    synth.rush(4_200, 1_800, 0.12, 0.2)
  },
  beam: (synth) => {
    synth.rush(900, 5_200, 0.34, 0.3)
    synth.play([{ hertz: 720, at: 0, length: 0.4, loudness: 0.3, slideTo: 90, shape: 'sawtooth' }])
  },
  coin: (synth, step) => {
    synth.play([
      { hertz: 1_480 + step * 46, at: 0, length: 0.22, loudness: 0.2, shape: 'sine' },
      { hertz: 2_220 + step * 46, at: 0.03, length: 0.3, loudness: 0.14, shape: 'sine' },
    ])
  },
  marble: (synth) => {
    synth.rush(1_500, 320, 1, 0.12)
    synth.play([
      { hertz: 1_320, at: 0, length: 0.05, loudness: 0.24, slideTo: 880, shape: 'sine' },
      { hertz: 92, at: 0.02, length: 0.9, loudness: 0.12, slideTo: 58, shape: 'sine' },
    ])
  },
  rocket: (synth) => {
    synth.rush(500, 4_200, 1, 0.2)
    synth.play([
      { hertz: 420, at: 0, length: 1, loudness: 0.1, slideTo: 1_680, shape: 'sine' },
      { hertz: 110, at: 0, length: 0.12, loudness: 0.3, slideTo: 60, shape: 'sine' },
    ])
  },
  foothold: (synth, row) => {
    synth.rush(1_300 + row * 90, 420, 0.06, 0.24)
    synth.play([
      { hertz: 150 + row * 8, at: 0, length: 0.08, loudness: 0.4, slideTo: 90, shape: 'sine' },
      tone(row, 0.05, 0.2, 0.18),
    ])
  },
  slide: (synth) => {
    synth.rush(3_000, 500, 0.12, 0.42)
    synth.rush(1_500, 260, 0.6, 0.2)
    synth.play([{ hertz: 460, at: 0.06, length: 0.55, loudness: 0.18, slideTo: 110 }])
  },
  burst: (synth, step) => {
    synth.rush(1_900 + step * 160, 600, 0.16, 0.24)
    synth.play(chord([step, step + 2, step + 4], 0.05, 0.34, 0.26))
  },
  fireflies: (synth, step) => {
    // One light after the other goes on, over a hum that a night by the water has.
    synth.play(
      [0, 2, 5, 3, 7, 6, 9].map((high, at) => ({
        ...tone(high + step, at * 0.075, 0.34, 0.13),
        shape: 'sine' as const,
      })),
    )
    synth.play([{ hertz: 220, at: 0, length: 0.9, loudness: 0.12, slideTo: 293.66, shape: 'sine' }])
    synth.rush(5_200, 6_400, 0.5, 0.05)
  },
  bigWheel: (synth) => {
    synth.rush(420, 180, 2.2, 0.14)
    // The wood creaks at every seat, ever slower.
    synth.play(
      [0, 0.1, 0.2, 0.31, 0.43, 0.57, 0.74, 0.95, 1.22, 1.58, 2.05].map((at) => ({
        hertz: 210,
        at,
        length: 0.07,
        loudness: 0.2,
        slideTo: 150,
      })),
    )
  },
  hold: (synth) => {
    synth.play(chord([0, 3, 5, 7, 10], 0.09, 0.7, 0.3))
    synth.play([{ hertz: 98, at: 0, length: 1.1, loudness: 0.34, slideTo: 147, shape: 'sine' }])
  },
  snap: (synth) => {
    synth.rush(5_200, 260, 0.22, 0.5)
    synth.play([{ hertz: 620, at: 0.02, length: 0.5, loudness: 0.3, slideTo: 90 }])
  },
}

/** Notes of the scale one after the other. */
function chord(steps: readonly number[], gap: number, length: number, loudness: number): Note[] {
  return steps.map((step, index) => tone(step, index * gap, length, loudness))
}

function tone(step: number, at: number, length: number, loudness: number): Note {
  return { hertz: SCALE[Math.min(step, SCALE.length - 1)] ?? 440, at, length, loudness }
}

function keptChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    // Storage may be closed to framed pages; sound then starts off every time.
    return false
  }
}

function keepChoice(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // The choice holds until the page is left.
  }
}
