import type {
  ErrorCode,
  HistoryView,
  StateView,
  TicketAnswer,
  TicketView,
} from '../messages/describe-messages.ts'
import { isWord } from '../words/choose-words.ts'
import type { Language, Say } from '../words/choose-words.ts'
import { formatMoney } from '../words/format-money.ts'
import { callServer } from './call-server.ts'
import type { Called } from './call-server.ts'
import { dropPetals } from './foil/drop-petals.ts'
import { findElement } from './find-element.ts'
import { makeKey } from './make-key.ts'
import type { Sounds } from './make-sounds.ts'
import { openGame } from './open-game.ts'
import type { Launch } from './open-game.ts'
import { showBanner } from './show-banner.ts'
import type { Banner } from './show-banner.ts'
import { showControls } from './show-controls.ts'
import type { Controls } from './show-controls.ts'
import { ShowFields } from './show-fields.ts'
import { showHistory } from './show-history.ts'
import { showNotice } from './show-notice.ts'
import { findMultiple, showLine, showResult } from './show-result.ts'
import { createTellSite } from './tell-site.ts'
import type { TellSite } from './tell-site.ts'

const ASK_AGAIN_MS = 1_500
const PETALS = 28

/** The course of the game: buy, scratch, be told; and what is done when something fails. */
export class RunGame {
  readonly #language: Language
  readonly #say: Say
  readonly #sounds: Sounds
  readonly #site: TellSite
  readonly #banner: Banner
  readonly #controls: Controls
  readonly #fields: ShowFields
  #state: StateView | null = null
  #ticket: TicketView | null = null
  #followedId = ''

