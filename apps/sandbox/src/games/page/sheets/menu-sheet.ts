import { element } from '../dom/element.ts'
import { icon, type IconName } from '../dom/icon.ts'
import { openSheet, type Sheet } from '../dom/sheet.ts'
import type { Sounds } from '../sound/sounds.ts'
import type { Speech } from '../words/speech.ts'

export type MenuChoices = {
  speech: Speech
  sounds: Sounds
  username: string
  provider: string
  title: string
  onSound: () => void
  onPaytable: () => void
  onHistory: () => void
  onFairness: () => void
}

/** Everything that is not play: sound, language, rules, past rounds, fair play. */
export function openMenuSheet(choices: MenuChoices): void {
  const { speech, sounds, title, provider, username } = choices
  const sheet = openSheet(title, speech.say('close'))
  const sound = menuLine('soundOff', speech.say('sound'), () => {
    choices.onSound()
    drawSound()
  })
  const state = element('b')
  sound.append(state)
  const drawSound = () => {
    const on = sounds.isOn()
    sound.firstElementChild?.replaceWith(icon(on ? 'soundOn' : 'soundOff'))
    state.textContent = speech.say(on ? 'on' : 'off')
    sound.setAttribute('aria-pressed', String(on))
  }
  drawSound()
  sheet.body.append(
    element('p', { class: 'quiet' }, `${provider} · ${speech.say('player')} ${username}`),
    element(
      'nav',
      { class: 'menu' },
      sound,
      leaving(sheet, 'info', speech.say('paytable'), choices.onPaytable),
      leaving(sheet, 'clock', speech.say('history'), choices.onHistory),
      leaving(sheet, 'shield', speech.say('fairness'), choices.onFairness),
      leaving(sheet, 'language', speech.say('language'), () => {
        speech.choose(speech.language() === 'en' ? 'bn' : 'en')
      }),
    ),
  )
}

function leaving(sheet: Sheet, name: IconName, text: string, onPress: () => void): HTMLElement {
  return menuLine(name, text, () => {
    sheet.close()
    onPress()
  })
}

function menuLine(name: IconName, text: string, onPress: () => void): HTMLButtonElement {
  const line = element(
    'button',
    { type: 'button', class: 'menu-line' },
    icon(name),
    element('span', {}, text),
  )
  line.addEventListener('click', onPress)
  return line
}
