import type { Language } from '@maidan/contract'
import { gameCover } from '../../catalog/game-cover.ts'
import { element } from '../dom/element.ts'

export type Loading = {
  node: HTMLElement
  progress: (part: number) => void
  done: () => void
}

/** How long the cover takes to go. */
export const COVER_FADE_MS = 320

/** The cover while the game loads: its picture, its name, and how far it is. */
export function loadingCover(
  code: string,
  language: Language,
  words: { title: string; loading: string },
): Loading {
  const picture = element('img', {
    class: 'loading-picture',
    alt: '',
    src: gameCover(code, language),
  })
  picture.addEventListener('error', () => picture.remove())
  const fill = element('div', { class: 'loading-fill' })
  const bar = element(
    'div',
    {
      class: 'loading-bar',
      role: 'progressbar',
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-label': words.loading,
    },
    fill,
  )
  const title = element('p', { class: 'loading-title' }, words.title)
  const node = element('div', { class: 'loading' }, picture, title, bar)
  return {
    node,
    progress: (part) => {
      fill.style.transform = `scaleX(${part})`
      bar.setAttribute('aria-valuenow', String(Math.round(part * 100)))
    },
    done: () => {
      node.classList.add('loading-done')
      setTimeout(() => node.remove(), COVER_FADE_MS)
    },
  }
}
