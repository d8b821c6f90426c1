import type { Picture } from '../ticket/list-prizes.ts'
import type { Language, Say } from '../words/choose-words.ts'
import { formatNumber } from '../words/format-money.ts'
import { findElement } from './find-element.ts'
import { ScratchFoil } from './foil/scratch-foil.ts'

type Told = { onBare(count: number): void; onWhole(): void; onRub(): void }

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
}
const BARE_EVERY_MS = 110

/** The nine fields: their pictures, their names for screen readers, and the foil on them. */
export class ShowFields {
  readonly #language: Language
  readonly #say: Say
  readonly #told: Told
  readonly #grid = findElement('grid', HTMLDivElement)
  readonly #buttons = [...this.#grid.querySelectorAll('button')]
  readonly #foil: ScratchFoil
  readonly #bared = new Set<number>()
  #pictures: readonly Picture[] = []

  constructor(language: Language, say: Say, told: Told) {
    this.#language = language
    this.#say = say
    this.#told = told
    this.#foil = new ScratchFoil(findElement('foil', HTMLCanvasElement), this.#buttons, {
      onBare: (index) => this.#onBare(index),
      onRub: () => told.onRub(),
    })
    this.#buttons.forEach((button, index) => this.#listen(button, index))
  }

  /** Lays a ticket under foil. */
  lay(pictures: readonly Picture[]): void {
    this.#pictures = pictures
    this.#bared.clear()
    this.#grid.classList.remove('specimen')
    this.#buttons.forEach((button, index) => {
      dress(button, pictures[index] ?? null)
      button.setAttribute('aria-label', this.#label(index))
    })
    this.#foil.lay()
    this.#grid.classList.add('covered')
  }

  /** Shows the three that have won. */
  crown(picture: Picture): void {
    this.#buttons.forEach((button, index) =>
      button.classList.toggle('winner', this.#pictures[index] === picture),
    )
  }

  /** Takes the foil off, one field after another; at once where motion is not wanted. */
  async bareAll(): Promise<void> {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    for (const index of this.#buttons.keys()) {
      if (this.#bared.has(index)) continue
      this.#foil.bare(index)
      if (!isStill) await new Promise((resolve) => setTimeout(resolve, BARE_EVERY_MS))
    }
  }

  /** Takes pictures and foil away. */
  clear(): void {
    if (this.#grid.classList.contains('specimen')) return
    this.#pictures = []
    this.#bared.clear()
    this.#foil.lift()
    this.#grid.classList.remove('covered')
    for (const button of this.#buttons) dress(button, null)
  }

  #listen(button: HTMLButtonElement, index: number): void {
    button.addEventListener('click', () => this.#foil.bare(index))
    button.addEventListener('keydown', (event) => {
      const step = STEPS[event.key]
      if (step === undefined) return
      event.preventDefault()
      this.#buttons[index + step]?.focus()
    })
  }

  #onBare(index: number): void {
    this.#bared.add(index)
    this.#buttons[index]?.setAttribute('aria-label', this.#label(index))
    this.#told.onBare(this.#bared.size)
    if (this.#bared.size < this.#buttons.length) return
    this.#grid.classList.remove('covered')
    this.#told.onWhole()
  }

  #label(index: number): string {
    const number = formatNumber(index + 1, this.#language)
    const picture = this.#pictures[index]
    if (!picture || !this.#bared.has(index)) return this.#say('covered', { number })
    return this.#say('shown', { number, picture: this.#say(picture) })
  }
}

function dress(button: HTMLButtonElement, picture: Picture | null): void {
  const image = button.querySelector('img')
  button.classList.remove('winner')
  button.disabled = picture === null
  if (!image) return
  image.hidden = picture === null
  if (picture) image.src = `/code/pictures/${picture}.svg`
}
