import { element } from '../../../games/page/dom/element.ts'
import type { Speech } from '../words/speech.ts'
import { choiceRow } from './choice-row.ts'

export type ViewName = 'matches' | 'bets'

export type ViewSwitch = {
  tabs: HTMLElement
  main: HTMLElement
  shown: () => ViewName
  show: (name: ViewName) => void
  /** Says beside "My bets" how many are open. */
  count: (open: number) => void
}

/** The two views of the page, one of which is shown. */
export function viewSwitch(
  speech: Speech,
  views: Readonly<Record<ViewName, HTMLElement>>,
  onShow: (name: ViewName) => void,
): ViewSwitch {
  let shown: ViewName = 'matches'
  const choices = [
    { id: 'matches', label: speech.say('matches') },
    { id: 'bets', label: speech.say('myBets') },
  ] as const
  const show = (name: ViewName) => {
    shown = name
    row.choose(name)
    views.matches.hidden = name !== 'matches'
    views.bets.hidden = name !== 'bets'
    scrollTo({ top: 0 })
    onShow(name)
  }
  const row = choiceRow<ViewName>({ class: 'tabs', label: speech.say('views') }, choices, show)
  row.choose(shown)
  return {
    tabs: row.node,
    main: element('main', {}, views.matches, views.bets),
    shown: () => shown,
    show,
    count: (open) => {
      const counted = speech.say('myBetsCount', { count: open })
      row.relabel('bets', open === 0 ? speech.say('myBets') : counted)
    },
  }
}
