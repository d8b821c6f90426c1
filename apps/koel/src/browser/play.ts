import '../look/play/page.css'
import '../look/play/ticket.css'
import '../look/play/controls.css'
import '../look/play/dialogs.css'
import '../look/play/sizes.css'
import { chooseWords, readLanguage } from '../words/choose-words.ts'
import { findElement } from './find-element.ts'
import { makeKey } from './make-key.ts'
import { makeSounds } from './make-sounds.ts'
import { takeLaunch } from './open-game.ts'
import { RunGame } from './run-game.ts'
import { greetSite } from './tell-site.ts'

const { site = '', game: gameCode = '' } = document.body.dataset
greetSite(site)
const language = readLanguage(document.documentElement.lang)
const say = chooseWords(language)
const sounds = makeSounds()
const game = new RunGame(language, say, site, sounds)

function onClick(id: string, act: () => void): void {
  findElement(id, HTMLButtonElement).addEventListener('click', act)
}

function setUpDialogs(): void {
  for (const id of ['rules', 'fair']) {
    onClick(`open-${id}`, () => findElement(id, HTMLDialogElement).showModal())
  }
  onClick('open-history', () => void game.openHistory())
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.querySelector('.close')?.addEventListener('click', () => dialog.close())
    dialog.addEventListener('click', (event) => {
      // The dialog itself is hit only beside its content and on the ground behind it.
      if (event.target === dialog && dialog.id !== 'notice') dialog.close()
    })
  }
}

function setUpSound(): void {
  const button = findElement('sound', HTMLButtonElement)
  const path = button.querySelector('path')
  button.addEventListener('click', () => {
    const isOn = sounds.toggle()
    const label = say(isOn ? 'soundOff' : 'soundOn')
    button.setAttribute('aria-label', label)
    button.title = label
    const waves = isOn ? 'M16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12' : 'M16 9l5 6M21 9l-5 6'
    path?.setAttribute('d', `M4 9v6h4l5 5V4L8 9z${waves}`)
  })
}

function setUpSeed(): void {
  const input = findElement('client-seed', HTMLInputElement)
  const renew = (): void => void (input.value = makeKey(16))
  onClick('new-seed', renew)
  renew()
}

function setUpKeys(played: RunGame): void {
  document.addEventListener('keydown', (event) => {
    // A key that is held down must not buy one ticket after another.
    if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
  })
  document.addEventListener('keydown', (event) => {
    const isElsewhere =
      document.querySelector('dialog[open]') || event.target instanceof HTMLInputElement
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.code === 'KeyB') void played.buy()
    if (event.code === 'KeyS') played.scratchAll()
  })
}

onClick('buy', () => void game.buy())
onClick('scratch-all', () => game.scratchAll())
setUpDialogs()
setUpSound()
setUpSeed()
setUpKeys(game)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void game.refresh()
})
// The site may open the game anew by another fragment of the same address: that loads nothing.
window.addEventListener('hashchange', () => {
  if (location.hash.startsWith('#launch=')) location.reload()
})
void game.open(takeLaunch(gameCode))
