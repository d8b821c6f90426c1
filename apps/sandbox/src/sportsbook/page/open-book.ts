import type { BetsView } from '../book-api.ts'
import { element } from '../../games/page/dom/element.ts'
import { moneyWriter } from '../../games/page/hud/money-text.ts'
import { parentTeller } from '../../games/page/parent/tell-parent.ts'
import { showMessage } from '../../games/page/sheets/message-sheet.ts'
import { CashOutSheet } from './cashout/cash-out-sheet.ts'
import type { Entered } from './entry/enter-book.ts'
import { isOver, tellEnd } from './entry/tell-end.ts'
import { bookNotices, type BookNotices } from './head/book-notices.ts'
import { headBar } from './head/head-bar.ts'
import { createPurse } from './head/purse.ts'
import { viewSwitch, type ViewSwitch } from './head/view-switch.ts'
import { matchesView } from './matches/matches-view.ts'
import { betsBoard } from './mybets/bets-board.ts'
import { isUnsettled } from './mybets/bet-text.ts'
import { watchBets } from './mybets/watch-bets.ts'
import { openRulesSheet } from './rules/rules-sheet.ts'
import type { BetDeal } from './slip/bet-deal.ts'
import { slipWay } from './slip/slip-way.ts'
import type { Said, Speech } from './words/speech.ts'

/** Opens the book: its bar, its matches, the player's bets. Answers what stands on the page. */
export function openBook({ session, view }: Entered, speech: Speech, siteOrigin: string): Node[] {
  const money = moneyWriter(view.currency)
  const tell = parentTeller(siteOrigin)
  const bar = headBar(speech, () => openRulesSheet(speech, view))
  const purse = createPurse(BigInt(view.balanceMinor), (m) => bar.showBalance(money(m)), tell)
  const notices = bookNotices(speech, view.mayBet)
  const matches = matchesView(session, speech, {
    isShown: () => views.shown() === 'matches',
    onPick: (offers, pick) => (notices.mayBet() ? slip.tap(offers, pick) : notices.tellClosing()),
    isPicked: (pick) => slip.has(pick),
    onNotice: notices.showOdds,
  })
  const bets = betsBoard(speech, money, {
    onMatches: () => views.show('matches'),
    onRetry: () => asking.now(),
    onCashOut: (bet) => new CashOutSheet(deal, bet),
  })
  const views = viewSwitch(speech, { matches: matches.node, bets: bets.node }, (name) =>
    name === 'bets' ? asking.now() : matches.askNow(),
  )
  const over = (error: unknown) => {
    matches.stop()
    asking.stop()
    void tellEnd(speech, error, siteOrigin)
  }
  let news: BetsView | null = null
  const showBets = (answer: BetsView) => {
    news = answer
    purse.set(answer.balanceMinor)
    notices.setMayBet(answer.mayBet)
    bets.show(answer.bets)
    views.count(answer.bets.filter(isUnsettled).length)
    slip.update()
  }
  const asking = watchBets(session, {
    isShown: () => views.shown() === 'bets',
    onBets: showBets,
    onFailure: (error) => {
      if (isOver(error)) over(error)
      else if (news === null) bets.fail()
    },
  })
  const deal: BetDeal = {
    session,
    view,
    speech,
    money,
    purse,
    tell,
    news: () => news,
    onPlaced: asking.now,
    onBets: () => views.show('bets'),
    onOver: over,
    onLate: (lines) => tellLate(speech, lines),
  }
  const slip = slipWay(deal, { onOpen: asking.now, onClosed: matches.askNow })
  views.show(view.mayBet ? 'matches' : 'bets')
  asking.now()
  return [bar.node, topOf(views, notices), views.main, slip.node]
}

const topOf = ({ tabs }: ViewSwitch, { nodes }: BookNotices) =>
  element('div', { class: 'top' }, tabs, ...nodes)

/** The slip was closed before its answer came, so the answer is told by itself. */
function tellLate(speech: Speech, lines: readonly Said[]): void {
  const text = lines.map(({ key, values }) => speech.say(key, values)).join(' ')
  void showMessage({ title: speech.say('slipTitle'), text, button: speech.say('ok') })
}
