import { useSyncExternalStore } from 'react'
import type { Language } from '../../../games/page/words/voice.ts'
import type { FrameVoice } from '../words/frame-voice.ts'

/** The language that the page speaks now; a change of it draws anew. */
export function useLanguage(speech: FrameVoice): Language {
  return useSyncExternalStore((listener) => {
    speech.onChange(listener)
    // The voice lives as long as its page.
    return () => undefined
  }, speech.language)
}
