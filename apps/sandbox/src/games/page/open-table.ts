import type { SlotGame } from '@maidan/casino'
import type { RoundProof } from '../studio-api.ts'
import { verifyRound } from './fairness/verify-round.ts'
import { paintStage, type StagePaintings } from './art/paint-stage.ts'
import { addressLanguage, takePaintings } from './enter.ts'
import { createHud, type HudActions } from './hud/hud.ts'
import { moneyWriter } from './hud/money-text.ts'
import { shortMoneyWriter } from './hud/short-money.ts'
import { COVER_FADE_MS } from './hud/loading.ts'
import { listenToKeys } from './hud/keys.ts'
import { parentTeller } from './parent/tell-parent.ts'
import { createBets, type Bets } from './play/bets.ts'
import { createFreeRounds, type FreeRounds } from './play/free-rounds.ts'
import { Game } from './play/game.ts'
import { keepMeter } from './jackpot/keep-meter.ts'
import { showPrizes } from './play/hold/show-prizes.ts'
import { createPurse, type Purse } from './play/purse.ts'
import { showSteps } from './play/cascades/show-steps.ts'
import type { Table } from './play/table.ts'
import { unshownWin } from './play/visit/unshown-win.ts'
import { openBetSheet } from './sheets/bet-sheet.ts'
import { openFairnessSheet } from './sheets/fairness-sheet.ts'
import { openHistorySheet } from './sheets/history-sheet.ts'
import { openMenuSheet } from './sheets/menu-sheet.ts'
import { openPaytableSheet } from './sheets/paytable-sheet.ts'
import { createSounds } from './sound/sounds.ts'
import { openScene } from './stage/scene.ts'
import type { Entered } from './studio/enter-game.ts'
import { themeOf } from './theme/themes.ts'
import { gameTitle } from '../catalog/game-title.ts'
import { keepBalance } from './windows/keep-balance.ts'
import { loadLetters } from './words/load-letters.ts'
import type { Speech } from './words/speech.ts'

/**
 * Sets the table: controls, drawing, money, sound. Resolves, once every picture is there, with the
 * function that begins the game.
 */
export async function openTable(
  game: SlotGame,
  { session, view }: Entered,
  speech: Speech,
  onProgress: (part: number) => void,
): Promise<() => Promise<void>> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const theme = themeOf(game.code)
  const money = moneyWriter(view.currency)
  const sounds = createSounds()
  const actions = unsetActions()
  const title = () => gameTitle(game, speech.language())
  const hud = createHud(speech, actions, title)
  // Pictures come meanwhile; nothing is written on the stage before it is fitted.
  const letters = loadLetters(speech.language())
  document.body.append(hud.node)
  const drawnIn = speech.language()
  const paintings = drawnIn === addressLanguage ? takePaintings() : paintStage(game.code, drawnIn)
  const { host } = hud
  const scene = await openScene({ host, game, theme, paintings, title, still, onProgress }).catch(
    (error: unknown) => {
      hud.node.remove()
      throw error
    },
  )
  await letters
  const shortMoney = shortMoneyWriter(view.currency)
  const table: Table = { game, theme, scene, hud, sounds, speech, money, shortMoney, still }
  // The page knows which of the site's own origins frames it.
  const siteOrigin = document.documentElement.dataset['siteOrigin'] ?? view.siteOrigin
  const tell = parentTeller(siteOrigin)
  const purse = createPurse(hud, scene.clock, money, tell)
  const levels = view.game.betLevels.map(BigInt)
  const stakes: Stakes = {
    bets: createBets(levels, BigInt(view.game.betDefaultMinor), () =>
      drawBet(table, stakes, false),
    ),
    freeRounds: createFreeRounds({
      bar: hud.freeRounds,
      speech,
      money,
      onChange: () => drawBet(table, stakes, !play.isReady()),
    }),
  }
  const onLock = (locked: boolean) => drawBet(table, stakes, locked)
  const wiring = { session, spinIntervalMs: view.spinIntervalMs, siteOrigin, tell, onLock }
  const waiting = { onIdle: () => kept.idle(), onSlow: () => kept.doubt() }
  const play = new Game({ table, purse, ...stakes, ...wiring, ...waiting })
  stakes.freeRounds.set(view.freeRounds)
  Object.assign(actions, tableActions(table, play, stakes, { session, view }))
  listenToKeys(() => play.press())
  const kept = keepShown(table, play, purse, { session, view })
  keepDrawn(table)
  purse.open(BigInt(view.balanceMinor), unshownWin(view.unfinished))
  onLock(true)
  return () => {
    // While the cover goes, a slow device has enough to do with the first frame.
    scene.draw(COVER_FADE_MS)
    return play.begin(view)
  }
}

/** What a spin may cost: one of the bets, or nothing. */
type Stakes = { bets: Bets; freeRounds: FreeRounds }