  constructor(language: Language, say: Say, siteOrigin: string, sounds: Sounds) {
    this.#language = language
    this.#say = say
    this.#sounds = sounds
    this.#site = createTellSite(siteOrigin, () => this.#state?.isTrial ?? true)
    this.#banner = showBanner(say)
    this.#controls = showControls(language, say)
    this.#fields = new ShowFields(language, say, {
      onRub: () => sounds.rub(),
      onBare: (count) => this.#onBare(count),
      onWhole: () => void this.#finish(),
    })
  }

  /** Opens the game by a launch, or goes on after a reload. */
  async open(launch: Launch | null): Promise<void> {
    const called = await openGame(launch, (isTrying) => this.#banner.tellTrying(isTrying))
    if (!called) return showNotice(this.#say('LAUNCH_MISSING'), this.#say('fine'))
    if ('body' in called) return this.#show(called.body)
    if (called.error !== 'WALLET_SILENT') return this.#stopFor(called.error)
    const text = this.#explain('WALLET_SILENT')
    showNotice(text, this.#say('again'), () => void this.open(launch))
  }

  /** Buys a ticket at the chosen price. */
  async buy(): Promise<void> {
    const priceMinor = this.#controls.prices.chosen()
    if (this.#controls.phase() !== 'idle' || !priceMinor || !this.#state) return
    const clientSeed = findElement('client-seed', HTMLInputElement)
    if (!clientSeed.checkValidity()) clientSeed.value = makeKey(16)
    const { serverSeedHash } = this.#state
    const order = { buyKey: makeKey(24), priceMinor, clientSeed: clientSeed.value, serverSeedHash }
    this.#controls.enter('buying')
    this.#site.round(true)
    this.#fields.clear()
    this.#drive(0)
    showLine(this.#say('buying'))
    const answer = await this.#call<TicketAnswer>('buy', order)
    if ('body' in answer) return this.#take(answer.body)
    this.#stopFor(answer.error)
    if (answer.error === 'SEED_CHANGED' || answer.error === 'TICKET_UNDER_WAY') {
      await this.#reload()
    }
  }

  scratchAll(): void {
    if (this.#controls.phase() === 'scratching') void this.#fields.bareAll()
  }

  /** Asks for the balance anew: the player may have spent elsewhere. */
  async refresh(): Promise<void> {
    if (this.#controls.phase() === 'idle') await this.#reload()
  }

  async openHistory(): Promise<void> {
    const called = await this.#call<HistoryView>('history', {})
    if ('body' in called) showHistory(called.body.tickets, this.#language, this.#say)
    findElement('history', HTMLDialogElement).showModal()
  }

  #call<Body>(name: string, body: object): Promise<Called<Body>> {
    return callServer<Body>(name, body, (isTrying) => this.#banner.tellTrying(isTrying))
  }

  async #reload(): Promise<void> {
    const called = await this.#call<StateView>('state', {})
    if ('error' in called) return this.#stopFor(called.error)
    this.#show(called.body)
  }

  #show(state: StateView): void {
    this.#state = state
    findElement('trial', HTMLParagraphElement).hidden = !state.isTrial
    this.#controls.setCurrency(state.currency)
    this.#controls.prices.offer(state.pricesMinor, state.currency)
    this.#showNextHash(state.serverSeedHash)
    this.#showBalance(hideWin(state))
    const waiting = state.ticket
    if (state.balanceMinor !== null && !waiting) this.#site.balance(state.balanceMinor)
    if (state.pricesMinor.length === 0) return this.#stopFor('CURRENCY_NOT_OFFERED')
    if (state.isBlocked && !waiting) return this.#stopFor('PLAYER_BLOCKED')
    if (!waiting) return this.#controls.enter('idle')
    this.#controls.enter('buying')
    if (waiting.fields) this.#lay(waiting, this.#say('welcomeBack'))
    if (waiting.state !== 'settled') void this.#follow(waiting.id)
  }

  /** Takes what came of a purchase. */
  #take({ ticket, serverSeedHash }: TicketAnswer): void {
    this.#ticket = ticket
    this.#showNextHash(serverSeedHash)
    if (ticket.fields) {
      this.#tellBalance(ticket.balanceAfterBetMinor)
      this.#lay(ticket, this.#say('scratch'))
      if (ticket.state === 'settling') void this.#follow(ticket.id)
      return
    }
    const isUnderWay = ticket.state === 'betting' || ticket.state === 'cancelling'
    if (isUnderWay) return void this.#follow(ticket.id)
    this.#refuse(ticket)
  }

  /** Lays a ticket that has been drawn, under foil. */
  #lay(ticket: TicketView, line: string): void {
    if (!ticket.fields) return
    this.#ticket = ticket
    this.#drive(0)
    this.#fields.lay(ticket.fields)
    this.#controls.prices.choose(ticket.priceMinor)
    this.#controls.enter('scratching')
    this.#site.round(true)
    showLine(line)
  }

  #onBare(count: number): void {
    this.#sounds.bare()
    this.#drive(count / 9)
  }

  /** All is scratched: shows the result, tells the server, and only then shows the new balance. */
  async #finish(): Promise<void> {
    const ticket = this.#ticket
    if (!ticket) return
    this.#controls.enter('waiting')
    if (ticket.prize) this.#fields.crown(ticket.prize)
    showResult(ticket, this.#language, this.#say)
    this.#celebrate(findMultiple(ticket))
    const answer = await this.#call<TicketAnswer>('reveal', { id: ticket.id })
    if ('error' in answer) return this.#stopFor(answer.error)
    this.#conclude(answer.body)
  }

  #celebrate(multiple: number): void {
    if (multiple > 0) this.#sounds.win(multiple)
    if (multiple > 1) dropPetals(PETALS)
  }

  /** A ticket that is paid or given back is over; any other is asked for again. */
  #conclude({ ticket, serverSeedHash }: TicketAnswer): void {
    this.#ticket = ticket
    this.#showNextHash(serverSeedHash)
    if (ticket.state !== 'settled' && ticket.state !== 'void') return void this.#follow(ticket.id)
    this.#banner.tellWaiting(null)
    if (ticket.state === 'void') {
      showLine(this.#say('voided'))
      return void this.#reload().then(() => this.#site.round(false))
    }
    this.#tellBalance(ticket.balanceAfterWinMinor)
    this.#site.round(false)
    this.#controls.enter(this.#state?.isBlocked ? 'shut' : 'idle')
  }

  /** Asks for a ticket that the wallet has not settled, until it has. */
  async #follow(id: string): Promise<void> {
    if (this.#followedId === id) return
    this.#followedId = id
    for (;;) {
      const answer = await this.#call<TicketAnswer>('ticket', { id })
      if ('error' in answer) return this.#stopFor(answer.error)
      const { ticket } = answer.body
      if (ticket.state === 'refused' || ticket.state === 'cancelled') return this.#take(answer.body)
      const isFoiled = this.#controls.phase() === 'scratching'
      if (ticket.fields && !ticket.isRevealed && !isFoiled) {
        this.#lay(ticket, this.#say('scratch'))
      }
      if (ticket.state === 'settled' || ticket.state === 'void') {
        this.#banner.tellWaiting(null)
        return ticket.isRevealed ? this.#conclude(answer.body) : undefined
      }
      this.#banner.tellWaiting(ticket.state === 'settling' ? 'booking' : 'cancelling')
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }

  #refuse(ticket: TicketView): void {
    this.#banner.tellWaiting(null)
    this.#site.round(false)
    const isRefused = ticket.state === 'refused'
    const text = isRefused ? this.#explain(ticket.refusal ?? 'FAULT') : this.#say('cancelled')
    if (ticket.balanceAfterWinMinor !== null) this.#showBalance(ticket.balanceAfterWinMinor)
    const isEnd = ticket.refusal === 'SESSION_EXPIRED' || ticket.refusal === 'PLAYER_BLOCKED'
    this.#controls.enter(isEnd ? 'shut' : 'idle')
    showLine(isEnd ? text : this.#say('ready'))
    showNotice(text, this.#say('fine'))
  }

  #stopFor(code: ErrorCode): void {
    this.#controls.enter('shut')
    this.#banner.tellWaiting(null)
    this.#site.round(false)
    showLine(this.#explain(code))
    showNotice(this.#explain(code), this.#say('fine'))
  }

  #explain(code: string): string {
    const isTrialPoor = this.#state?.isTrial && code === 'WALLET_NOT_ENOUGH_MONEY'
    const word = isTrialPoor ? 'TRIAL_MONEY_GONE' : isWord(code) ? code : 'FAULT'
    const left = this.#ticket?.balanceAfterWinMinor ?? this.#state?.balanceMinor ?? '0'
    return this.#say(word, { balance: this.#money(left), currency: this.#state?.currency ?? '' })
  }

  #money(minor: string): string {
    return formatMoney(minor, this.#state?.currency ?? '', this.#language)
  }

  #showBalance(minor: string | null): void {
    findElement('balance', HTMLElement).textContent = minor === null ? '–' : this.#money(minor)
  }

  #tellBalance(minor: string | null): void {
    if (minor === null) return
    this.#showBalance(minor)
    this.#site.balance(minor)
  }

  #showNextHash(hash: string): void {
    findElement('next-hash', HTMLParagraphElement).textContent = hash
    if (this.#state) this.#state = { ...this.#state, serverSeedHash: hash }
  }

  /** The rickshaw is this far on its way, 0 to 1. */
  #drive(share: number): void {
    findElement('racer', HTMLImageElement).style.setProperty('--way', String(share))
  }
}

/** The balance without the win of a ticket that is not scratched: it would tell the end. */
function hideWin({ balanceMinor, ticket }: StateView): string | null {
  if (balanceMinor === null || ticket?.state !== 'settled') return balanceMinor
  const hidden = BigInt(balanceMinor) - BigInt(ticket.winMinor ?? '0')
  return String(hidden > 0n ? hidden : 0n)
}
