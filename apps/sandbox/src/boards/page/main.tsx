import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { roomGame, turnGame } from '@maidan/casino'
import { boardFaces } from '../../games/faces/board-faces.ts'
import { gameTitle } from '../../games/catalog/game-title.ts'
import { gameOfAddress } from '../../games/page/game-of-address.ts'
import { loadingCover } from '../../games/page/hud/loading.ts'
import { parentTeller } from '../../games/page/parent/tell-parent.ts'
import { tellFailure } from '../../games/page/play/tell-failure.ts'
import { showMessage } from '../../games/page/sheets/message-sheet.ts'
import { StudioRefusal, StudioUnreachable } from '../../games/page/studio/call-studio.ts'
import { firstLanguage } from '../../games/page/words/first-language.ts'
import { loadLetters } from '../../games/page/words/load-letters.ts'
import { openBoard } from './open-board.tsx'
import { takeHeldKeyOnce } from './frame/take-held-key-once.ts'
import { wearBoardTheme } from './frame/wear-board-theme.ts'
import { createFrameVoice, type FrameKey } from './words/frame-voice.ts'

const code = gameOfAddress()
const speech = createFrameVoice(firstLanguage(location.search, navigator.language))
const siteOrigin = document.documentElement.dataset['siteOrigin'] ?? '/'

parentTeller(siteOrigin)({ type: 'maidan:here' })
takeHeldKeyOnce()

/** Opens the board of this address; what fails is told, and can be tried again. */
async function start(title: () => string): Promise<void> {
  const words = { title: title(), loading: speech.say('loading') }
  const loading = loadingCover(code, speech.language(), words)
  document.body.append(loading.node)
  try {
    const page = await openBoard(code, speech, loading.progress)
    await loadLetters(speech.language())
    const host = document.createElement('div')
    document.body.prepend(host)
    flushSync(() => createRoot(host).render(page))
    loading.done()
  } catch (error) {
    await startFailed(error)
    loading.node.remove()
    await start(title)
  }
}

/** Resolves when the player wants to try again; a message that ends the game never does. */
async function startFailed(error: unknown): Promise<void> {
  if (error instanceof StudioRefusal) {
    await tellFailure({ speech }, error, siteOrigin)
    return
  }
  if (error instanceof StudioUnreachable) return askAgain('offlineTitle', 'offlineStart')
  await askAgain('notHereTitle', 'notHereText')
  // Styles that did not come are not fetched a second time in one visit, so the visit is begun anew.
  location.reload()
  return new Promise(() => undefined)
}

function askAgain(title: FrameKey, text: FrameKey): Promise<void> {
  const button = speech.say('retry')
  return showMessage({ title: speech.say(title), text: speech.say(text), button })
}

function listenToLanguage(title: () => string): void {
  const name = () => {
    document.documentElement.lang = speech.language()
    document.title = title()
  }
  speech.onChange(name)
  name()
}

const face = boardFaces.find((one) => one.code === code)
const game = turnGame(code) ?? roomGame(code)
if (face === undefined || game === undefined) {
  const failure = { message: '', code: 'GAME_NOT_FOUND', request_id: '' }
  await tellFailure({ speech }, new StudioRefusal(failure), siteOrigin)
} else {
  const title = () => gameTitle(game, speech.language())
  wearBoardTheme(face.theme)
  listenToLanguage(title)
  await start(title)
}
