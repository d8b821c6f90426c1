import '../look/recall.css'
import { chooseWords, readLanguage } from '../words/choose-words.ts'
import { checkTicket } from './checking/check-ticket.ts'
import { findElement } from './find-element.ts'
import { ScratchFoil } from './foil/scratch-foil.ts'

const say = chooseWords(readLanguage(document.documentElement.lang))
const BARE_EVERY_MS = 350

async function showVerdict(): Promise<void> {
  const verdict = findElement('verdict', HTMLParagraphElement)
  const data = document.body.dataset
  verdict.textContent = say('checking')
  const isRight = await checkTicket({
    serverSeed: data['serverSeed'] ?? '',
    serverSeedHash: data['serverSeedHash'] ?? '',
    clientSeed: data['clientSeed'] ?? '',
    fields: data['fields'] ?? '',
    prize: data['prize'] ?? '',
  })
  verdict.textContent = say(isRight ? 'checkGood' : 'checkBad')
  verdict.classList.toggle('bad', !isRight)
}

/** Lays the foil again; it may be scratched by hand, and comes off by itself as well. */
function setUpReplay(): void {
  const grid = findElement('grid', HTMLDivElement)
  const fields = [...grid.querySelectorAll<HTMLElement>('.field')]
  let bared = 0
  const onBare = (): void => {
    bared += 1
    if (bared === fields.length) grid.classList.remove('covered')
  }
  const foil = new ScratchFoil(findElement('foil', HTMLCanvasElement), fields, {
    onBare,
    onRub: () => {},
  })
  const button = findElement('replay', HTMLButtonElement)
  button.hidden = false
  const replay = async (): Promise<void> => {
    button.disabled = true
    bared = 0
    grid.classList.add('covered')
    foil.lay()
    for (const index of fields.keys()) {
      await new Promise((resolve) => setTimeout(resolve, BARE_EVERY_MS))
      foil.bare(index)
    }
    button.disabled = false
  }
  button.addEventListener('click', () => void replay())
}

setUpReplay()
const check = findElement('check', HTMLButtonElement)
check.hidden = false
check.addEventListener('click', () => void showVerdict())
