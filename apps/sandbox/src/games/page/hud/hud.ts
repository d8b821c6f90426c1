import { element } from '../dom/element.ts'
import { heldFrames, type HeldFrames } from './held-frames.ts'
import { iconButton, type IconButton } from '../dom/icon-button.ts'
import type { Controls, StageLayout } from '../stage/layout.ts'
import type { Speech } from '../words/speech.ts'
import { banner, type Banner } from './banner.ts'
import { figure, type Figure } from './figure.ts'
import { freeRoundsBar, type FreeRoundsBar } from './free-rounds-bar.ts'
import { freeRibbon, type FreeRibbon } from './free-ribbon.ts'
import { jackpotMeter, type JackpotMeter } from '../jackpot/jackpot-meter.ts'
import { noticeBar, type NoticeBar } from './notice-bar.ts'
import { plaque, type Plaque } from './plaque.ts'
import { prizesBar, type PrizesBar } from './prizes-bar.ts'
import { spinButton, type SpinButton } from './spin-button.ts'
import { stepsBar, type StepsBar } from './steps-bar.ts'

/** What the controls do when they are pressed. */
export type HudActions = Record<
  | 'spin'
  | 'hurry'
  | 'betLower'
  | 'betHigher'
  | 'betChoose'
  | 'menu'
  | 'paytable'
  | 'history'
  | 'sound'
  | 'freeRounds',
  () => void
>

type HudButton = 'menu' | 'sound' | 'paytable' | 'history' | 'betLower' | 'betHigher'

export type Hud = {
  node: HTMLElement
  /** Empty space the stage is drawn behind. */
  host: HTMLElement
  spin: SpinButton
  plaque: Plaque
  notice: NoticeBar
  ribbon: FreeRibbon
  banner: Banner
  freeRounds: FreeRoundsBar
  meter: JackpotMeter
  prizes: PrizesBar
  steps: StepsBar
  held: HeldFrames
  balance: Figure
  bet: Figure
  buttons: Record<HudButton, IconButton>
  /** Places what belongs to the reels, and says how much room the controls take. */
  place: (layout: StageLayout) => void
  controls: () => Controls
}

/** Every control of the game, as DOM over the drawing. */
export function createHud(speech: Speech, actions: HudActions, title: () => string): Hud {
  const buttons = hudButtons(actions)
  const balance = figure('figure-balance')
  const bet = figure('figure-bet', () => actions.betChoose())
  const spin = spinButton(speech, () => actions.spin())
  const win = plaque()
  const notice = noticeBar()
  const ribbon = freeRibbon()
  const card = banner()
  const host = element('div', { class: 'stage' })
  const name = element('h1', { class: 'top-title' })
  const top = element('header', { class: 'top' }, buttons.menu.node, name, buttons.sound.node)
  const prizes = prizesBar()
  const steps = stepsBar()
  const held = heldFrames()
  const gift = freeRoundsBar(() => actions.freeRounds())
  const meter = jackpotMeter()
  const bar = controlBar({ buttons, spin, balance, bet, gift, meter })
  const node = element(
    'main',
    { class: 'game' },
    host,
    top,
    prizes.node,
    steps.node,
    held.node,
    ribbon.node,
    notice.node,
    win.node,
    bar,
    card.node,
  )
  card.node.addEventListener('click', () => actions.hurry())
  host.addEventListener('click', () => actions.hurry())
  const rename = () => {
    name.textContent = title()
    renameHud(speech, buttons, balance, bet, spin)
  }
  speech.onChange(rename)
  rename()
  return {
    node,
    host,
    spin,
    plaque: win,
    notice,
    ribbon,
    banner: card,
    freeRounds: gift,
    meter,
    prizes,
    steps,
    held,
    balance,
    bet,
    buttons,
    place: (layout) => placeOverReels({ node, steps, ribbon, plaque: win }, layout),
    controls: () => roomTaken(node, [top, prizes.node], bar),
  }
}

type OverReels = Pick<Hud, 'node' | 'steps' | 'ribbon' | 'plaque'>

function placeOverReels(hud: OverReels, layout: StageLayout) {
  const { plaque: box, reels, rows, frame, cellWidth } = layout
  const { node, steps, ribbon, plaque: win } = hud
  node.dataset['rows'] = String(rows)
  node.style.setProperty('--reels-middle', `${reels.y + reels.height * 0.42}px`)
  node.style.setProperty('--frame-top', `${reels.y - frame}px`)
  node.style.setProperty('--frame-foot', `${box.y}px`)
  node.style.setProperty('--reels-left', `${reels.x}px`)
  node.style.setProperty('--reels-top', `${reels.y}px`)
  node.style.setProperty('--reels-height', `${reels.height}px`)
  node.style.setProperty('--reel-width', `${cellWidth}px`)
  for (const part of [steps, ribbon]) part.node.style.width = `${box.width}px`
  win.node.style.top = `${box.y}px`
  win.node.style.height = `${box.height}px`
  win.node.style.width = `${box.width}px`
}

/** The bar lies below the reels, or beside them on a phone held sideways. */
function roomTaken(game: HTMLElement, tops: readonly HTMLElement[], bar: HTMLElement): Controls {
  const beside = bar.offsetWidth < game.offsetWidth
  const [bottom, right] = beside ? [0, bar.offsetWidth] : [bar.offsetHeight, 0]
  const ends = tops.map((part) => part.offsetTop + part.offsetHeight)
  return { top: Math.max(...ends), bottom, right }
}

function hudButtons(actions: HudActions): Record<HudButton, IconButton> {
  return {
    menu: iconButton('menu', 'flat', () => actions.menu()),
    sound: iconButton('soundOff', 'flat', () => actions.sound()),
    paytable: iconButton('info', 'round', () => actions.paytable()),
    history: iconButton('clock', 'round', () => actions.history()),
    betLower: iconButton('minus', 'round step', () => actions.betLower()),
    betHigher: iconButton('plus', 'round step', () => actions.betHigher()),
  }
}

type BarParts = Pick<Hud, 'buttons' | 'spin' | 'balance' | 'bet' | 'meter'> & {
  gift: FreeRoundsBar
}

function controlBar({ buttons, spin, balance, bet, gift, meter }: BarParts): HTMLElement {
  const figures = element('div', { class: 'figures' }, balance.node, bet.node)
  const deck = element(
    'div',
    { class: 'deck' },
    buttons.paytable.node,
    buttons.betLower.node,
    spin.node,
    buttons.betHigher.node,
    buttons.history.node,
  )
  return element('footer', { class: 'bar' }, meter.node, gift.node, figures, deck)
}

function renameHud(
  speech: Speech,
  buttons: Record<HudButton, IconButton>,
  balance: Figure,
  bet: Figure,
  spin: SpinButton,
): void {
  const { say } = speech
  buttons.menu.label(say('menu'))
  buttons.paytable.label(say('paytable'))
  buttons.history.label(say('history'))
  buttons.betLower.label(say('betLower'))
  buttons.betHigher.label(say('betHigher'))
  balance.label(say('balance'))
  bet.label(say('bet'))
  spin.rename()
}
