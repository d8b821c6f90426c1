export type Sounds = {
  /** Turns the sound on or off; returns whether it is on. */
  toggle(): boolean
  rub(): void
  bare(): void
  win(multiple: number): void
}

const RUB_EVERY_MS = 70

/** The sounds of the game, made on the spot. They are off until the player turns them on. */
export function makeSounds(): Sounds {
  let context: AudioContext | null = null
  let isOn = false
  let lastRubMs = 0

  const ring = (
    frequency: number,
    afterSeconds: number,
    seconds: number,
    loudness: number,
  ): void => {
    if (!context || !isOn) return
    const start = context.currentTime + afterSeconds
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(loudness, start)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + seconds)
  }

  return {
    toggle() {
      isOn = !isOn
      context ??= new AudioContext()
      if (isOn) void context.resume()
      return isOn
    },
    rub() {
      if (!context || !isOn || performance.now() - lastRubMs < RUB_EVERY_MS) return
      lastRubMs = performance.now()
      playNoise(context)
    },
    bare: () => ring(340, 0, 0.12, 0.08),
    win(multiple) {
      // The bell of a rickshaw: two high strokes, more often for more money.
      const strokes = multiple >= 100 ? 8 : multiple >= 10 ? 5 : multiple > 1 ? 3 : 1
      for (let stroke = 0; stroke < strokes; stroke += 1) {
        ring(2_093, stroke * 0.22, 0.5, 0.12)
        ring(2_637, stroke * 0.22 + 0.09, 0.5, 0.09)
      }
    },
  }
}

function playNoise(context: AudioContext): void {
  const length = Math.round(context.sampleRate * 0.06)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) * 0.12
  }
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  filter.type = 'highpass'
  filter.frequency.value = 2_500
  source.buffer = buffer
  source.connect(filter).connect(context.destination)
  source.start()
}
