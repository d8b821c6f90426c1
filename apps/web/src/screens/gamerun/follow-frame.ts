/**
 * How far a game's page has come: on its way; there by its own word, before the browser says that
 * it has loaded; loaded without a word; given up; open.
 */
export type FrameState = 'coming' | 'greeted' | 'silent' | 'lost' | 'open'

/** What is heard of the frame: a browser also calls its own error page loaded. */
export type FrameEvent = 'greeting' | 'news' | 'loadedInDoubt' | 'loadedForSure' | 'waitedEnough'

const OFFLINE_WAIT_MS = 1_000
const ONLINE_WAIT_MS = 5_000

/**
 * How long a loaded page may be silent; null: it need not speak. A page's own code runs before the
 * page counts as loaded, so that the wait is one for its message alone.
 */
export function silenceMs(page: { greets: boolean; isOnline: boolean }): number | null {
  if (!page.isOnline) return OFFLINE_WAIT_MS
  return page.greets ? ONLINE_WAIT_MS : null
}

/** What a frame is after something was heard of it. Any word of the game is proof that it is there. */
export function followFrame(state: FrameState, event: FrameEvent): FrameState {
  const isDoubted = state === 'silent' || state === 'lost'
  switch (event) {
    case 'greeting':
      return isDoubted ? 'open' : 'greeted'
    case 'news':
      return isDoubted ? 'open' : state
    case 'loadedForSure':
      return 'open'
    case 'loadedInDoubt':
      return state === 'greeted' ? 'open' : 'silent'
    case 'waitedEnough':
      return state === 'silent' ? 'lost' : state
  }
}
