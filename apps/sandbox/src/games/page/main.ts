import { slotGame, type SlotGame } from '@maidan/casino'
import { wearDemo } from './demo/demo-strip.ts'
import { takeEntrance } from './enter.ts'
import { gameOfAddress } from './game-of-address.ts'
import { loadingCover } from './hud/loading.ts'
import { openTable } from './open-table.ts'
import { parentTeller } from './parent/tell-parent.ts'
import { tellFailure } from './play/tell-failure.ts'
import { showMessage } from './sheets/message-sheet.ts'
import { StudioRefusal, StudioUnreachable } from './studio/call-studio.ts'
import { NoDrawing } from './stage/open-stage.ts'
import { themeOf, wearTheme } from './theme/themes.ts'
import { gameTitle } from '../catalog/game-title.ts'
import { firstLanguage } from './words/first-language.ts'
import { createSpeech, type Speech, type WordKey } from './words/speech.ts'

const code = gameOfAddress()
const siteOrigin = document.documentElement.dataset['siteOrigin'] ?? '/'
const speech = createSpeech(firstLanguage(location.search, navigator.language))

parentTeller(siteOrigin)({ type: 'maidan:here' })

/** Opens the game of this address; what fails is told, and can be tried again. */
async function start(game: SlotGame): Promise<void> {
  const language = speech.language()
  const title = gameTitle(game, language)
  const loading = loadingCover(game.code, language, { title, loading: speech.say('loading') })
  document.body.append(loading.node)
  try {
    const entered = await takeEntrance()
    speech.choose(entered.view.language)
    wearDemo(entered.view.isDemo, entered.session, speech)
    const begin = await openTable(game, entered, speech, loading.progress)
    loading.done()
    await begin()
  } catch (error) {
    await startFailed(error, speech)
    loading.node.remove()
    await start(game)
  }
}

/** Resolves when the player wants to try again; a message that ends the game never does. */
async function startFailed(error: unknown, speech: Speech): Promise<void> {
  if (error instanceof StudioRefusal) {
    await tellFailure({ speech }, error, siteOrigin)
    return
  }
  const [title, text] = startWords(error)
  await showMessage({
    title: speech.say(title),
    text: speech.say(text),
    button: speech.say('retry'),
  })
}

function startWords(error: unknown): [title: WordKey, text: WordKey] {
  if (error instanceof NoDrawing) return ['noDrawingTitle', 'noDrawingText']
  if (error instanceof StudioUnreachable) return ['offlineTitle', 'offlineStart']
  return ['errorTitle', 'offlineStart']
}

function listenToLanguage(game: SlotGame): void {
  const name = () => {
    document.documentElement.lang = speech.language()
    document.title = gameTitle(game, speech.language())
  }
  speech.onChange(name)
  name()
}

const game = slotGame(code)
if (game === undefined) {
  const failure = { message: '', code: 'GAME_NOT_FOUND', request_id: '' }
  await tellFailure({ speech }, new StudioRefusal(failure), siteOrigin)
} else {
  wearTheme(themeOf(game.code))
  listenToLanguage(game)
  await start(game)
}
