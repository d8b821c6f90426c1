/** One note: pitch in Hz, when and how long in seconds, how loud from 0 to 1. */
export type Note = {
  hertz: number
  at: number
  length: number
  loudness: number
  shape?: OscillatorType
  /** Pitch the note slides to. */
  slideTo?: number
}

/** A small synthesiser: notes and filtered noise into one quiet master. */
export class Synth {
  readonly #context: AudioContext
  readonly #master: GainNode
  readonly #noise: AudioBuffer

  constructor(context: AudioContext) {
    this.#context = context
    this.#master = context.createGain()
    this.#master.gain.value = 0.32
    this.#master.connect(context.destination)
    this.#noise = whiteNoise(context)
  }

  play(notes: readonly Note[]): void {
    for (const note of notes) this.#note(note)
  }

  /** A breath of noise between two filter pitches. */
  rush(from: number, to: number, length: number, loudness: number): void {
    const now = this.#context.currentTime
    const source = this.#context.createBufferSource()
    source.buffer = this.#noise
    source.loop = true
    const filter = this.#context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = 0.9
    filter.frequency.setValueAtTime(from, now)
    filter.frequency.exponentialRampToValueAtTime(to, now + length)
    source.connect(filter).connect(this.#envelope(now, length, loudness))
    source.start(now)
    source.stop(now + length)
  }

  #note({ hertz, at, length, loudness, shape = 'triangle', slideTo }: Note): void {
    const begin = this.#context.currentTime + at
    const voice = this.#context.createOscillator()
    voice.type = shape
    voice.frequency.setValueAtTime(hertz, begin)
    if (slideTo !== undefined) voice.frequency.exponentialRampToValueAtTime(slideTo, begin + length)
    voice.connect(this.#envelope(begin, length, loudness))
    voice.start(begin)
    voice.stop(begin + length)
  }

  /** A short rise, then a fall to silence. */
  #envelope(begin: number, length: number, loudness: number): GainNode {
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(0.0001, begin)
    gain.gain.exponentialRampToValueAtTime(loudness, begin + Math.min(0.02, length / 4))
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
    gain.connect(this.#master)
    return gain
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}
