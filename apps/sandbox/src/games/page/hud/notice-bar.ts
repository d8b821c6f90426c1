import { element } from '../dom/element.ts'

type NoticeKind = 'working' | 'good' | 'bad'

export type NoticeBar = {
  node: HTMLElement
  show: (text: string, kind: NoticeKind) => void
  hide: () => void
}

/** A line at the top that says where the money is while something takes longer. */
export function noticeBar(): NoticeBar {
  const text = element('span')
  const node = element('div', { class: 'notice', role: 'status', hidden: true }, element('i'), text)
  return {
    node,
    show: (words, kind) => {
      text.textContent = words
      node.dataset['kind'] = kind
      node.hidden = false
    },
    hide: () => {
      node.hidden = true
    },
  }
}
