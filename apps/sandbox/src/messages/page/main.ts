import { keepAsking } from '../../sportsbook/page/ask/keep-asking.ts'
import { askMailbox } from './ask/ask-mailbox.ts'
import { partNamed } from '../../built-pages/page/part-named.ts'
import { mailboxBoard } from './mailbox-board.ts'

const EVERY_MS = 2_000

const asked = new URLSearchParams(location.search).get('to') ?? ''
const board = mailboxBoard(partNamed('inboxes', HTMLElement), partNamed('messages', HTMLElement))
const trouble = partNamed('trouble', HTMLElement)

partNamed('to', HTMLInputElement).value = asked
keepAsking({
  ask: () => askMailbox(asked),
  onAnswer: (mailbox) => {
    trouble.hidden = true
    board.show(mailbox)
  },
  onFailure: () => {
    trouble.hidden = false
  },
  pauseMs: () => EVERY_MS,
}).now()