function tableActions(
  table: Table,
  play: Game,
  { bets, freeRounds }: Stakes,
  { session, view }: Entered,
): HudActions {
  const { speech, sounds, money, game } = table
  const verify = (proof: RoundProof) => verifyRound(game.code, proof)
  const sources = { session, money, speech, verify }
  const paytable = () =>
    openPaytableSheet({
      game,
      facts: view.game,
      betMinor: bets.chosen(),
      money,
      speech,
      jackpot: view.jackpot,
      spinIntervalMs: view.spinIntervalMs,
    })
  const history = () => void openHistorySheet(sources)
  const sound = () => {
    sounds.setOn(!sounds.isOn())
    sounds.play('press')
    drawSound(table)
  }
  const step = (by: 1 | -1) => () => {
    sounds.play('press')
    bets.step(by)
  }
  drawSound(table)
  speech.onChange(() => drawSound(table))
  return {
    spin: () => play.press(),
    hurry: () => play.hurry(),
    betLower: step(-1),
    betHigher: step(1),
    freeRounds: () => changeStake(table, play, freeRounds),
    betChoose: () => {
      if (play.isReady()) chooseBet(table, bets)
    },
    menu: () => {
      const { provider } = view.game
      const title = gameTitle(game, speech.language())
      const onFairness = () => void openFairnessSheet(sources)
      const whose = { username: view.username, provider, title }
      openMenuSheet({
        speech,
        sounds,
        ...whose,
        onSound: sound,
        onPaytable: paytable,
        onHistory: history,
        onFairness,
      })
    },
    paytable,
    history,
    sound,
  }
}

function chooseBet({ money, speech }: Table, bets: Bets): void {
  const onChoose = (betMinor: bigint) => bets.choose(betMinor)
  openBetSheet({ levels: bets.levels, chosen: bets.chosen(), money, speech, onChoose })
}

/** From paying to the free rounds and back, between two spins alone. */
function changeStake({ sounds }: Table, play: Game, freeRounds: FreeRounds): void {
  if (!play.isReady()) return
  sounds.play('press')
  freeRounds.toggle()
  play.invite()
}

/** Until the pictures are there no control does anything. */
function unsetActions(): HudActions {
  const wait = () => undefined
  return {
    spin: wait,
    hurry: wait,
    betLower: wait,
    betHigher: wait,
    betChoose: wait,
    menu: wait,
    paytable: wait,
    history: wait,
    sound: wait,
    freeRounds: wait,
  }
}

function drawSound({ hud, sounds, speech }: Table): void {
  hud.buttons.sound.picture(sounds.isOn() ? 'soundOn' : 'soundOff')
  hud.buttons.sound.label(speech.say(sounds.isOn() ? 'soundOff' : 'soundOn'))
}

/** While free rounds are played their bet stands there, and cannot be changed. */
function drawBet(table: Table, { bets, freeRounds }: Stakes, locked: boolean): void {
  const { hud, money, speech } = table
  const free = freeRounds.chosen()
  const betMinor = free === null ? bets.chosen() : BigInt(free.betMinor)
  const isFixed = locked || free !== null
  hud.bet.label(speech.say(free === null ? 'bet' : 'freeRoundsBet'))
  hud.bet.value(money(betMinor))
  showPrizes(table, betMinor)
  hud.bet.node.toggleAttribute('disabled', isFixed)
  hud.buttons.betLower.enable(!isFixed && !bets.isLowest())
  hud.buttons.betHigher.enable(!isFixed && !bets.isHighest())
  hud.freeRounds.enable(!locked)
}

/** Shows no old balance and no old jackpot while the game waits for its player. */
function keepShown(table: Table, play: Game, purse: Purse, { session, view }: Entered) {
  const isIdle = () => play.isReady()
  const lookAtMeter = keepMeter({ table, session, first: view.jackpot, isIdle })
  const { doubt, idle } = keepBalance(session, {
    isIdle,
    knownMinor: purse.balanceMinor,
    take: ({ balanceMinor }) => purse.set(BigInt(balanceMinor)),
  })
  return {
    doubt,
    idle: () => {
      idle()
      lookAtMeter()
    },
  }
}

/** Keeps what stands on the stage right in either language and at any size. */
function keepDrawn(table: Table): void {
  keepPictures(table)
  keepSteps(table)
  keepFitting(table)
}

/** Paints the symbols with their names in the other language, as soon as these pictures are there. */
function keepPictures({ game, scene, speech }: Table): void {
  speech.onChange(() => {
    const language = speech.language()
    const show = ({ symbols }: StagePaintings) => {
      if (speech.language() === language) scene.repaint(symbols)
    }
    // Without them the reels stay as they are: what stands there is right, in the other letters.
    paintStage(game.code, language).then(show, () => undefined)
  })
}

/** Writes the multipliers before the first spin, and in the other language. */
function keepSteps(table: Table): void {
  const write = () => showSteps(table, { free: false, at: 0 })
  table.speech.onChange(write)
  write()
}

/** Fits the drawing to the page now and whenever its size or, with the language, its title changes. */
function keepFitting({ scene, hud, speech }: Table): void {
  const size = () => JSON.stringify([hud.node.clientWidth, hud.node.clientHeight, hud.controls()])
  let fitted = ''
  const fit = () => {
    const { clientWidth, clientHeight } = hud.node
    if (clientWidth === 0 || clientHeight === 0) return
    fitted = size()
    hud.place(scene.fit(clientWidth, clientHeight, hud.controls()))
  }
  // It also tells of what it begins to observe; painting all of the machine again would be for nothing.
  const sizes = new ResizeObserver(() => {
    if (size() !== fitted) fit()
  })
  sizes.observe(hud.node)
  sizes.observe(hud.freeRounds.node)
  sizes.observe(hud.meter.node)
  speech.onChange(fit)
  fit()
}
