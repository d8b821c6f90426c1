import { frameLanguage, type FrameLanguage } from '../words/frame-language.ts'
import { followScore, type ScoreWatcher } from './follow-score.ts'
import { loadLetters } from './load-letters.ts'

/** What both frames stand on: where they draw, and in which language. */
export type Frame = { main: HTMLElement; language: FrameLanguage }

/**
 * Opens a frame for the event of its address, `/<frame>/<event>?lang=<language>`: waits for the
 * letters, lets it be drawn, and follows the score.
 */
export async function openFrame(draw: (frame: Frame) => ScoreWatcher): Promise<void> {
  const main = document.querySelector('main')
  if (main === null) throw new Error('The document of a frame has no main part.')
  const language = frameLanguage(new URLSearchParams(location.search).get('lang'))
  const eventId = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  document.documentElement.lang = language.lang
  await loadLetters(language)
  const watcher = draw({ main, language })
  await followScore(eventId, {
    ...watcher,
    onScore: (score, before) => {
      if (before === null)
        nameFrame(
          main,
          score.names.map((name) => name[language.lang]),
        )
      watcher.onScore(score, before)
    },
  })
}

function nameFrame(main: HTMLElement, names: readonly string[]): void {
  document.title = names.join(' – ')
  main.setAttribute('aria-label', document.title)
}
